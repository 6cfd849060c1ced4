#include "features/national/train_choice.h"

#include <algorithm>
#include <array>

#include "features/national/standing.h"
#include "journal/move_schema.h"
#include "rounds/step.h"

namespace flimnap::national {

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
    const CompanyId national = termsOf(game).company;
    const Faces owned = trainsOf(game, position, national);
    const int limit = trainLimit(game, position, national);
    const bool isPart = std::includes(owned.begin(), owned.end(), kept.begin(), kept.end());
    if (!isPart || static_cast<int>(kept.size()) > limit)
        return false;
    return termsOf(game).mayDiscardLasting || lastingAmong(game, kept) == std::min(limit, lastingAmong(game, owned));
}

/// Every set of its trains that it may keep, each once.
std::vector<Faces> keepable(const GameDefinition &game, const Position &position)
{
    const Faces owned = trainsOf(game, position, termsOf(game).company);
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

std::optional<Stage> nextOfChoice(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    WordChoice sets{"value", {}};
    for (const Faces &set : keepable(game, position))
        sets.words.push_back(listText(set));
    return sets;
}

void judgeChoice(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    Faces kept = listItems(choice.value);
    std::sort(kept.begin(), kept.end());
    judge.need(isList(choice.value) && mayKeep(game, position, kept), Code::BadValue, {{"key", KeyWord{"value"}}});
}

void keep(Books &books, const Decision &choice)
{
    Faces kept = listItems(choice.value);
    TrainStock &stock = books.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.owner != choice.by)
            continue;
        const auto place = std::find(kept.begin(), kept.end(), books.game.faces[train.face].code);
        if (place != kept.end()) {
            kept.erase(place);
            continue;
        }
        train.owner = Party::pool();
        books.tell(TrainMoved{train.face, choice.self(), Party::pool()});
    }
    books.position.parts.drop<State>();
}

constexpr std::array trainKinds{
    DecisionKind{MoveKind::Choose, nextOfChoice, judgeChoice, keep, OutOfTurn::Never, "keep_trains"}};

} // namespace

bool hasChoiceOfTrains(const GameDefinition &game, const Position &position)
{
    const CompanyId national = termsOf(game).company;
    const bool mustGiveUp = position.trains.count(national) > trainLimit(game, position, national);
    return mustGiveUp || keepable(game, position).size() > 1;
}

TrainChoice::TrainChoice(const GameDefinition &game) : DecisionInterlude(game, trainKinds) {}

Party TrainChoice::due(const Position &position) const
{
    return stateOf(position).keepsTrains ? Party(termsOf(game()).company) : Party::nobody();
}

Refusal TrainChoice::somethingElse(const Position &position) const
{
    return {Code::MustKeepTrains, false, {{"company", due(position)}}, {}};
}

} // namespace flimnap::national
