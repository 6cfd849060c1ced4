#include "support/table.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "games/registry.h"
#include "io/game_library.h"
#include "io/journal_text.h"
#include "rounds/codes.h"

namespace flimnap::test {

namespace {

[[noreturn]] void wrongTest(const std::string &words)
{
    std::cerr << "The test itself is wrong: " << words << std::endl;
    std::abort();
}

const GameLibrary &library()
{
    static const GameLibrary library = [] {
        auto read = GameLibrary::builtIn();
        if (!read)
            wrongTest(text(read.error().front()));
        return std::move(*read);
    }();
    return library;
}

GameDefinition definitionOf(const std::string &game, const std::string &edition, const std::string &variant,
                            const std::string &options)
{
    auto definition = library().definition(game, edition, variant, options);
    if (!definition)
        wrongTest(text(definition.error().front()));
    return std::move(*definition);
}

std::shared_ptr<const Rules> rulesFor(GameDefinition game, int players)
{
    std::vector<Seat> seats;
    for (int seat = 1; seat <= players; ++seat)
        seats.push_back({"p" + std::to_string(seat), "Player " + std::to_string(seat)});
    auto rules = makeRules(std::move(game), std::move(seats));
    if (!rules)
        wrongTest(text(rules.error()));
    return std::move(*rules);
}

Round parseRound(std::string_view text)
{
    Round round;
    const std::string digits(text.substr(2));
    round.kind = text.substr(0, 2) == "SR" ? RoundKind::Stock : RoundKind::Operating;
    round.set = digits.front() - '0';
    round.number = round.kind == RoundKind::Operating ? digits.back() - '0' : 0;
    return round;
}

} // namespace

Table::Table(int players, const std::string &options) : Table("18cz", "ru", "base", players, options) {}

Table::Table(const std::string &game, const std::string &edition, const std::string &variant, int players,
             const std::string &options)
    : Table(definitionOf(game, edition, variant, options), players)
{
}

Table::Table(GameDefinition game, int players) : m_rules(rulesFor(std::move(game), players))
{
    Played start = m_rules->start();
    m_position = std::move(start.position);
    m_events = std::move(start.events);
}

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
    int roundsBefore = 0;
    for (int set = 1; set < wanted.set; ++set)
        roundsBefore += static_cast<int>(game().sets[static_cast<std::size_t>(set - 1)].size());
    roundsBefore += wanted.kind == RoundKind::Operating ? wanted.number - 1 : 0;
    m_position.roundsOperated = roundsBefore;
    m_position = m_rules->beginRound(m_position, wanted).position;
    return *this;
}

Table &Table::cash(std::string_view account, int amount)
{
    const Party owner = party(account);
    m_position.ledger.transfer(Party::bank(), owner, Money{amount} - m_position.ledger.balance(owner));
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
    m_position.holdings.move(id, Party::bank(), player(director), game().classOf(id).directorUnits);
    m_position.holdings.setDirector(id, player(director));
    return *this;
}

Table &Table::operating(std::string_view code, int price, std::string_view director, int treasury)
{
    started(code, price, director);
    CompanyState &state = m_position.companies[company(code)];
    state.status = CompanyStatus::Operating;
    state.markersLeft = game().classOf(company(code)).stationMarkers;
    return cash(code, treasury);
}

Table &Table::shares(std::string_view who, std::string_view code, int percent)
{
    const CompanyId id = company(code);
    m_position.holdings.move(id, Party::bank(), player(who), percent / game().classOf(id).percent(1));
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
        m_position.trains.setLeft(id, 0);
    }
    wrongTest("no card " + std::string(card));
}

Table &Table::scrapped(std::string_view face)
{
    m_position.trains.scrap(game().findFace(face));
    return *this;
}

Table &Table::stations(std::string_view code, int onMap, int markersLeft)
{
    m_position.companies[company(code)].stationsOnMap = onMap;
    m_position.companies[company(code)].markersLeft = markersLeft;
    return *this;
}

Table &Table::marker(std::string_view code, int price)
{
    m_position.markers.place(company(code), game().findCell(Money{price}));
    return *this;
}

Table &Table::established(std::string_view code)
{
    CompanyState &state = m_position.companies[company(code)];
    state.hadTurn = true;
    ++state.stationsOnMap;
    --state.markersLeft;
    return *this;
}

Table &Table::usedRight(std::string_view code)
{
    m_position.privates[privateRailway(code)].used = true;
    return *this;
}

Table &Table::turnOf(std::string_view code)
{
    const std::string line =
        R"({"move":"correct","turn":")" + std::string(code) + R"(","reason":"laid out by the test"})";
    return after(line);
}

Verdict Table::play(std::string_view line)
{
    const auto move = parseMove(line, "test", 1);
    if (!move)
        wrongTest(text(move.error().front()) + " in " + std::string(line));
    auto played = m_rules->play(m_position, *move);
    if (!played)
        return played.error();
    m_position = std::move(played->position);
    m_events = std::move(played->events);
    return {};
}

Table &Table::after(std::string_view line)
{
    if (const Verdict refused = play(line))
        wrongTest(std::string(line) + " is refused: " + std::string(name(refused->code)) + " " + refused->rule);
    return *this;
}

Table &Table::after(const std::vector<std::string> &lines)
{
    for (const std::string &line : lines)
        after(line);
    return *this;
}

std::string Table::refusal(std::string_view line) const
{
    Table copy = *this;
    const Verdict refused = copy.play(line);
    return refused ? std::string(name(refused->code)) + " " + refused->rule : "accepted";
}

int Table::cash(std::string_view account) const
{
    return static_cast<int>(m_position.ledger.balance(party(account)).units);
}

int Table::debt(std::string_view who) const
{
    return static_cast<int>(m_position.players[player(who)].debt.units);
}

int Table::penalty(std::string_view who) const
{
    return static_cast<int>(m_position.players[player(who)].penalty.units);
}

int Table::price(std::string_view code) const
{
    return static_cast<int>(flimnap::price(game(), m_position, company(code)).units);
}

int Table::percent(std::string_view holder, std::string_view code) const
{
    const CompanyId id = company(code);
    const Party owner = holder == "bank" ? Party::bank() : party(holder);
    return game().classOf(id).percent(m_position.holdings.units(owner, id));
}

int Table::certificates(std::string_view who) const
{
    return flimnap::certificates(game(), m_position, player(who));
}

int Table::worth(std::string_view who) const
{
    return static_cast<int>(flimnap::worth(game(), m_position, player(who)).units);
}

std::string Table::director(std::string_view code) const
{
    return Codes(game(), m_rules->seats()).code(m_position.holdings.director(company(code)));
}

std::string Table::status(std::string_view code) const
{
    switch (m_position.companies[company(code)].status) {
    case CompanyStatus::Waiting:
        return "waiting";
    case CompanyStatus::Started:
        return "started";
    case CompanyStatus::Operating:
        return "operating";
    case CompanyStatus::Closed:
        return "closed";
    }
    return {};
}

std::vector<std::string> Table::trains(std::string_view owner) const
{
    std::vector<std::string> faces;
    for (const Train &train : m_position.trains.trains()) {
        if (train.owner == party(owner))
            faces.push_back(game().faces[train.face].code);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

std::vector<std::string> Table::privates(std::string_view owner) const
{
    std::vector<std::string> codes;
    for (const PrivateId railway : ids(game().privates)) {
        if (m_position.privates[railway].owner == party(owner))
            codes.push_back(game().privates[railway].code);
    }
    return codes;
}

bool Table::isRightUsed(std::string_view code) const
{
    return m_position.privates[privateRailway(code)].used;
}

int Table::stationsOnMap(std::string_view code) const
{
    return m_position.companies[company(code)].stationsOnMap;
}

int Table::markersLeft(std::string_view code) const
{
    return m_position.companies[company(code)].markersLeft;
}

std::string Table::round() const
{
    return name(m_position.round);
}

std::string Table::phase() const
{
    return game().phases[m_position.phase].name;
}

std::string Table::turn() const
{
    return Codes(game(), m_rules->seats()).code(m_rules->actor(m_position));
}

std::string Table::topCard() const
{
    const CardId top = m_position.trains.topCard();
    return top ? game().cards[top].code : std::string();
}

std::vector<std::string> Table::order() const
{
    std::vector<std::string> codes;
    for (const PlayerId id : m_position.order)
        codes.push_back(Codes(game(), m_rules->seats()).code(id));
    return codes;
}

std::vector<std::string> Table::pile(int price) const
{
    std::vector<std::string> codes;
    for (const CompanyId id : m_position.markers.pile(game().findCell(Money{price})))
        codes.push_back(game().companies[id].code);
    return codes;
}

std::vector<std::string> Table::operatingOrder() const
{
    std::vector<std::string> codes;
    for (const CompanyId id : flimnap::operatingOrder(game(), m_position))
        codes.push_back(game().companies[id].code);
    return codes;
}

Party Table::party(std::string_view code) const
{
    if (code == "pool")
        return Party::pool();
    const Party found = Codes(game(), m_rules->seats()).party(code);
    if (found.isNobody())
        wrongTest("nobody is called " + std::string(code));
    return found;
}

CompanyId Table::company(std::string_view code) const
{
    const CompanyId found = game().findCompany(code);
    if (!found)
        wrongTest("no company " + std::string(code));
    return found;
}

PlayerId Table::player(std::string_view code) const
{
    const PlayerId found = party(code).player();
    if (!found)
        wrongTest("no player " + std::string(code));
    return found;
}

PrivateId Table::privateRailway(std::string_view code) const
{
    const PrivateId found = game().findPrivate(code);
    if (!found)
        wrongTest("no private railway " + std::string(code));
    return found;
}

} // namespace flimnap::test
