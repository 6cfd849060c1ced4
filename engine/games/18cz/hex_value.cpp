#include "games/18cz/hex_value.h"

#include <algorithm>

#include "core/whole_number.h"

namespace flimnap::cz18 {

namespace {

constexpr int valueStep = 10; ///< all values printed on tiles are multiples of it
constexpr int highestValue = 1000;

} // namespace

PrivateId HexValue::railwayDue(const Position &position) const
{
    if (!position.operating.awaitsHexValue || position.round.kind != RoundKind::Operating)
        return {};
    for (const PrivateId railway : ids(m_game.privates)) {
        if (!m_game.privates[railway].stationHex.empty() && position.privates[railway].owner.isPlayer())
            return railway;
    }
    return {};
}

Money HexValue::mostOf(PrivateId railway) const
{
    return m_game.privates[railway].mostWorth.value_or(Money{highestValue});
}

Party HexValue::due(const Position &position) const
{
    const PrivateId railway = railwayDue(position);
    return railway ? position.privates[railway].owner : Party::nobody();
}

void HexValue::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const PrivateId railway = railwayDue(books.position);
    PrivateState &state = books.position.privates[railway];
    judge.need(move.kind == MoveKind::Choose && move.what == hexValueWord, Code::MustNameValue,
               {{"private", railway}, {"player", state.owner}});
    judge.need(by == state.owner, Code::NotYourTurn, {{"turn", state.owner}});
    const std::optional<int> value = wholeNumber(move.value);
    judge.need(value && *value <= highestValue, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", "0…" + std::to_string(highestValue)}});
    judge.rule(!value || *value % valueStep == 0, Code::HexStep, {{"step", valueStep}});
    const Money most = mostOf(railway);
    judge.rule(value.value_or(0) <= most.units, Code::HexWorth, {{"private", railway}, {"most", most}});
    if (judge.refused())
        return;
    state.earned = Money{*value};
    books.position.operating.awaitsHexValue = false;
    books.pay(Party::bank(), state.owner, state.earned, Reason::PrivateIncome);
}

/// What it earned last comes first: mostly it is that again.
void HexValue::offer(const Position &position, Offers &offers) const
{
    const PrivateId railway = railwayDue(position);
    const PrivateState &state = position.privates[railway];
    Offer offer;
    offer.move.kind = MoveKind::Choose;
    offer.move.by = m_codes.code(state.owner);
    offer.move.what = hexValueWord;
    std::vector<Money> values{Money{}};
    if (state.earned.units % valueStep == 0)
        values.insert(values.begin(), state.earned);
    values.insert(values.end(), m_game.stopValues.begin(), m_game.stopValues.end());
    WordChoice choice{"value", {}};
    for (const Money value : values) {
        const std::string word = std::to_string(value.units);
        const bool isListed = std::find(choice.words.begin(), choice.words.end(), word) != choice.words.end();
        if (!isListed && value <= mostOf(railway))
            choice.words.push_back(word);
    }
    offer.words.push_back(std::move(choice));
    offers.push_back(std::move(offer));
}

} // namespace flimnap::cz18
