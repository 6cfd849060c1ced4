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
    m_position.roundsOperated = roundsBefore(wanted);
    m_position = m_rules->beginRound(m_position, wanted).position;
    return *this;
}

/// Where sets have no fixed length they had one round each, this one has those of the phase, and what nobody bought in
/// the first stock round is gone.
int Table::roundsBefore(const Round &wanted)
{
    int rounds = wanted.kind == RoundKind::Operating ? wanted.number - 1 : 0;
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
    m_position.companies[company(code)].markersLeft = game().classOf(company(code)).stationMarkers;
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
    state.markersLeft = game().classOf(id).stationMarkers;
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
    phase(phaseName).deckFrom(phaseName);
    if (const auto count = game().cards[card(phaseName)].count)
        stock(phaseName, *count - 1);
    return *this;
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
    --state.markersLeft;
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

std::string Table::cell(std::string_view code) const
{
    const CellId cell = m_position.markers.cell(company(code));
    return cell ? game().chart[cell].name : std::string();
}

int Table::percent(std::string_view holder, std::string_view code) const
{
    const CompanyId id = company(code);
    return game().classOf(id).percent(m_position.holdings.units(party(holder), id));
}

std::string Table::directorsCertificate(std::string_view code) const
{
    return codeOf(m_position.holdings.directorsCertificate(company(code)));
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
    return codeOf(m_position.holdings.director(company(code)));
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
    return codeOf(m_rules->actor(m_position));
}

std::string Table::topCard() const
{
    const CardId top = m_position.trains.topCard();
    return top ? game().cards[top].code : std::string();
}

int Table::left(std::string_view code) const
{
    return m_position.trains.left(card(code)).value_or(0);
}

std::vector<std::string> Table::order() const
{
    std::vector<std::string> codes;
    for (const PlayerId id : m_position.order)
        codes.push_back(codeOf(id));
    return codes;
}

std::vector<std::string> Table::pile(int price) const
{
    return pileOn(game().findCell(Money{price}));
}

std::vector<std::string> Table::pile(std::string_view cell) const
{
    return pileOn(cellNamed(cell));
}

std::vector<std::string> Table::pileOn(CellId cell) const
{
    std::vector<std::string> codes;
    for (const CompanyId id : m_position.markers.pile(cell))
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

std::string Table::codeOf(Party who) const
{
    return who == Party::reserve() ? "reserve" : Codes(game(), m_rules->seats()).code(who);
}

CellId Table::cellNamed(std::string_view cellName) const
{
    const CellId found = game().findCell(cellName);
    if (!found)
        wrongTest("no cell " + std::string(cellName));
    return found;
}

CardId Table::card(std::string_view code) const
{
    const CardId found = game().findCard(code);
    if (!found)
        wrongTest("no card " + std::string(code));
    return found;
}

Party Table::party(std::string_view code) const
{
    if (code == "bank")
        return Party::bank();
    if (code == "pool")
        return Party::pool();
    if (code == "reserve")
        return Party::reserve();
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
