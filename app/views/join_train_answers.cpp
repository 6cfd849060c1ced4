#include "views/join_answers.h"

#include <algorithm>

#include "words/plain.h"

// Who has trains, and how many there are of a kind.

namespace flimnap {

bool JoinAnswers::asksScrapped() const
{
    return std::any_of(game().cards.begin(), game().cards.end(),
                       [](const TrainCard &card) { return card.faces.size() > 1; });
}

QStringList JoinAnswers::trainOwners() const
{
    QStringList codes;
    for (const QString &code : minorsInPlay()) {
        if (!hasRole(code))
            codes.append(code);
    }
    for (const QString &code : companiesInPlay()) {
        const bool hasAssets = asksCapital(code) && word(placeOf("companies", code, "unpaid")) == "given";
        if ((isOperating(code) && !hasRole(code)) || hasAssets)
            codes.append(code);
    }
    return codes;
}

int JoinAnswers::cardsInPlay(CardId card) const
{
    QStringList faces = game().hasTrainPool() ? codes("pool") : QStringList();
    for (const QString &company : trainOwners())
        faces += codes(placeOf("companies", company, "trains"));
    const auto isOfCard = [&](const QString &code) {
        const FaceId face = game().findFace(code.toStdString());
        return face && game().faces[face].card == card;
    };
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), isOfCard));
}

int JoinAnswers::cardsAtAll(CardId card) const
{
    int count = game().cards[card].count.value_or(0);
    for (const QString &code : companiesInPlay()) {
        for (const FaceId face : game().companies[company(code)].ownTrains)
            count += game().faces[face].card == card ? 1 : 0;
    }
    return count;
}

} // namespace flimnap
