#include <algorithm>
#include <string>

#include "support/table.h"
#include "support/wrong_test.h"

namespace flimnap::test {

// What a table looks like before the move that is tested.

namespace {

/// "SR3", "OR5.1" or, of a game without sets, "ROUND10" for the trains' run and "ACTIONS10" for what comes before it.
Round parseRound(std::string_view text)
{
    const auto number = [](std::string_view digits) { return std::stoi(std::string(digits)); };
    if (text.starts_with("ACTIONS"))
        return {RoundKind::Actions, 0, number(text.substr(7))};
    if (text.starts_with("ROUND"))
        return {RoundKind::Operating, 0, number(text.substr(5))};
    if (text.starts_with("SR"))
        return {RoundKind::Stock, number(text.substr(2)), 0};
    const std::size_t point = text.find('.');
    if (!text.starts_with("OR") || point == std::string_view::npos)
        wrongTest("no round " + std::string(text));
    return {RoundKind::Operating, number(text.substr(2, point - 2)), number(text.substr(point + 1))};
}

} // namespace

Table &Table::phase(std::string_view phaseName)
{
    m_position.phase = game().findPhase(phaseName);
    if (!m_position.phase)
        wrongTest("no phase " + std::string(phaseName));
    return *this;
}

Table &Table::round(std::string_view roundName)
{
    const Round wanted = parseRound(roundName);
    m_position.roundsOperated = roundsBefore(wanted);
    m_position = m_rules->beginRound(m_position, wanted).position;
    return *this;
}

/// Where sets have no fixed length they had one round each, this one has those of the phase, and what nobody bought in
/// the first stock round is gone.
int Table::roundsBefore(const Round &wanted)
{
    int rounds = wanted.kind == RoundKind::Operating ? wanted.number - 1 : 0;
    if (game().rounds)
        return rounds;
    if (!game().sets.empty()) {
        for (int set = 1; set < wanted.set; ++set)
            rounds += static_cast<int>(game().sets[static_cast<std::size_t>(set - 1)].size());
        return rounds;
    }
    if (wanted.kind == RoundKind::Operating)
        m_position.roundsInSet = game().phases[m_position.phase].operatingRounds;
    if (wanted.kind == RoundKind::Operating || wanted.set > 1) {
        for (const CompanyId id : ids(game().companies)) {
            if (game().classOf(id).isMinor() && m_position.companies[id].status == CompanyStatus::Waiting)
                gone(game().companies[id].code);
        }
        for (PrivateState &railway : m_position.privates) {
            if (railway.owner == Party::bank())
                railway.owner = Party::nobody();
        }
    }
    return rounds + wanted.set - 1;
}

Table &Table::cash(std::string_view account, int amount)
{
    const Party owner = party(account);
    const Party from = owner == Party::bank() ? Party::box() : Party::bank();
    m_position.ledger.transfer(from, owner, Money{amount} - m_position.ledger.balance(owner));
    return *this;
}

Table &Table::debt(std::string_view who, int debtAmount, int penaltyAmount)
{
    m_position.players[player(who)] = {Money{debtAmount}, Money{penaltyAmount}};
    return *this;
}

Table &Table::order(const std::vector<std::string> &players)
{
    m_position.order.clear();
    for (const std::string &code : players)
        m_position.order.push_back(player(code));
    return *this;
}

Table &Table::started(std::string_view code, int price, std::string_view director)
{
    const CompanyId id = company(code);
    CompanyState &state = m_position.companies[id];
    state.status = CompanyStatus::Started;
    state.initialPrice = Money{price};
    m_position.markers.place(id, game().findCell(Money{price}));
    m_position.holdings.move(id, Party::bank(), holder(director), game().classOf(id).directorUnits);
    m_position.holdings.setDirector(id, holder(director));
    return *this;
}

Table &Table::operating(std::string_view code, int price, std::string_view director, int treasury)
{
    started(code, price, director);
    CompanyState &state = m_position.companies[company(code)];
    state.status = CompanyStatus::Operating;
    state.tokensLeft = game().stationTokens(company(code));
    return cash(code, treasury);
}

Table &Table::started(std::string_view code, std::string_view cell, std::string_view director)
{
    const CompanyId id = company(code);
    for (const CompanyId minor : minorsBehind(id)) {
        if (m_position.companies[minor].status == CompanyStatus::Operating)
            wrongTest(game().companies[minor].code + " still runs");
        m_position.companies[minor].status = CompanyStatus::Closed;
    }
    takeDirectorsCertificate(id, director);
    m_position.holdings.move(id, Party::reserve(), Party::bank(), m_position.holdings.units(Party::reserve(), id));
    m_position.companies[id].status = CompanyStatus::Started;
    m_position.companies[id].initialPrice = game().chart[cellNamed(cell)].price;
    return marker(code, cell);
}

Table &Table::floated(std::string_view code, std::string_view cell, std::string_view director, int treasury)
{
    started(code, cell, director);
    m_position.companies[company(code)].status = CompanyStatus::Operating;
    m_position.companies[company(code)].tokensLeft = game().stationTokens(company(code));
    return cash(code, treasury);
}

Table &Table::running(std::string_view code, std::string_view cell, std::string_view director, int treasury)
{
    floated(code, cell, director, treasury);
    m_position.companies[company(code)].hasOperated = !director.empty();
    return established(code);
}

Table &Table::minorOf(std::string_view owner, std::string_view code, int treasury, int paid)
{
    const CompanyId id = company(code);
    const CompanyDefinition &table = game().companies[id];
    if (m_position.companies[table.becomes].status == CompanyStatus::Operating)
        wrongTest(std::string(code) + " was exchanged before");
    CompanyState &state = m_position.companies[id];
    state.status = CompanyStatus::Operating;
    state.initialPrice = paid == 0 ? table.prices.front() : Money{paid};
    state.tokensLeft = game().stationTokens(id);
    m_position.holdings.setDirector(id, player(owner));
    CompanyState &larger = m_position.companies[table.becomes];
    if (larger.status == CompanyStatus::Waiting) {
        larger.status = CompanyStatus::Started;
        larger.initialPrice = Money{state.initialPrice.units / 2};
        larger.unpaidUnits = table.becomesUnits;
        for (const CellId par : ids(game().chart)) {
            if (game().chart[par].isPar && game().chart[par].price == larger.initialPrice)
                m_position.markers.place(table.becomes, par);
        }
    }
    return established(code).cash(code, treasury);
}

Table &Table::gone(std::string_view code)
{
    const CompanyId minor = company(code);
    const CompanyId larger = game().companies[minor].becomes;
    m_position.companies[minor].status = CompanyStatus::Closed;
    m_position.companies[larger].unpaidUnits = 0;
    const int units = game().companies[minor].becomesUnits;
    if (m_position.holdings.units(Party::reserve(), larger) < units)
        return *this; // a company that was laid out without it
    m_position.holdings.move(larger, Party::reserve(), Party::bank(), units);
    if (units == game().classOf(larger).directorUnits)
        m_position.holdings.setDirectorsCertificate(larger, Party::bank());
    return *this;
}

Table &Table::pooled(std::string_view code, int percent)
{
    const CompanyId id = company(code);
    m_position.holdings.move(id, Party::bank(), Party::pool(), percent / game().classOf(id).percent(1));
    return *this;
}

Table &Table::shares(std::string_view who, std::string_view code, int percent)
{
    const CompanyId id = company(code);
    m_position.holdings.move(id, Party::bank(), holder(who), percent / game().classOf(id).percent(1));
    return *this;
}

Table &Table::privateOf(std::string_view owner, std::string_view code)
{
    m_position.privates[privateRailway(code)].owner = party(owner);
    return *this;
}

Table &Table::train(std::string_view owner, std::string_view face)
{
    const FaceId id = game().findFace(face);
    if (!id)
        wrongTest("no train " + std::string(face));
    m_position.trains.add(id, party(owner));
    return *this;
}

Table &Table::deckFrom(std::string_view card)
{
    for (const CardId id : ids(game().cards)) {
        if (game().cards[id].code == card)
            return *this;
        if (!game().cards[id].besideAfter)
            m_position.trains.setLeft(id, 0);
    }
    wrongTest("no card " + std::string(card));
}

Table &Table::stock(std::string_view code, int left)
{
    m_position.trains.setLeft(card(code), left);
    return *this;
}

Table &Table::begun(std::string_view phaseName)
{
    phase(phaseName);
    const auto first = std::find_if(game().cards.begin(), game().cards.end(),
                                    [&](const TrainCard &each) { return each.phase == m_position.phase; });
    if (first == game().cards.end())
        wrongTest("no card begins phase " + std::string(phaseName));
    deckFrom(first->code);
    return first->count ? stock(first->code, *first->count - 1) : *this;
}

Table &Table::copyCards(std::string_view who, int left)
{
    m_position.players[player(who)].spareCards = left;
    return *this;
}

Table &Table::scrapped(std::string_view face)
{
    m_position.trains.scrap(game().findFace(face));
    return *this;
}

Table &Table::stations(std::string_view code, int onMap, int tokensLeft)
{
    m_position.companies[company(code)].stationsOnMap = onMap;
    m_position.companies[company(code)].tokensLeft = tokensLeft;
    return *this;
}

Table &Table::marker(std::string_view code, int price)
{
    m_position.markers.place(company(code), game().findCell(Money{price}));
    return *this;
}

Table &Table::marker(std::string_view code, std::string_view cell)
{
    m_position.markers.place(company(code), cellNamed(cell));
    return *this;
}

Table &Table::established(std::string_view code)
{
    CompanyState &state = m_position.companies[company(code)];
    state.hadTurn = true;
    ++state.stationsOnMap;
    --state.tokensLeft;
    return *this;
}

Table &Table::usedRight(std::string_view code)
{
    m_position.privates[privateRailway(code)].used = true;
    return *this;
}

Table &Table::turnOf(std::string_view actor)
{
    const std::string line =
        R"({"move":"correct","turn":")" + std::string(actor) + R"(","reason":"laid out by the test"})";
    return after(line);
}

/// From wherever it lies; without a director it is the bank's.
void Table::takeDirectorsCertificate(CompanyId id, std::string_view director)
{
    Holdings &holdings = m_position.holdings;
    const Party from = holdings.directorsCertificate(id);
    const Party to = director.empty() ? Party::bank() : Party(player(director));
    holdings.move(id, from, to, game().classOf(id).directorUnits);
    holdings.setDirectorsCertificate(id, to);
    holdings.setDirector(id, director.empty() ? Party::nobody() : to);
}

std::vector<CompanyId> Table::minorsBehind(CompanyId larger) const
{
    std::vector<CompanyId> minors;
    for (const CompanyId id : ids(game().companies)) {
        if (game().classOf(id).isMinor() && game().companies[id].becomes == larger)
            minors.push_back(id);
    }
    return minors;
}

} // namespace flimnap::test
