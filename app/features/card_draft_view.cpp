#include "features/card_draft_view.h"

#include "features/card_draft/standing.h"
#include "views/join_answers.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

QString CardDraftView::expectation(const Rules & /*rules*/, const Position &position, const QString &player) const
{
    return position.round.kind == RoundKind::Opening ? tr("%1 takes a company or a character").arg(player) : QString();
}

QString CardDraftView::help(RoundKind round) const
{
    return round == RoundKind::Opening
               ? tr("Everybody takes a company and a character, forwards and then backwards. Nothing is paid.")
               : QString();
}

/// What comes with a company.
QString CardDraftView::meaning(const Wording &words, const GameDefinition &game, const Move &move) const
{
    const CompanyId company = move.kind == MoveKind::Take ? game.findCompany(move.what) : CompanyId();
    if (!company || !game.companies[company].isGiven)
        return {};
    const card_draft::Company &terms = card_draft::termsOf(game).companies.at(company);
    QStringList trains;
    for (const FaceId face : game.companies[company].ownTrains)
        trains.append(words.train(face));
    const QString list = listed(trains);
    QStringList parts{tr("price %1").arg(words.money(terms.price)),
                      trains.size() == 1 ? tr("train %1").arg(list).replace(' ', QChar(0x00a0))
                                         : tr("trains %1").arg(list)};
    if (terms.ownersCash)
        parts.append(tr("its owner has %1").arg(words.money(*terms.ownersCash)));
    return listed(parts);
}

std::optional<int> CardDraftView::usualNumber(const JoinAnswers &answers, const QStringList &place) const
{
    const CompanyId company =
        place.front() == "companies" && place.last() == "price" ? answers.company(place.at(1)) : CompanyId();
    const auto &companies = card_draft::termsOf(answers.game()).companies;
    const auto found = companies.find(company);
    return found == companies.end() ? std::nullopt : std::optional(toNumber(found->second.price));
}

} // namespace flimnap
