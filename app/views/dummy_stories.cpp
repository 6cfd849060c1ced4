#include "views/dummy_stories.h"

#include <algorithm>

#include <QCoreApplication>

#include "words/wording.h"

namespace flimnap {

namespace {

class DummyTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::DummyStories)
};

} // namespace

CompanyId servedBy(const Event &event, const Position &position)
{
    const auto *moved = std::get_if<TrainMoved>(&event);
    if (moved == nullptr)
        return {};
    const CompanyId company = (moved->to.isNobody() ? moved->from : moved->to).company();
    return company && isDummys(position, company) ? company : CompanyId();
}

std::vector<Stretch> dummyStories(const Rules &rules, const Move &move, const Events &events, const Position &after)
{
    std::vector<Stretch> stories;
    const GameDefinition &game = rules.game();
    if (!game.dummy)
        return stories;
    const QString name = Wording(rules).party(Party::dummy());
    const bool isDraw = move.kind == MoveKind::Draw && move.what == game.dummy->code;
    const CompanyId drawn = isDraw ? game.findCompany(move.result) : CompanyId();
    const auto serves = [&](const Event &event) {
        const CompanyId company = servedBy(event, after);
        return company && company != drawn;
    };
    const auto beginsRound = [](const Event &event) { return std::holds_alternative<RoundBegan>(event); };
    const auto placeOf = [&](auto event) { return static_cast<std::size_t>(event - events.begin()); };

    const auto served = std::find_if(events.begin(), events.end(), serves);
    const auto round = std::find_if(events.begin(), events.end(), beginsRound);
    if (drawn)
        stories.push_back({DummyTexts::tr("%1 gets %2").arg(name, Wording(rules).party(drawn)), drawn, 0,
                           placeOf(std::min(served, round))});
    if (served < round)
        stories.push_back(
            {DummyTexts::tr("%1's companies get new trains").arg(name), {}, placeOf(served), placeOf(round)});
    return stories;
}

} // namespace flimnap
