#include "support/table.h"

#include <algorithm>

#include "io/journal_text.h"
#include "rounds/codes.h"
#include "support/journals.h"
#include "support/said.h"
#include "support/seats.h"
#include "support/wrong_test.h"

namespace flimnap::test {

namespace {

GameDefinition definitionOf(const std::string &game, const std::string &edition, const std::string &variant,
                            const std::string &options)
{
    auto definition = library().definition(game, edition, variant, options);
    if (!definition)
        wrongTest(text(definition.error().front()));
    return std::move(*definition);
}

std::shared_ptr<const Rules> rulesAt(GameDefinition game, int players)
{
    auto rules = makeRules(std::move(game), seatsFor(players));
    if (!rules)
        wrongTest(text(rules.error()));
    return std::move(*rules);
}

} // namespace

Table::Table(int players, const std::string &options) : Table("18cz", "ru", "base", players, options) {}

Table::Table(const std::string &game, const std::string &edition, const std::string &variant, int players,
             const std::string &options)
    : Table(definitionOf(game, edition, variant, options), players)
{
}

Table::Table(GameDefinition game, int players) : m_rules(rulesAt(std::move(game), players))
{
    Played start = m_rules->start();
    m_position = std::move(start.position);
    m_events = std::move(start.events);
}

Verdict Table::play(std::string_view line)
{
    const auto move = parseMove(line, "test", 1);
    if (!move)
        wrongTest(text(move.error().front()) + " in " + std::string(line));
    auto played = m_rules->play(m_position, *move);
    if (!played) {
        if (!saysAll(played.error()))
            wrongTest("a refusal without its values: " + std::string(name(played.error().code)));
        return played.error();
    }
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
    return classOf(game(), m_position, id).percent(m_position.holdings.units(party(holder), id));
}

std::string Table::directorsCertificate(std::string_view code) const
{
    return codeOf(m_position.holdings.directorsCertificate(company(code)));
}

int Table::certificates(std::string_view who) const
{
    return flimnap::certificates(game(), m_position, player(who));
}

int Table::copyCards(std::string_view who) const
{
    return m_position.players[player(who)].spareCards;
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

int Table::tokensLeft(std::string_view code) const
{
    return m_position.companies[company(code)].tokensLeft;
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
    const CardId top = flimnap::topCard(game(), m_position);
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
    if (code == game().poolWord)
        return Party::pool();
    if (code == "reserve")
        return Party::reserve();
    if (game().absentee && code == game().absentee->code)
        return Party::absentee();
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

Party Table::holder(std::string_view code) const
{
    const Party found = party(code);
    if (!found.isPlayer() && found != Party::absentee())
        wrongTest(std::string(code) + " holds no shares");
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
