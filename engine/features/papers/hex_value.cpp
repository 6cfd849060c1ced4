#include "features/papers/hex_value.h"

#include <algorithm>
#include <array>

#include "core/whole_number.h"
#include "features/papers/standing.h"

namespace flimnap::papers {

namespace {

constexpr int valueStep = 10; ///< all values printed on tiles are multiples of it
constexpr int highestValue = 1000;

Money mostOf(const StationPaper &paper)
{
    return paper.most.value_or(Money{highestValue});
}

/// What it earned last comes first: mostly it is that again.
std::optional<Stage> nextOfValue(const GameDefinition &game, const Position &position, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    const StationPaper &paper = *paperDue(game, position);
    const Money last = earnedLast(position, paper.railway);
    std::vector<Money> values{Money{}};
    if (last.units % valueStep == 0)
        values.insert(values.begin(), last);
    values.insert(values.end(), game.stopValues.begin(), game.stopValues.end());
    WordChoice choice{"value", {}};
    for (const Money value : values) {
        const std::string word = std::to_string(value.units);
        if (std::ranges::find(choice.words, word) == choice.words.end() && value <= mostOf(paper))
            choice.words.push_back(word);
    }
    return choice;
}

void judgeValue(const GameDefinition &game, const Position &position, const Decision &decision, Judge &judge)
{
    const StationPaper &paper = *paperDue(game, position);
    const std::optional<int> value = wholeNumber(decision.value);
    judge.need(value && *value <= highestValue, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", "0…" + std::to_string(highestValue)}});
    judge.rule(!value || *value % valueStep == 0, Code::HexStep, {{"step", valueStep}});
    const Money most = mostOf(paper);
    judge.rule(value.value_or(0) <= most.units, Code::HexWorth, {{"private", paper.railway}, {"most", most}});
}

void earn(Books &books, const Decision &decision)
{
    const PrivateId railway = paperDue(books.game, books.position)->railway;
    const Money earned{*wholeNumber(decision.value)};
    books.position.parts.change<State>().earned[railway] = earned;
    books.position.operating.parts.change<RoundState>().said.push_back(railway);
    books.pay(Party::bank(), decision.by, earned, Reason::PrivateIncome);
}

constexpr std::array kinds{DecisionKind{MoveKind::Choose, nextOfValue, judgeValue, earn, OutOfTurn::Never, "mw_value"}};

} // namespace

HexValue::HexValue(const GameDefinition &game) : m_decisions(game, kinds) {}

Party HexValue::due(const Position &position) const
{
    const StationPaper *paper = paperDue(m_decisions.game(), position);
    return paper != nullptr ? position.privates[paper->railway].owner : Party::nobody();
}

void HexValue::offer(const Position &position, Offers &offers) const
{
    m_decisions.offer(position, due(position), offers);
}

void HexValue::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const Party owner = due(books.position);
    judge.need(m_decisions.kindOf(move) != nullptr, Code::MustNameValue,
               {{"private", paperDue(books.game, books.position)->railway}, {"player", owner}});
    judge.need(by == owner, Code::NotYourTurn, {{"turn", owner}});
    if (!judge.refused())
        m_decisions.play(books, by, move, judge);
}

} // namespace flimnap::papers
