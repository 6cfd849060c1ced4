#include "table/position.h"

#include <algorithm>

#include "core/whole_number.h"

namespace flimnap {

Money privateValue(const GameDefinition &game, const Position &position)
{
    int round = 0;
    Money value;
    for (const std::vector<Money> &set : game.sets) {
        for (const Money next : set) {
            if (round == position.roundsOperated)
                return value;
            value = next;
            ++round;
        }
    }
    return value;
}

ClassId sizeOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    const ClassId grown = position.companies[company].grownInto;
    return grown ? grown : game.companies[company].size;
}

const CompanyClass &classOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.classes[sizeOf(game, position, company)];
}

bool isBankEmpty(const GameDefinition &game, const Position &position)
{
    const Money own = position.ledger.balance(Party::bank()) - position.keptInBank;
    return game.bank && own < Money{game.bankBreaks.isOverdrawn ? 0 : 1};
}

bool isLeaving(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CellId cell = position.markers.cell(company);
    return cell && !game.chart[cell].hasPrice() && !classOf(game, position, company).staysPriced;
}

PlayerId debtor(const Position &position)
{
    for (const PlayerId player : position.order) {
        if (position.ledger.balance(player) < Money{})
            return player;
    }
    return {};
}

CompanyId companyInTurn(const Position &position)
{
    const OperatingState &state = position.operating;
    const auto next = static_cast<std::size_t>(state.next);
    const bool isThere = position.round.kind == RoundKind::Operating && next < state.queue.size();
    return isThere ? state.queue[next] : CompanyId();
}

bool isCounted(const GameDefinition &game, const Position &position, CompanyId company)
{
    return !position.markers.cell(company) || price(game, position, company) > game.uncountedUpTo;
}

bool isHoldingLimited(const GameDefinition &game, const Position &position, CompanyId company)
{
    return !position.markers.cell(company) || price(game, position, company) > game.unlimitedUpTo;
}

int certificateLimit(const GameDefinition &game, const Position &position)
{
    return position.certificateLimit.value_or(game.tableOf(static_cast<int>(position.order.size()))->certificateLimit);
}

Money scorePrice(const GameDefinition &game, const Position &position, CompanyId company)
{
    const Money less = price(game, position, company) - position.companies[company].scoreDeduction;
    return game.scoresAboveZero ? std::max(less, Money{}) : less;
}

int trainLimit(const GameDefinition &game, const Position &position, CompanyId company)
{
    return game.phases[position.phase].trainLimit[sizeOf(game, position, company)].value_or(0);
}

bool isOverTrainLimit(const GameDefinition &game, const Position &position, CompanyId company)
{
    // Trains that wait on the charter of a company that is still to float are not counted.
    return position.companies[company].status == CompanyStatus::Operating &&
           position.trains.count(company) > trainLimit(game, position, company);
}

bool isToBeFormed(const GameDefinition &game, const Position &position, CompanyId company)
{
    const PhaseId forms = game.formingPhase(company);
    return forms && forms <= position.phase && position.companies[company].status == CompanyStatus::Started;
}

bool ownsRunnableTrain(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = classOf(game, position, company);
    const std::vector<Train> &trains = position.trains.trains();
    return std::any_of(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && size.runsTrains[game.faces[train.face].size];
    });
}

PrivateId trainPrivateOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    for (const PrivateId railway : ids(game.privates)) {
        if (game.privates[railway].isTrain && position.privates[railway].owner == Party(company))
            return railway;
    }
    return {};
}

bool canRun(const GameDefinition &game, const Position &position, CompanyId company)
{
    const OperatingState &state = position.operating;
    const auto next = static_cast<std::size_t>(state.next);
    const bool hasBorrowed = state.turn.borrowed && next < state.queue.size() && state.queue[next] == company;
    return hasBorrowed || ownsRunnableTrain(game, position, company) || trainPrivateOf(game, position, company);
}

Money price(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CellId cell = position.markers.cell(company);
    return cell ? game.chart[cell].price : Money{};
}

bool isBegun(const GameDefinition &game, const Position &position, CardId card)
{
    const std::optional<int> left = position.trains.left(card);
    return left && *left < game.cards[card].count.value_or(*left);
}

bool isLent(const GameDefinition &game, const Position &position, CardId card)
{
    const FaceId face = position.operating.turn.borrowed;
    return face && game.faces[face].card == card && game.lentTrainsToPool &&
           !position.trains.holds(Party::pool(), face);
}

std::optional<int> leftInDeck(const GameDefinition &game, const Position &position, CardId card)
{
    std::optional<int> left = position.trains.left(card);
    if (left && isLent(game, position, card))
        --*left;
    return left;
}

CardId topCard(const GameDefinition &game, const Position &position)
{
    const CardId top = position.trains.topCard();
    if (!top || leftInDeck(game, position, top) != 0)
        return top;
    TrainStock rest = position.trains;
    rest.take(top);
    return rest.topCard();
}

bool isOnSale(const GameDefinition &game, const Position &position, CardId card)
{
    const TrainCard &table = game.cards[card];
    const CardId opener = table.besideAfter ? table.besideAfter : table.alreadyAfter;
    const bool isOnTop = card == topCard(game, position);
    if (!opener || isOnTop)
        return isOnTop;
    return isBegun(game, position, opener) && leftInDeck(game, position, card) != 0;
}

bool isUnseated(const Position &position, PlayerId player)
{
    return player && std::find(position.order.begin(), position.order.end(), player) == position.order.end();
}

bool isUnseateds(const Position &position, CompanyId company)
{
    return isUnseated(position, position.holdings.director(company).player());
}

std::vector<CompanyId> directedBy(const GameDefinition &game, const Position &position, Party player)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(game.companies)) {
        if (position.companies[company].isInPlay() && position.holdings.director(company) == player)
            companies.push_back(company);
    }
    return companies;
}

bool isUnattended(const Position &position, CompanyId company)
{
    return position.holdings.director(company) == Party::absentee();
}

Party ownerOf(const GameDefinition &game, const Position &position, CompanyId minor)
{
    return game.classOf(minor).isMinor() ? position.holdings.director(minor) : Party::nobody();
}

int ordinaryUnits(const GameDefinition &game, const Position &position, CompanyId company, Party stock)
{
    const int units = position.holdings.units(stock, company);
    const bool lacksOne = position.companies[company].owesShare;
    if (position.holdings.directorsCertificate(company) == stock)
        return units - classOf(game, position, company).directorUnits + (lacksOne ? 1 : 0);
    return units - (lacksOne && stock == Party::bank() ? 1 : 0);
}

int soldUnits(const Position &position, CompanyId company)
{
    return position.holdings.unitsOfPlayers(company) + position.holdings.units(Party::pool(), company);
}

int halfCertificates(const GameDefinition &game, const Position &position, PlayerId player)
{
    int halves = 0;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0 || !isCounted(game, position, company))
            continue;
        const bool hasDirectors = position.holdings.directorsCertificate(company) == Party(player);
        const int ordinary = ordinaryUnits(game, position, company, player);
        halves += ordinary * (classOf(game, position, company).hasHalfCertificates ? 1 : 2) + (hasDirectors ? 2 : 0);
    }
    if (!game.privatesAreCertificates)
        return halves;
    for (const PrivateState &railway : position.privates)
        halves += railway.owner == Party(player) ? 2 : 0;
    return halves;
}

int certificates(const GameDefinition &game, const Position &position, PlayerId player)
{
    return (halfCertificates(game, position, player) + 1) / 2;
}

Money privatesWorth(const GameDefinition &game, const Position &position, PlayerId player)
{
    Money sum;
    const bool atPurchasePrice = game.sets.empty() || position.roundsOperated == 0;
    const Money value = privateValue(game, position);
    for (const PrivateId railway : ids(game.privates)) {
        const PrivateState &state = position.privates[railway];
        const PrivateDefinition &table = game.privates[railway];
        if (state.owner != Party(player) || table.isTrain || table.isPerson)
            continue;
        sum += atPurchasePrice ? state.paid.value_or(table.price) : value;
    }
    for (const CompanyId minor : ids(game.companies)) {
        if (ownerOf(game, position, minor) == Party(player))
            sum += position.companies[minor].initialPrice;
    }
    return sum;
}

Money treasuryWorth(const GameDefinition &game, const Position &position, PlayerId player)
{
    Money sum;
    for (const CompanyId company : ids(game.companies)) {
        if (!game.hasShares() && position.holdings.director(company) == Party(player))
            sum += position.ledger.balance(company);
    }
    return sum;
}

Money cardsWorth(const GameDefinition &game, const Position &position, PlayerId player)
{
    return game.spareCardWorth * position.players[player].spareCards;
}

Money worth(const GameDefinition &game, const Position &position, PlayerId player)
{
    const PlayerState &state = position.players[player];
    Money sum = position.ledger.balance(player) - state.debt - state.penalty;
    for (const CompanyId company : ids(game.companies)) {
        if (const int units = position.holdings.units(player, company))
            sum += scorePrice(game, position, company) * units;
    }
    return sum + privatesWorth(game, position, player) + treasuryWorth(game, position, player) +
           cardsWorth(game, position, player);
}

Money scoredWorth(const GameDefinition &game, const Position &position, PlayerId player)
{
    const Money all = worth(game, position, player);
    return game.privatesScore ? all : all - privatesWorth(game, position, player);
}

bool standsBefore(const GameDefinition &game, const Markers &markers, CompanyId a, CompanyId b)
{
    const ChartCell &cellOfA = game.chart[markers.cell(a)];
    const ChartCell &cellOfB = game.chart[markers.cell(b)];
    if (cellOfA.price != cellOfB.price)
        return cellOfA.price > cellOfB.price;
    if (cellOfA.column != cellOfB.column)
        return cellOfA.column > cellOfB.column;
    return markers.liesAbove(a, b);
}

bool actsBefore(const GameDefinition &game, const Position &position, CompanyId a, CompanyId b)
{
    const bool isMinorA = game.classOf(a).isMinor();
    const bool isMinorB = game.classOf(b).isMinor();
    if (isMinorA || isMinorB)
        return isMinorA && (!isMinorB || a < b);
    if (position.companies[a].actsFirst != position.companies[b].actsFirst)
        return position.companies[a].actsFirst;
    return standsBefore(game, position.markers, a, b);
}

std::vector<CompanyId> operatingOrder(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> order;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyStatus status = position.companies[company].status;
        const bool maySetOut = status == CompanyStatus::Started && game.classOf(company).setsOutInTurn;
        if (status == CompanyStatus::Operating || maySetOut)
            order.push_back(company);
    }
    std::sort(order.begin(), order.end(), [&](CompanyId a, CompanyId b) { return actsBefore(game, position, a, b); });
    return order;
}

} // namespace flimnap
