#include "games/1836jr56/formation.h"

#include <algorithm>

#include "core/bit.h"
#include "core/whole_number.h"
#include "dealings/floating.h"
#include "dealings/stations.h"
#include "games/1836jr56/closing.h"
#include "games/1836jr56/national.h"
#include "journal/move_schema.h"
#include "rounds/operating_round.h"
#include "rounds/step.h"

namespace flimnap::jr1836 {

namespace {

using Units = ById<PlayerId, int>;

CompanyId nationalOf(const Draft &draft)
{
    return draft.game.national->company;
}

bool isMerging(const Position &position, CompanyId company)
{
    return (position.formation.merging & bit(company)) != 0;
}

std::vector<CompanyId> merged(const Draft &draft)
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(draft.game.companies)) {
        if (isMerging(draft.position, company))
            companies.push_back(company);
    }
    return companies;
}

/// The players from the one whose company bought the train on.
std::vector<PlayerId> playersFrom(const Position &position, PlayerId first)
{
    std::vector<PlayerId> players = position.order;
    const auto place = std::find(players.begin(), players.end(), first);
    std::rotate(players.begin(), place == players.end() ? players.begin() : place, players.end());
    return players;
}

// The price (JR-6.43).

Money averageOf(const std::vector<Money> &prices)
{
    constexpr std::int64_t step = 5;
    Money sum;
    for (const Money price : prices)
        sum += price;
    const auto count = static_cast<std::int64_t>(prices.size());
    return {sum.units / count / step * step};
}

Money targetPrice(Draft &draft, const std::vector<CompanyId> &companies, Money least)
{
    constexpr std::size_t enoughToDropOne = 3;
    std::vector<Money> prices;
    for (const CompanyId company : companies)
        prices.push_back(draft.price(company));
    PriceAveraged averaged{nationalOf(draft), prices, {}, averageOf(prices)};
    const bool allCount = draft.game.national->averagesAll && averaged.average <= least;
    if (!allCount && prices.size() >= enoughToDropOne) {
        const auto cheapest = std::min_element(prices.begin(), prices.end());
        averaged.leftOut = *cheapest;
        prices.erase(cheapest);
        averaged.average = averageOf(prices);
    }
    draft.tell(averaged);
    return std::max(least, averaged.average);
}

/// The space of the row that is nearest to the price, the dearer one of two.
CellId nearestCell(const Draft &draft, CellId start, Money target)
{
    const auto distance = [&](CellId cell) { return std::abs((draft.game.chart[cell].price - target).units); };
    CellId nearest = start;
    for (CellId cell = start; cell; cell = draft.game.chart[cell].right) {
        if (distance(cell) <= distance(nearest))
            nearest = cell;
    }
    return nearest;
}

// The shares (JR-6.44 to JR-6.48).

struct Exchange
{
    Units units;
    int pool = 0;

    [[nodiscard]] int all() const
    {
        int sum = pool;
        for (const int held : units)
            sum += held;
        return sum;
    }
};

/// Two for one, in this order, as long as there are any; an odd one goes to the pool and is exchanged with it.
Exchange exchangeOf(Draft &draft, const std::vector<CompanyId> &companies, const std::vector<PlayerId> &players)
{
    const Holdings &holdings = draft.position.holdings;
    const ClassId grown = draft.classOf(nationalOf(draft)).growsInto;
    int left = draft.game.classes[grown].units;
    int inPool = 0;
    Exchange exchange{Units(players.size()), 0};
    const auto take = [&](Party holder, int old) {
        const int units = std::min(old / 2, left);
        left -= units;
        if (old > 0)
            draft.tell(SharesMerged{nationalOf(draft), holder, old, units});
        return units;
    };
    for (const PlayerId player : players) {
        int held = 0;
        for (const CompanyId company : companies)
            held += holdings.units(player, company);
        exchange.units[player] = take(player, held);
        inPool += held % 2;
    }
    for (const CompanyId company : companies)
        inPool += holdings.units(Party::pool(), company);
    exchange.pool = take(Party::pool(), inPool);
    return exchange;
}

void handOutShares(Draft &draft, const Exchange &exchange, const std::vector<PlayerId> &players)
{
    const CompanyId national = nationalOf(draft);
    if (exchange.all() > draft.classOf(national).units)
        draft.splitShares(national, draft.classOf(national).growsInto);
    PlayerId director = players.front();
    for (const PlayerId player : players) {
        if (exchange.units[player] > 0)
            draft.moveShares(national, Party::bank(), player, exchange.units[player]);
        if (exchange.units[player] > exchange.units[director])
            director = player;
    }
    if (exchange.pool > 0)
        draft.moveShares(national, Party::bank(), Party::pool(), exchange.pool);
    draft.position.companies[national].owesShare = exchange.units[director] < draft.classOf(national).directorUnits;
    draft.makeDirector(national, director);
}

/// One marker for every hex with a station of a merged company, as far as there are any (JR-6.52).
void replaceStations(Draft &draft, const std::vector<CompanyId> &companies)
{
    const CompanyId national = nationalOf(draft);
    CompanyState &state = draft.position.companies[national];
    const int supply = draft.game.stationMarkers(national);
    std::vector<Board::Station> &known = draft.position.board.stations;
    int standing = 0;
    for (const CompanyId company : companies)
        standing += draft.position.companies[company].stationsOnMap;
    std::vector<Board::Station> taken;
    for (const Board::Station &station : known) {
        if (std::find(companies.begin(), companies.end(), station.company) == companies.end())
            continue;
        const Board::Station own{national, station.hex};
        if (std::find(taken.begin(), taken.end(), own) == taken.end())
            taken.push_back(own);
        else
            --standing;
    }
    known.insert(known.end(), taken.begin(), taken.end());
    state.stationsOnMap = std::min(standing, supply);
    state.markersLeft = supply - state.stationsOnMap;
    state.mostSharedHexes = std::max(0, state.stationsOnMap - 1);
}

void form(Draft &draft)
{
    const CompanyId national = nationalOf(draft);
    const std::vector<CompanyId> companies = merged(draft);
    const std::vector<PlayerId> players = playersFrom(draft.position, draft.position.formation.buyer);
    const CellId start = draft.classOf(national).startsAt;
    const Money target = targetPrice(draft, companies, draft.game.chart[start].price);
    const CellId cell = nearestCell(draft, start, target);
    const Exchange exchange = exchangeOf(draft, companies, players);
    const OperatingState &operating = draft.position.operating;
    const bool haveOperated = std::any_of(companies.begin(), companies.end(),
                                          [&](CompanyId company) { return (operating.hadTurn & bit(company)) != 0; });

    putOnChart(draft, national, cell);
    replaceStations(draft, companies);
    for (const CompanyId company : companies)
        dissolve(draft, company);
    handOutShares(draft, exchange, players);
    CompanyState &state = draft.position.companies[national];
    state.status = CompanyStatus::Operating;
    state.hadTurn = true; // it has its stations
    state.isFrozen = true;
    draft.tell(CompanyFormed{national});
    if (draft.game.national->certificateLimit)
        draft.position.certificateLimit = draft.game.national->certificateLimit;
    const bool actsNow = !haveOperated && draft.position.round.kind == RoundKind::Operating;
    state.actsFirst = actsNow || draft.game.national->actsFirst;
    if (actsNow)
        OperatingRound::actNext(draft, national);
}

using Faces = std::vector<std::string>;

Faces trainsOf(const GameDefinition &game, const Position &position, CompanyId company)
{
    Faces faces;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            faces.push_back(game.faces[train.face].code);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

int lastingAmong(const GameDefinition &game, const Faces &faces)
{
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [&](const std::string &face) {
        const FaceId known = game.findFace(face);
        return known && isLasting(game, known);
    }));
}

/// Whether it may keep these: some of its own, within its limit; where lasting ones have to stay, as many of them as
/// fit.
bool mayKeep(const GameDefinition &game, const Position &position, const Faces &kept)
{
    const CompanyId national = game.national->company;
    const Faces owned = trainsOf(game, position, national);
    const int limit = trainLimit(game, position, national);
    const bool isPart = std::includes(owned.begin(), owned.end(), kept.begin(), kept.end());
    if (!isPart || static_cast<int>(kept.size()) > limit)
        return false;
    return game.national->mayDiscardLasting || lastingAmong(game, kept) == std::min(limit, lastingAmong(game, owned));
}

/// Every set of its trains that it may keep, each once.
std::vector<Faces> keepable(const GameDefinition &game, const Position &position)
{
    const Faces owned = trainsOf(game, position, game.national->company);
    std::vector<Faces> sets{{}};
    for (const std::string &face : owned) {
        const std::size_t before = sets.size();
        for (std::size_t index = 0; index < before; ++index) {
            Faces larger = sets[index];
            larger.push_back(face);
            if (std::find(sets.begin(), sets.end(), larger) == sets.end())
                sets.push_back(std::move(larger));
        }
    }
    std::erase_if(sets, [&](const Faces &set) { return !mayKeep(game, position, set); });
    return sets;
}

/// After the last decision: the national company comes about, and chooses among its trains if it may.
void endDecisions(Draft &draft)
{
    FormationState &formation = draft.position.formation;
    if (formation.debtors != 0)
        return;
    if (formation.merging == 0) {
        dissolve(draft, nationalOf(draft));
        return;
    }
    form(draft);
    formation.merging = 0;
    formation.keepsTrains = keepable(draft.game, draft.position).size() > 1;
}

void repayWhatTreasuriesCan(Draft &draft)
{
    const Money each = draft.game.companyLoans->amount;
    for (const CompanyId company : ids(draft.game.companies)) {
        const int loans = draft.position.companies[company].loans;
        const int repaid = std::min(loans, static_cast<int>(draft.cash(company).units / each.units));
        if (repaid == 0)
            continue;
        draft.pay(company, Party::bank(), each * repaid, Reason::LoanRepayment, company);
        draft.setLoans(company, loans - repaid);
    }
}

} // namespace

void beginFormation(Draft &draft)
{
    FormationState &formation = draft.position.formation;
    const OperatingState &operating = draft.position.operating;
    const auto next = static_cast<std::size_t>(operating.next);
    const bool isBought = draft.position.round.kind == RoundKind::Operating && next < operating.queue.size();
    formation = {};
    formation.buyer = isBought ? draft.position.holdings.director(operating.queue[next]).player() : PlayerId();
    if (!formation.buyer)
        formation.buyer = draft.position.order.front();
    repayWhatTreasuriesCan(draft);
    for (const CompanyId company : ids(draft.game.companies)) {
        if (draft.position.companies[company].loans > 0)
            formation.debtors |= bit(company);
    }
    endDecisions(draft);
}

std::vector<CompanyId> LoanDecision::deciders(const Position &position) const
{
    std::vector<CompanyId> companies;
    for (const PlayerId player : playersFrom(position, position.formation.buyer)) {
        for (const CompanyId company : directedBy(m_game, position, player)) {
            if ((position.formation.debtors & bit(company)) != 0)
                companies.push_back(company);
        }
        if (!companies.empty())
            break;
    }
    std::sort(companies.begin(), companies.end(),
              [&](CompanyId a, CompanyId b) { return actsBefore(m_game, position, a, b); });
    return companies;
}

Party LoanDecision::due(const Position &position) const
{
    if (position.formation.debtors == 0)
        return Party::nobody();
    const std::vector<CompanyId> companies = deciders(position);
    return companies.empty() ? Party::nobody() : Party(companies.front());
}

void LoanDecision::judgePayment(const Position &position, CompanyId company, Judge &judge) const
{
    const Money due = m_game.companyLoans->amount * position.companies[company].loans;
    const Money needed = due - position.ledger.balance(company);
    const Party director = position.holdings.director(company);
    judge.need(position.ledger.balance(director) >= needed, Code::NoCash,
               {{"player", director}, {"cash", position.ledger.balance(director)}, {"needed", needed}});
}

void LoanDecision::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const std::vector<CompanyId> companies = deciders(draft.position);
    const bool isDecider = std::find(companies.begin(), companies.end(), by.company()) != companies.end();
    judge.need(move.kind == MoveKind::Choose && move.what == "loans" && isDecider, Code::MustSettleLoans,
               {{"company", Party(companies.front())}});
    judge.need(move.value == "pay" || move.value == "merge", Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("pay, merge")}});
    if (judge.refused())
        return;
    const CompanyId company = by.company();
    if (move.value == "pay")
        judgePayment(draft.position, company, judge);
    if (judge.refused())
        return;
    draft.position.formation.debtors &= ~bit(company);
    if (move.value == "pay")
        pay(draft, company);
    else
        merge(draft, company);
    endDecisions(draft);
}

void LoanDecision::pay(Draft &draft, CompanyId company)
{
    const Money due = draft.game.companyLoans->amount * draft.position.companies[company].loans;
    const Money treasurys = std::min(due, draft.cash(company));
    draft.pay(company, Party::bank(), treasurys, Reason::LoanRepayment, company);
    draft.pay(draft.position.holdings.director(company), Party::bank(), due - treasurys, Reason::LoanRepayment,
              company);
    draft.setLoans(company, 0);
}

/// Its money and its trains are the national company's at once; it lasts until all have decided.
void LoanDecision::merge(Draft &draft, CompanyId company)
{
    const CompanyId national = nationalOf(draft);
    draft.position.formation.merging |= bit(company);
    draft.pay(company, national, draft.cash(company), Reason::TakenOver, company);
    draft.setLoans(company, 0);
    for (std::size_t index = 0; index < draft.position.trains.trains().size(); ++index) {
        Train &train = draft.position.trains.train(index);
        if (train.owner != Party(company))
            continue;
        train.owner = national;
        draft.tell(TrainMoved{train.face, company, national});
    }
}

void LoanDecision::offer(const Position &position, Offers &offers) const
{
    for (const CompanyId company : deciders(position)) {
        for (const std::string value : {"pay", "merge"}) {
            Offer offer = companyOffer(m_game, MoveKind::Choose, company);
            offer.move.what = "loans";
            offer.move.value = value;
            Judge judge;
            if (value == "pay")
                judgePayment(position, company, judge);
            offer.refusal = judge.verdict();
            offers.push_back(std::move(offer));
        }
    }
}

Party TrainChoice::due(const Position &position) const
{
    return position.formation.keepsTrains ? Party(m_game.national->company) : Party::nobody();
}

void TrainChoice::play(Draft &draft, Party by, const Move &move, Judge &judge) const
{
    const CompanyId national = m_game.national->company;
    judge.need(move.kind == MoveKind::Choose && move.what == "keep_trains" && by == Party(national),
               Code::MustKeepTrains, {{"company", Party(national)}});
    Faces kept = listItems(move.value);
    std::sort(kept.begin(), kept.end());
    judge.need(isList(move.value) && mayKeep(m_game, draft.position, kept), Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("its trains, as many as it may have")}});
    if (judge.refused())
        return;
    TrainStock &stock = draft.position.trains;
    for (std::size_t index = 0; index < stock.trains().size(); ++index) {
        Train &train = stock.train(index);
        if (train.owner != Party(national))
            continue;
        const auto place = std::find(kept.begin(), kept.end(), m_game.faces[train.face].code);
        if (place != kept.end()) {
            kept.erase(place);
            continue;
        }
        train.owner = Party::pool();
        draft.tell(TrainMoved{train.face, national, Party::pool()});
    }
    draft.position.formation.keepsTrains = false;
}

void TrainChoice::offer(const Position &position, Offers &offers) const
{
    Offer offer = companyOffer(m_game, MoveKind::Choose, m_game.national->company);
    offer.move.what = "keep_trains";
    WordChoice sets{"value", {}};
    for (const Faces &set : keepable(m_game, position))
        sets.words.push_back(listText(set));
    offer.words.push_back(std::move(sets));
    offers.push_back(std::move(offer));
}

bool isNationalsChoice(const Move &move)
{
    return move.kind == MoveKind::Choose && (move.what == "certificate_limit" || move.what == "remove_token");
}

void chooseForNational(Draft &draft, Party by, const Move &move, Judge &judge)
{
    const CompanyId national = nationalOf(draft);
    judge.need(by == Party(national) && draft.position.companies[national].status == CompanyStatus::Operating,
               Code::WrongRound);
    if (judge.refused())
        return;
    if (move.what == "remove_token") {
        judge.need(draft.game.findHex(move.value) != nullptr, Code::UnknownName, {{"hex", move.value}});
        if (judge.refused())
            return;
        nameSharedHex(draft, national, move.value);
        const CompanyState &state = draft.position.companies[national];
        judge.need(state.sharedHexes <= state.mostSharedHexes, Code::NoMarker, {{"company", by}});
        return;
    }
    constexpr int mostCertificates = 1000;
    const std::optional<int> limit = wholeNumber(move.value);
    judge.need(limit && *limit >= 1 && *limit <= mostCertificates, Code::BadValue,
               {{"key", std::string("value")}, {"right", std::string("1…1000")}});
    judge.rule(draft.game.national->asksCertificateLimit, Code::WrongRound);
    if (judge.refused())
        return;
    draft.position.certificateLimit = *limit;
    draft.tell(CertificateLimitChanged{*limit});
}

} // namespace flimnap::jr1836
