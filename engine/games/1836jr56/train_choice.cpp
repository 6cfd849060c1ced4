#include "games/1836jr56/train_choice.h"

#include <algorithm>

#include "games/1836jr56/national.h"
#include "journal/move_schema.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

using Faces = std::vector<std::string>;

Faces trainsOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    Faces faces;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            faces.push_back(game.faces[train.face].code);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

int lastingAmong(const GameDefinition &game, const Faces &faces)
{
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [&](const std::string &face) {
        const FaceId known = game.findFace(face);
        return known && isLasting(game, known);
    }));
}

/// Whether it may keep these: some of its own, within its limit; where lasting ones have to stay, as many of them as
/// fit.
bool mayKeep(const GameDefinition &game, const Position &position, const Faces &kept)
{
    const CompanyId national = game.national->company;
    const Faces owned = trainsOf(game, position, national);
    const int limit = trainLimit(game, position, national);
    const bool isPart = std::includes(owned.begin(), owned.end(), kept.begin(), kept.end());
    if (!isPart || static_cast<int>(kept.size()) > limit)
        return false;
    return game.national->mayDiscardLasting || lastingAmong(game, kept) == std::min(limit, lastingAmong(game, owned));
}

/// Every set of its trains that it may keep, each once.
std::vector<Faces> keepable(const GameDefinition &game, const Position &position)
{
    const Faces owned = trainsOf(game, position, game.national->company);
    std::vector<Faces> sets{{}};
    for (const std::string &face : owned) {
        const std::size_t before = sets.size();
        for (std::size_t index = 0; index < before; ++index) {
            Faces larger = sets[index];
            larger.push_back(face);
            if (std::find(sets.begin(), sets.end(), larger) == sets.end())
                sets.push_back(std::move(larger));
        }
    }
    std::erase_if(sets, [&](const Faces &set) { return !mayKeep(game, position, set); });
    return sets;
}

} // namespace

bool hasChoiceOfTrains(const GameDefinition &game, const Position &position)
{
    const CompanyId national = game.national->company;
    const bool mustGiveUp = position.trains.count(national) > trainLimit(game, position, national);
    return mustGiveUp || keepable(game, position).size() > 1;
}

Party TrainChoice::due(const Position &position) const
{
    return position.formation.keepsTrains ? Party(m_game.national->company) : Party::nobody();
}

void TrainChoice::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const CompanyId national = m_game.national->company;
    judge.need(move.kind == MoveKind::Choose && move.what == "keep_trains" && by == Party(national),
               Code::MustKeepTrains, {{"company", Party(national)}});
    Faces kept = listItems(move.value);
    std::sort(kept.begin(), kept.end());
    judge.need(isList(move.value) && mayKeep(m_game, books.position, kept), Code::BadValue,
               {{"key", KeyWord{"value"}}});
    if (judge.refused())
        return;
    TrainStock &stock = books.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.owner != Party(national))
            continue;
        const auto place = std::find(kept.begin(), kept.end(), m_game.faces[train.face].code);
        if (place != kept.end()) {
            kept.erase(place);
            continue;
        }
        train.owner = Party::pool();
        books.tell(TrainMoved{train.face, national, Party::pool()});
    }
    books.position.formation.keepsTrains = false;
}

void TrainChoice::offer(const Position &position, Offers &offers) const
{
    Offer offer = companyOffer(m_game, MoveKind::Choose, m_game.national->company);
    offer.move.what = "keep_trains";
    WordChoice sets{"value", {}};
    for (const Faces &set : keepable(m_game, position))
        sets.words.push_back(listText(set));
    offer.words.push_back(std::move(sets));
    offers.push_back(std::move(offer));
}

} // namespace flimnap::jr1836
