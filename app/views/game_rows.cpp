#include "views/company_order.h"
#include "views/game_view.h"

#include <algorithm>

#include "views/colours.h"
#include "views/status_texts.h"
#include "words/wording.h"

#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QVariantMap companyToken(const GameDefinition &game, CompanyId company)
{
    QVariantMap row = tokenOf(game, company);
    row.insert("code", toText(game.companies[company].code));
    return row;
}

QVariantList privatesOf(const GameDefinition &game, const Position &position, Party owner)
{
    QVariantList rows;
    for (const CompanyId minor : ids(game.companies)) {
        if (game.hasShares() && owner.isPlayer() && ownerOf(game, position, minor) == owner)
            rows.append(QVariantMap{{"code", toText(game.companies[minor].code)},
                                    {"name", companyName(game.companies[minor])},
                                    {"used", false}});
    }
    for (const PrivateId railway : ids(game.privates)) {
        const PrivateDefinition &table = game.privates[railway];
        if (position.privates[railway].owner == owner)
            rows.append(QVariantMap{{"code", toText(table.isPerson ? table.name : table.code)},
                                    {"name", table.isPerson ? QString() : toText(table.name)},
                                    {"used", position.privates[railway].used}});
    }
    return rows;
}

QVariantList trainsOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    QVariantList rows;
    for (const Train &train : position.trains.trains()) {
        if (company && train.owner == Party(company))
            rows.append(QVariantMap{
                {"code", toText(game.faces[train.face].code)},
                {"name", toText(game.faces[train.face].name)},
                {"old", game.faces[train.face].isOld},
                {"runnable", bool(classOf(game, position, company).runsTrains[game.faces[train.face].size])}});
    }
    return rows;
}

QVariantList holdingsOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QVariantList rows;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const CompanyClass &size = classOf(game, position, company);
        const bool directs = position.holdings.director(company) == Party(player);
        const bool hasDirectors = position.holdings.directorsCertificate(company) == Party(player);
        QVariantMap row = tokenOf(game, company);
        row.insert("company", toText(game.companies[company].code));
        row.insert("percent", size.percent(units));
        row.insert("director", directs);
        row.insert("wide", hasDirectors);
        row.insert("certificates", hasDirectors ? units - size.directorUnits + 1 : units);
        rows.append(row);
    }
    return rows;
}

QString statusWord(CompanyStatus status)
{
    switch (status) {
    case CompanyStatus::Waiting:
        return "waiting";
    case CompanyStatus::Started:
        return "started";
    case CompanyStatus::Operating:
        return "operating";
    case CompanyStatus::Closed:
        break;
    }
    return "closed";
}

/// What the player owes, and what that comes to.
QString debtText(const Wording &words, const GameDefinition &game, const PlayerState &state)
{
    if (state.debt == Money{} && state.penalty == Money{})
        return {};
    if (state.debt == Money{})
        return GameView::tr("penalty at the end %1").arg(words.money(state.penalty));
    if (state.penalty > Money{})
        return GameView::tr("owes %1, penalty at the end %2").arg(words.money(state.debt), words.money(state.penalty));
    const Money later = debtAfterInterest(game, state.debt);
    return later == state.debt ? GameView::tr("owes %1").arg(words.money(state.debt))
                               : GameView::tr("owes %1, after the next stock round %2")
                                     .arg(words.money(state.debt), words.money(later));
}

/// Where cash decides it, who sits first is told by a card for each; else one card goes round.
QString orderText(const GameDefinition &game, int card, std::size_t seats, bool hasNoSeat)
{
    if (hasNoSeat)
        return GameView::tr("plays by the rules");
    if (game.turnOrder == TurnOrder::CashCards)
        return GameView::tr("order card %1").arg(card);
    if (card != 1 || seats == 1)
        return {};
    return game.hasActionRounds ? GameView::tr("first player") : GameView::tr("priority card");
}

/// What stands for bids, and spare cards.
QString playerFacts(const Rules &rules, const Position &position, PlayerId player)
{
    const int copies = position.players[player].spareCards;
    const Wording words(rules);
    const Money bids = rules.boundCash(position, player);
    if (bids > Money{})
        return GameView::tr("bids %1, free %2")
            .arg(words.money(bids), words.money(position.ledger.balance(player) - bids));
    return copies > 0 ? GameView::tr("copy cards: %1").arg(copies) : QString();
}

/// When the player's company acts in each round.
QString turnText(const GameDefinition &game, const Position &position, CompanyId company)
{
    if (!company)
        return GameView::tr("no company yet");
    const std::vector<CompanyId> order = operatingOrder(game, position);
    const auto place = std::find(order.begin(), order.end(), company);
    return GameView::tr("%1. in each round").arg(place - order.begin() + 1);
}

} // namespace

void GameView::fillPlayers()
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Position &position = session().position();
    const int limit = certificateLimit(game, position);
    const Party actor = rules.actor(position);
    const PlayerId drawing = nextToDraw(game, position);

    Money most = scoredWorth(game, position, position.order.front());
    Money least = most;
    for (const PlayerId player : position.order) {
        most = std::max(most, scoredWorth(game, position, player));
        least = std::min(least, scoredWorth(game, position, player));
    }

    QList<QVariantMap> rows;
    for (const PlayerId player : ids(position.players)) {
        const QString name = Wording(rules).party(player);
        const QString colour = m_looks.colour(player);
        const Money total = scoredWorth(game, position, player);
        const auto card = std::find(position.order.begin(), position.order.end(), player);
        const CompanyId own = ownCompany(game, position, player);
        const Party account = own ? Party(own) : Party(player);
        rows.append({{"code", toText(Codes(game, rules.seats()).code(player))},
                     {"name", name},
                     {"colour", colour},
                     {"textColour", textOn(colour)},
                     {"initial", m_looks.initials(player)},
                     {"cash", toNumber(position.ledger.balance(account))},
                     {"debt", toNumber(position.players[player].debt)},
                     {"penalty", toNumber(position.players[player].penalty)},
                     {"certificates", certificates(game, position, player)},
                     {"limit", limit},
                     {"worth", toNumber(total)},
                     {"acting", actor == Party(player) || actor == account || drawing == player},
                     {"card", static_cast<int>(card - position.order.begin()) + 1},
                     {"order", game.hasShares() ? orderText(game, static_cast<int>(card - position.order.begin()) + 1,
                                                            position.order.size(), isUnseated(position, player))
                                                : turnText(game, position, own)},
                     {"passed", rules.hasPassed(position, player)},
                     {"hasPriority", game.turnOrder == TurnOrder::PriorityCard && position.order.size() > 1 &&
                                         card == position.order.begin()},
                     {"owes", position.ledger.balance(player) < Money{}
                                  ? tr("must raise %1 at once").arg(missingOf(session(), player))
                                  : debtText(Wording(rules), game, position.players[player])},
                     {"leads", total == most && least < most}, // nobody does where all are alike
                     {"holdings", holdingsOf(game, position, player)},
                     {"privates", privatesOf(game, position, player)},
                     {"account", toText(Codes(game, rules.seats()).code(account))},
                     {"company", own ? companyToken(game, own) : QVariantMap()},
                     {"trains", trainsOf(game, position, own)},
                     {"facts", own ? factsText(rules, position, own) : playerFacts(rules, position, player)}});
    }
    m_players.setRows(std::move(rows));
}

void GameView::fillCompanies()
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Position &position = session().position();
    const std::vector<CompanyId> operating = operatingOrder(game, position);
    const Wording words(rules);

    const auto placeOf = [&](CompanyId company) {
        const auto place = std::find(operating.begin(), operating.end(), company);
        return place == operating.end() ? 0 : static_cast<int>(place - operating.begin()) + 1;
    };
    QList<QVariantMap> rows;
    for (const CompanyId company : companiesInOrder(game, position)) {
        const CompanyState &state = position.companies[company];
        const CompanyDefinition &table = game.companies[company];
        const Party director = position.holdings.director(company);
        QVariantMap row = companyToken(game, company);
        row.insert("name", toText(table.name));
        row.insert("size", toText(game.classOf(company).code));
        row.insert("sizeTitle", words.size(table.size));
        row.insert("status", statusWord(state.status));
        const bool isMinor = game.classOf(company).isMinor();
        const bool isReserved = position.holdings.directorsCertificate(company) == Party::reserve();
        row.insert("isMinor", isMinor);
        row.insert("onSale", isMinor || (game.phases[position.phase].onSale[table.size] && !isReserved));
        row.insert("statusText", statusText(rules, position, company, placeOf(company)));
        row.insert("facts", factsText(rules, position, company));
        row.insert("waitsFor", waitingText(rules, position, company));
        row.insert("hasTreasury", hasTreasury(position, company));
        row.insert("price", toNumber(price(game, position, company)));
        row.insert("treasury", toNumber(position.ledger.balance(company)));
        row.insert("director", director.isPlayer() ? toText(Codes(game, rules.seats()).code(director)) : QString());
        const QVariantMap badge = director.isPlayer()             ? m_looks.badge(director.player())
                                  : director == Party::absentee() ? m_looks.absenteesBadge()
                                                                  : QVariantMap();
        row.insert("directorName", badge.value("name").toString());
        row.insert("directorColour", badge.value("colour").toString());
        row.insert("directorInitial", badge.value("initial").toString());
        row.insert("directorTextColour", badge.value("textColour").toString());
        row.insert("trains", trainsOf(game, position, company));
        row.insert("trainLimit", trainLimit(game, position, company));
        row.insert("privates", privatesOf(game, position, company));
        row.insert("stations", state.stationsOnMap);
        row.insert("markers", state.tokensLeft);
        row.insert("acting", rules.actor(position) == Party(company));
        row.insert("place", placeOf(company));
        row.insert("bankPercent",
                   isMinor ? 0
                           : classOf(game, position, company).percent(position.holdings.units(Party::bank(), company)));
        rows.append(row);
    }
    m_companies.setRows(std::move(rows));
}

void GameView::fillJournal()
{
    m_journal.setRows(m_journalRows.update(session(), m_looks));
}

} // namespace flimnap
