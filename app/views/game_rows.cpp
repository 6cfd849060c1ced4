#include "views/game_view.h"

#include <algorithm>

#include "views/colours.h"
#include "views/sheets.h"
#include "views/status_texts.h"
#include "words/wording.h"

#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QVariantMap token(const GameDefinition &game, CompanyId company)
{
    const QString colour = companyColour(game, company);
    return {{"code", toText(game.companies[company].code)}, {"colour", colour}, {"textColour", textOn(colour)}};
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
            rows.append(QVariantMap{{"code", toText(table.character ? table.name : table.code)},
                                    {"name", table.character ? QString() : toText(table.name)},
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
        QVariantMap row = token(game, company);
        row.insert("company", row.take("code"));
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

bool leavesChoice(const Offer &offer)
{
    return std::any_of(offer.numbers.begin(), offer.numbers.end(),
                       [](const NumberChoice &choice) { return choice.least != choice.most; });
}

/// Where cash decides it, who sits first is told by a card for each; else one card goes round.
QString orderText(const GameDefinition &game, int card, std::size_t seats, bool isAutomatons)
{
    if (isAutomatons)
        return GameView::tr("plays by the rules");
    if (game.turnOrder == TurnOrder::CashCards)
        return GameView::tr("order card %1").arg(card);
    if (card != 1 || seats == 1)
        return {};
    return game.actionCards.count() > 0 ? GameView::tr("first player") : GameView::tr("priority card");
}

/// What stands for bids, and copy cards.
QString playerFacts(const Wording &words, const Position &position, PlayerId player)
{
    const int copies = position.players[player].copyCards;
    const Money bids = standingBids(position, player);
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

/// Two short buttons share a row; one that finds no other, or says more, has it for itself.
QList<QVariantMap> withWidths(QList<QVariantMap> rows)
{
    qsizetype alone = -1;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (rows[row].value("quiet").toBool())
            continue;
        const bool isShort = rows[row].value("allowed").toBool() && !rows[row].value("hasChoices").toBool();
        const bool isSecond = isShort && alone >= 0;
        if (isSecond)
            rows[alone].insert("wide", false);
        rows[row].insert("wide", !isSecond);
        alone = isShort && !isSecond ? row : -1;
    }
    return rows;
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

    Money most = worth(game, position, position.order.front());
    for (const PlayerId player : position.order)
        most = std::max(most, worth(game, position, player));

    QList<QVariantMap> rows;
    for (const PlayerId player : ids(position.players)) {
        const QString name = Wording(rules).party(player);
        const QString colour = m_looks.colour(player);
        const Money total = worth(game, position, player);
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
                                                            position.order.size(), isAutomaton(position, player))
                                                : turnText(game, position, own)},
                     {"hasPriority", game.turnOrder == TurnOrder::PriorityCard && position.order.size() > 1 &&
                                         card == position.order.begin()},
                     {"owes", position.ledger.balance(player) < Money{}
                                  ? tr("must raise %1 at once").arg(missingOf(player))
                                  : debtText(Wording(rules), game, position.players[player])},
                     {"leads", total == most},
                     {"holdings", holdingsOf(game, position, player)},
                     {"privates", privatesOf(game, position, player)},
                     {"account", toText(Codes(game, rules.seats()).code(account))},
                     {"company", own ? token(game, own) : QVariantMap()},
                     {"trains", flimnap::trainsOf(game, position, own)},
                     {"facts", own ? factsText(rules, position, own) : playerFacts(Wording(rules), position, player)}});
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
    std::vector<CompanyId> listed = operating;
    for (const CompanyId company : ids(game.companies)) {
        if (placeOf(company) == 0)
            listed.push_back(company);
    }

    QList<QVariantMap> rows;
    for (const CompanyId company : listed) {
        const CompanyState &state = position.companies[company];
        const CompanyDefinition &table = game.companies[company];
        const Party director = position.holdings.director(company);
        QVariantMap row = token(game, company);
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
        const QVariantMap badge = director.isPlayer()          ? m_looks.badge(director.player())
                                  : director == Party::dummy() ? m_looks.dummysBadge()
                                                               : QVariantMap();
        row.insert("directorName", badge.value("name").toString());
        row.insert("directorColour", badge.value("colour").toString());
        row.insert("directorInitial", badge.value("initial").toString());
        row.insert("directorTextColour", badge.value("textColour").toString());
        row.insert("trains", flimnap::trainsOf(game, position, company));
        row.insert("trainLimit", trainLimit(game, position, company));
        row.insert("privates", privatesOf(game, position, company));
        row.insert("stations", state.stationsOnMap);
        row.insert("markers", state.markersLeft);
        row.insert("acting", rules.actor(position) == Party(company));
        row.insert("place", placeOf(company));
        row.insert("bankPercent",
                   isMinor ? 0
                           : classOf(game, position, company).percent(position.holdings.units(Party::bank(), company)));
        rows.append(row);
    }
    m_companies.setRows(std::move(rows));
}

QVariantMap GameView::actionRow(const ActionKey &action) const
{
    const MoveKind kind = action.kind;
    const Wording words(session().rules());
    std::vector<const Offer *> allowed;
    const Refusal *refusal = nullptr;
    const Offer *first = nullptr;
    for (const Offer &offer : m_offers) {
        if (!action.includes(offer.move))
            continue;
        if (first == nullptr)
            first = &offer;
        if (!offer.refusal)
            allowed.push_back(&offer);
        else if (refusal == nullptr)
            refusal = &*offer.refusal;
    }
    const bool ends = kind == MoveKind::Pass || kind == MoveKind::Done;
    const bool quick = !ends && !allowed.empty() && isQuick(session(), *allowed.front());
    const bool showsRefusal = allowed.empty() && refusal != nullptr;
    const bool dropsOut = kind == MoveKind::Pass && session().position().opening.bidding.lot;
    const QString title = dropsOut                                     ? tr("Drop out")
                          : kind == MoveKind::Pass && hasActedInTurn() ? tr("End the turn")
                                                                       : words.actionTitle(first->move);
    return {{"kind", action.text()},
            {"title", quick ? words.confirmation(suggestedMove(*allowed.front()), {}) : title},
            {"allowed", !allowed.empty()},
            {"reason", showsRefusal ? words.refusal(*refusal) : QString()},
            {"rule", showsRefusal ? toText(refusal->rule) : QString()},
            {"sheet", sheetFor(m_offers, action, turnIsCompany())},
            {"terms", first->refusal ? QString() : termsOf(first->move)},
            {"quiet", isQuiet(action)},
            {"direct", !allowed.empty() && (ends || quick)},
            {"hasChoices", quick && (allowed.size() > 1 || leavesChoice(*allowed.front()))},
            {"decider", m_looks.badge(deciderOf(kind))}};
}

/// What a loan brings now and costs from now on.
QString GameView::termsOf(const Move &move) const
{
    if (move.kind != MoveKind::TakeLoan)
        return {};
    const Rules &rules = session().rules();
    const auto events = session().preview(move);
    if (!events)
        return {};
    const Wording words(rules);
    return tr("%1 now, %2 interest in every turn")
        .arg(words.money(-costTo(*events, Codes(rules.game(), rules.seats()).party(move.by))),
             words.money(rules.game().companyLoans->interest));
}

/// In a stock round whose turns go on until they are ended.
bool GameView::hasActedInTurn() const
{
    const Position &position = session().position();
    return position.round.kind == RoundKind::Stock &&
           session().rules().game().sales.turn != StockTurn::SalesThenPurchase &&
           (position.stock.hasBought || position.stock.soldThisTurn != 0);
}

/// One row for each action on offer, those that can be made first; one of which nothing is allowed says why.
void GameView::fillActions()
{
    std::vector<ActionKey> actions;
    for (const Offer &offer : m_offers) {
        const bool liesOnTable = offer.move.kind == MoveKind::TakeCard || offer.move.kind == MoveKind::CopyCard;
        const ActionKey action = ActionKey::of(offer.move);
        if (!liesOnTable && std::find(actions.begin(), actions.end(), action) == actions.end())
            actions.push_back(action);
    }
    QList<QVariantMap> possible;
    QList<QVariantMap> refused;
    for (const ActionKey &action : actions) {
        const QVariantMap row = actionRow(action);
        (row.value("allowed").toBool() ? possible : refused).append(row);
    }
    m_actions.setRows(withWidths(possible + refused));
}

void GameView::fillJournal()
{
    m_journal.setRows(m_journalRows.update(session(), m_looks));
}

QVariantList GameView::offersOf(const QString &key) const
{
    QVariantList rows;
    const auto action = ActionKey::parse(key);
    if (!m_game || !action)
        return rows;
    for (const Offer &offer : m_offers) {
        if (action->includes(offer.move))
            rows.append(offerRow(session(), offer));
    }
    return rows;
}

} // namespace flimnap
