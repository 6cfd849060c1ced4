#include "views/automaton_stories.h"

#include <algorithm>

#include <QCoreApplication>

#include "rounds/codes.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class AutomatonTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::AutomatonStories)
};

using Place = Events::const_iterator;

Place roundIn(const Events &events)
{
    return std::find_if(events.begin(), events.end(),
                        [](const Event &event) { return std::holds_alternative<RoundBegan>(event); });
}

/// A purchase of his, or a train for one of his companies.
bool isDeed(const Event &event)
{
    return std::holds_alternative<SharesMoved>(event) || std::holds_alternative<TrainMoved>(event);
}

} // namespace

std::vector<Stretch> automatonStories(const Rules &rules, const Events &events)
{
    if (!rules.game().automaton)
        return {};
    const Party he = Codes(rules.game(), rules.seats()).party(rules.game().automaton->code);
    const bool isHis = std::any_of(events.begin(), events.end(), [&](const Event &event) {
        const auto *paid = std::get_if<Paid>(&event);
        return std::holds_alternative<AutomatonBuilt>(event) || (paid != nullptr && paid->from == he);
    });
    const auto round = roundIn(events);
    if (!isHis || std::none_of(events.begin(), round, isDeed))
        return {};
    return {{AutomatonTexts::tr("The turn of %1").arg(Wording(rules).automatonName()),
             {},
             0,
             static_cast<std::size_t>(round - events.begin())}};
}

std::vector<Stretch> bureaucracyStories(const Rules &rules, const Events &events, const Position &after)
{
    const auto round = roundIn(events);
    const auto pooled = std::find_if(events.begin(), round, [](const Event &event) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        return moved != nullptr && moved->from == Party::bank() && moved->to == Party::pool();
    });
    const auto place = [&](Place event) { return static_cast<std::size_t>(event - events.begin()); };
    const bool endsRound = round != events.end() && std::get<RoundBegan>(*round).round.kind == RoundKind::Actions &&
                           std::get<RoundBegan>(*round).round.number > 1;
    if (endsRound)
        return {{AutomatonTexts::tr("Bureaucracy: %1 is first now").arg(Wording(rules).party(after.order.front())),
                 {},
                 place(pooled),
                 place(round)}};
    if (pooled != round)
        return {{AutomatonTexts::tr("The top train goes into the depot"), {}, place(pooled), place(round)}};
    return {};
}

} // namespace flimnap
