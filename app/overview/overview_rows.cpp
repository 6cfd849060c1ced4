#include "overview/overview_rows.h"

#include <algorithm>

#include <QCoreApplication>

#include "rounds/codes.h"
#include "table/values.h"
#include "views/company_order.h"
#include "views/status_texts.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class OverviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Overview)
};

QList<PaperRow> privatesOf(const GameDefinition &game, const Position &position, Party owner)
{
    QList<PaperRow> rows;
    for (const CompanyId minor : ids(game.companies)) {
        if (game.hasShares() && owner.isPlayer() && ownerOf(game, position, minor) == owner)
            rows.append({toText(game.companies[minor].code), companyName(game.companies[minor])});
    }
    for (const PrivateId railway : ids(game.privates)) {
        const PrivateDefinition &table = game.privates[railway];
        if (position.privates[railway].owner == owner)
            rows.append({toText(table.isPerson ? table.name : table.code),
                         table.isPerson ? QString() : toText(table.name), position.privates[railway].used});
    }
    return rows;
}

QList<OwnTrain> trainsOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    QList<OwnTrain> rows;
    for (const Train &train : position.trains.trains()) {
        const TrainFace &face = game.faces[train.face];
        if (company && train.owner == Party(company))
            rows.append({toText(face.code), toText(face.name), face.isOld,
                         bool(classOf(game, position, company).runsTrains[face.size])});
    }
    return rows;
}

QList<HoldingRow> holdingsOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QList<HoldingRow> rows;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const CompanyClass &size = classOf(game, position, company);
        HoldingRow row;
        row.company = lookOf(game, company);
        row.percent = size.percent(units);
        row.director = position.holdings.director(company) == Party(player);
        row.wide = position.holdings.directorsCertificate(company) == Party(player);
        row.certificates = row.wide ? units - size.directorUnits + 1 : units;
        rows.append(row);
    }
    return rows;
}

CompanyStage::Stage stageOf(CompanyStatus status)
{
    switch (status) {
    case CompanyStatus::Waiting:
        return CompanyStage::Waiting;
    case CompanyStatus::Started:
        return CompanyStage::Started;
    case CompanyStatus::Operating:
        return CompanyStage::Operating;
    case CompanyStatus::Closed:
        break;
    }
    return CompanyStage::Closed;
}

/// What the player owes, and what that comes to.
QString debtText(const Wording &words, const GameDefinition &game, const PlayerState &state)
{
    if (state.debt == Money{} && state.penalty == Money{})
        return {};
    if (state.debt == Money{})
        return OverviewTexts::tr("penalty at the end %1").arg(words.money(state.penalty));
    if (state.penalty > Money{})
        return OverviewTexts::tr("owes %1, penalty at the end %2")
            .arg(words.money(state.debt), words.money(state.penalty));
    const Money later = debtAfterInterest(game, state.debt);
    return later == state.debt ? OverviewTexts::tr("owes %1").arg(words.money(state.debt))
                               : OverviewTexts::tr("owes %1, after the next stock round %2")
                                     .arg(words.money(state.debt), words.money(later));
}

/// Where cash decides it, who sits first is told by a card for each; else one card goes round.
QString orderText(const GameDefinition &game, int card, std::size_t seats, bool hasNoSeat)
{
    if (hasNoSeat)
        return OverviewTexts::tr("plays by the rules");
    if (game.turnOrder == TurnOrder::CashCards)
        return OverviewTexts::tr("order card %1").arg(card);
    if (card != 1 || seats == 1)
        return {};
    return game.hasActionRounds ? OverviewTexts::tr("first player") : OverviewTexts::tr("priority card");
}

/// What stands for bids, and spare cards.
QString playerFacts(const Rules &rules, const Position &position, PlayerId player)
{
    const int copies = position.players[player].spareCards;
    const Wording words(rules);
    const Money bids = rules.boundCash(position, player);
    if (bids > Money{})
        return OverviewTexts::tr("bids %1, free %2")
            .arg(words.money(bids), words.money(position.ledger.balance(player) - bids));
    return copies > 0 ? OverviewTexts::tr("copy cards: %1").arg(copies) : QString();
}

/// When the player's company acts in each round.
QString turnText(const GameDefinition &game, const Position &position, CompanyId company)
{
    if (!company)
        return OverviewTexts::tr("no company yet");
    const std::vector<CompanyId> order = operatingOrder(game, position);
    const auto place = std::find(order.begin(), order.end(), company);
    return OverviewTexts::tr("%1. in each round").arg(place - order.begin() + 1);
}

PlayerLook directorOf(const AtTurn &turn, CompanyId company)
{
    const Party director = turn.position().holdings.director(company);
    if (director.isPlayer())
        return turn.looks.look(director.player());
    return director == Party::absentee() ? turn.looks.absenteesLook() : PlayerLook();
}

} // namespace

QList<PlayerRow> playerRows(const AtTurn &turn)
{
    const Rules &rules = turn.rules();
    const GameDefinition &game = turn.game();
    const Position &position = turn.position();
    const Codes codes(game, rules.seats());
    const Wording words(rules);
    const Party actor = turn.actor();
    const PlayerId drawing = nextToDraw(game, position);

    Money most = scoredWorth(game, position, position.order.front());
    Money least = most;
    for (const PlayerId player : position.order) {
        most = std::max(most, scoredWorth(game, position, player));
        least = std::min(least, scoredWorth(game, position, player));
    }

    QList<PlayerRow> rows;
    for (const PlayerId player : ids(position.players)) {
        const PlayerLook look = turn.looks.look(player);
        const Money total = scoredWorth(game, position, player);
        const auto card = std::find(position.order.begin(), position.order.end(), player);
        const CompanyId own = ownCompany(game, position, player);
        const Party account = own ? Party(own) : Party(player);
        PlayerRow row;
        row.code = toText(codes.code(player));
        row.name = words.party(player);
        row.initial = look.initial;
        row.colour = look.colour;
        row.textColour = look.textColour;
        row.account = toText(codes.code(account));
        row.cash = toNumber(position.ledger.balance(account));
        row.debt = toNumber(position.players[player].debt);
        row.penalty = toNumber(position.players[player].penalty);
        row.owes = position.ledger.balance(player) < Money{}
                       ? OverviewTexts::tr("must raise %1 at once").arg(missingOf(turn.session, player))
                       : debtText(words, game, position.players[player]);
        row.certificates = certificates(game, position, player);
        row.limit = certificateLimit(game, position);
        row.worth = toNumber(total);
        row.leads = total == most && least < most;
        row.acting = actor == Party(player) || actor == account || drawing == player;
        row.passed = rules.hasPassed(position, player);
        row.hasPriority =
            game.turnOrder == TurnOrder::PriorityCard && position.order.size() > 1 && card == position.order.begin();
        row.card = static_cast<int>(card - position.order.begin()) + 1;
        row.order = game.hasShares() ? orderText(game, row.card, position.order.size(), isUnseated(position, player))
                                     : turnText(game, position, own);
        row.facts = own ? factsText(rules, position, own) : playerFacts(rules, position, player);
        row.holdings = holdingsOf(game, position, player);
        row.privates = privatesOf(game, position, player);
        row.company = lookOf(game, own);
        row.trains = trainsOf(game, position, own);
        rows.append(row);
    }
    return rows;
}

QList<CompanyRow> companyRows(const AtTurn &turn)
{
    const Rules &rules = turn.rules();
    const GameDefinition &game = turn.game();
    const Position &position = turn.position();
    const std::vector<CompanyId> operating = operatingOrder(game, position);
    const Wording words(rules);

    QList<CompanyRow> rows;
    for (const CompanyId company : companiesInOrder(game, position)) {
        const CompanyState &state = position.companies[company];
        const CompanyDefinition &table = game.companies[company];
        const CompanyLook look = lookOf(game, company);
        const auto place = std::find(operating.begin(), operating.end(), company);
        const bool isReserved = position.holdings.directorsCertificate(company) == Party::reserve();
        CompanyRow row;
        row.code = toText(table.code);
        row.token = look.token;
        row.colour = look.colour;
        row.textColour = look.textColour;
        row.name = toText(table.name);
        row.sizeTitle = words.size(table.size);
        row.isMinor = game.classOf(company).isMinor();
        row.stage = stageOf(state.status);
        row.onSale = row.isMinor || (game.phases[position.phase].onSale[table.size] && !isReserved);
        row.place = place == operating.end() ? 0 : static_cast<int>(place - operating.begin()) + 1;
        row.waitsFor = waitingText(rules, position, company);
        row.statusText = statusText(rules, position, company, row.place);
        row.facts = factsText(rules, position, company);
        row.price = toNumber(price(game, position, company));
        row.hasTreasury = hasTreasury(position, company);
        row.treasury = toNumber(position.ledger.balance(company));
        row.director = directorOf(turn, company);
        row.trains = trainsOf(game, position, company);
        row.trainLimit = trainLimit(game, position, company);
        row.privates = privatesOf(game, position, company);
        row.stations = state.stationsOnMap;
        row.markers = state.tokensLeft;
        row.acting = turn.actor() == Party(company);
        row.bankPercent =
            row.isMinor ? 0 : classOf(game, position, company).percent(position.holdings.units(Party::bank(), company));
        rows.append(row);
    }
    return rows;
}

} // namespace flimnap
