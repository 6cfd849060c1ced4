#include "games/18cz/acquisition_step.h"

#include <algorithm>

#include "dealings/stations.h"
#include "dealings/trains.h"

namespace flimnap::cz18 {

namespace {

/// From half of the share price, rounded up, to one and a half of it, rounded down (CZ-6.51).
Money leastPrice(Money sharePrice)
{
    return {(sharePrice.units + 1) / 2};
}
Money highestPrice(Money sharePrice)
{
    return {3 * sharePrice.units / 2};
}

void keepTrainsTakenOver(Books &books)
{
    books.position.operating.turn.treatsTakenOverTrains = false;
    for (std::size_t index = 0; index < books.position.trains.trains().size(); ++index)
        books.position.trains.train(index).awaitsDecision = false;
}

} // namespace

bool AcquisitionStep::handles(const Move &move) const
{
    return move.kind == MoveKind::Acquire || move.kind == MoveKind::ConvertTrain || move.kind == MoveKind::DiscardTrain;
}

void AcquisitionStep::play(Books &books, CompanyId company, const Move &move, Judge &judge) const
{
    if (move.kind == MoveKind::Acquire) {
        leave(books, company, judge);
        const CompanyId smaller = m_game.findCompany(move.company);
        judge.know(smaller.isValid(), "company", move.company);
        if (judge.refused())
            return;
        const Takeover takeover{company, smaller, Money{move.price.value_or(0)}};
        judgeTakeover(books.position, takeover, judge);
        if (!judge.refused())
            takeOver(books, takeover);
        return;
    }

    const FaceId face = m_game.findFace(move.train);
    judge.know(face.isValid(), "train", move.train);
    if (judge.refused())
        return;
    if (move.kind == MoveKind::ConvertTrain) {
        const Conversion conversion{company, face, m_game.findFace(move.to)};
        judge.know(conversion.to.isValid(), "to", move.to);
        if (judge.refused())
            return;
        judgeConversion(books.position, conversion, judge);
        if (!judge.refused())
            convert(books, conversion);
        return;
    }
    judgeScrapping(books.position, company, face, judge);
    if (judge.refused())
        return;
    TrainStock &stock = books.position.trains;
    stock.remove(*stock.find(company, face));
    books.tell(TrainMoved{face, company, Party::nobody()});
}

/// Ends the treatment of the trains taken over: what still awaits its decision is kept (CZ-6.56).
void AcquisitionStep::leave(Books &books, CompanyId company, Judge &judge) const
{
    if (!books.position.operating.turn.treatsTakenOverTrains)
        return;
    judge.rule(!isOverTrainLimit(m_game, books.position, company), Code::TrainLimit,
               {{"company", Party(company)}, {"limit", trainLimit(m_game, books.position, company)}});
    if (!judge.refused())
        keepTrainsTakenOver(books);
}

void AcquisitionStep::judgeTakeover(const Position &position, const Takeover &takeover, Judge &judge) const
{
    const auto [acquirer, smaller, offered] = takeover;
    judge.need(acquirer != smaller && position.companies[smaller].status == CompanyStatus::Operating,
               Code::NotOperating, {{"company", Party(smaller)}});
    if (judge.refused())
        return;
    judge.need(!isUnattended(position, smaller), Code::NobodysCompany, {{"company", Party(smaller)}});
    judge.rule(m_game.classOf(acquirer).acquires[m_game.companies[smaller].size], Code::TakeoverSize,
               {{"company", Party(acquirer)}, {"smaller", Party(smaller)}});
    const Money sharePrice = price(m_game, position, smaller);
    judge.need(offered >= Money{}, Code::PriceFloor, {{"least", leastPrice(sharePrice)}});
    judge.rule(offered >= leastPrice(sharePrice) && offered <= highestPrice(sharePrice), Code::PriceRange,
               {{"least", leastPrice(sharePrice)}, {"most", highestPrice(sharePrice)}});
    const Money needed = offered * position.holdings.unitsOfPlayers(smaller);
    const Money treasury = position.ledger.balance(acquirer);
    judge.need(treasury >= needed, Code::NoTreasury,
               {{"company", Party(acquirer)}, {"treasury", treasury}, {"needed", needed}});
}

void AcquisitionStep::takeOver(Books &books, const Takeover &takeover) const
{
    const auto [acquirer, smaller, offered] = takeover;
    Position &position = books.position;
    for (const PlayerId player : ids(position.players)) {
        const int units = position.holdings.units(player, smaller);
        books.pay(acquirer, player, offered * units, Reason::Compensation, smaller);
    }
    books.pay(smaller, acquirer, books.cash(smaller), Reason::TakenOver, smaller);
    for (const PrivateId railway : ids(m_game.privates)) {
        if (position.privates[railway].owner == Party(smaller))
            books.movePrivate(railway, acquirer);
    }
    takeOverStations(books, acquirer, smaller);
    keepTrainsTakenOver(books); // of an earlier turn that the table broke off
    for (std::size_t index = 0; index < position.trains.trains().size(); ++index) {
        Train &train = position.trains.train(index);
        if (train.owner != Party(smaller))
            continue;
        train.owner = acquirer;
        train.awaitsDecision = true;
        books.tell(TrainMoved{train.face, smaller, acquirer});
    }
    position.operating.turn.treatsTakenOverTrains = true;
    position.markers.remove(smaller);
    position.holdings.withdraw(smaller);
    position.companies[smaller] = {};
    position.companies[smaller].status = CompanyStatus::Closed;
    books.tell(CompanyClosed{smaller});
}

void AcquisitionStep::judgeConversion(const Position &position, const Conversion &conversion, Judge &judge) const
{
    const CompanyId company = conversion.company;
    const FaceId from = conversion.from;
    const FaceId to = conversion.to;
    const TrainFace &oldFace = m_game.faces[from];
    const TrainFace &newFace = m_game.faces[to];
    const std::vector<Train> &trains = position.trains.trains();
    const auto index = position.trains.find(company, from);
    const bool isTreated = position.operating.turn.treatsTakenOverTrains && index && trains[*index].awaitsDecision;
    judge.need(isTreated, Code::TurnsTakenOver);
    judge.need(newFace.card == oldFace.card && newFace.size > oldFace.size, Code::NotLarger,
               {{"train", from}, {"to", to}});
    judge.rule(m_game.classOf(company).ownsTrains[newFace.size], Code::NotLarger, {{"train", from}, {"to", to}});
    judge.need(!position.trains.isScrapped(to), Code::FaceScrapped, {{"train", to}});

    const auto kept = std::count_if(trains.begin(), trains.end(), [&](const Train &train) {
        return train.owner == Party(company) && !train.awaitsDecision;
    });
    const int limit = trainLimit(m_game, position, company);
    judge.rule(kept < limit, Code::TrainLimit, {{"company", Party(company)}, {"limit", limit}});
    const Money cost = std::max(Money{}, newFace.price - oldFace.price);
    const Money treasury = position.ledger.balance(company);
    judge.need(treasury >= cost, Code::NoTreasury,
               {{"company", Party(company)}, {"treasury", treasury}, {"needed", cost}});
}

/// A conversion is a sale of the new face, but no new card: it may scrap trains and never begins a phase (CZ-6.57).
void AcquisitionStep::convert(Books &books, const Conversion &conversion) const
{
    const auto [company, from, to] = conversion;
    const Money cost = std::max(Money{}, m_game.faces[to].price - m_game.faces[from].price);
    books.pay(company, Party::bank(), cost, Reason::TrainConversion, company);
    Train &train = books.position.trains.train(*books.position.trains.find(company, from));
    train.face = to;
    train.awaitsDecision = false;
    books.tell(TrainConverted{company, from, to});
    scrapByFace(books, to);
}

void AcquisitionStep::judgeScrapping(const Position &position, CompanyId company, FaceId face, Judge &judge)
{
    const auto index = position.trains.find(company, face);
    const bool isTreated =
        position.operating.turn.treatsTakenOverTrains && index && position.trains.trains()[*index].awaitsDecision;
    judge.need(isTreated, Code::NotTakenOver, {{"company", Party(company)}});
}

void AcquisitionStep::offer(const Position &position, CompanyId company, Offers &offers) const
{
    if (position.operating.turn.treatsTakenOverTrains)
        offerTreatment(position, company, offers);
    offerTakeovers(position, company, offers);
}

void AcquisitionStep::offerTakeovers(const Position &position, CompanyId company, Offers &offers) const
{
    Books after(m_game, position);
    Judge leaving;
    leave(after, company, leaving);
    for (const CompanyId smaller : ids(m_game.companies)) {
        const bool isThere =
            position.companies[smaller].status == CompanyStatus::Operating && !isUnattended(position, smaller);
        if (!isThere || !m_game.classOf(company).acquires[m_game.companies[smaller].size])
            continue;
        const Money sharePrice = price(m_game, position, smaller);
        const int units = position.holdings.unitsOfPlayers(smaller);
        const Money treasury = position.ledger.balance(company);
        const Money most =
            units > 0 ? std::min(highestPrice(sharePrice), Money{treasury.units / units}) : highestPrice(sharePrice);
        Judge judge = leaving;
        judgeTakeover(after.position, {company, smaller, leastPrice(sharePrice)}, judge);
        Offer takeover = companyOffer(m_game, MoveKind::Acquire, company);
        takeover.move.company = m_game.companies[smaller].code;
        takeover.numbers.push_back({.key = "price",
                                    .least = static_cast<int>(leastPrice(sharePrice).units),
                                    .most = static_cast<int>(most.units),
                                    .suggested = static_cast<int>(std::min(most, sharePrice).units)});
        takeover.refusal = judge.verdict();
        offers.push_back(std::move(takeover));
    }
}

void AcquisitionStep::offerTreatment(const Position &position, CompanyId company, Offers &offers) const
{
    std::vector<FaceId> offered;
    for (const Train &train : position.trains.trains()) {
        const bool isOffered = std::find(offered.begin(), offered.end(), train.face) != offered.end();
        if (train.owner != Party(company) || !train.awaitsDecision || isOffered)
            continue;
        offered.push_back(train.face);
        Offer scrapping = companyOffer(m_game, MoveKind::DiscardTrain, company);
        scrapping.move.train = m_game.faces[train.face].code;
        offers.push_back(std::move(scrapping));
        for (const FaceId to : m_game.cards[m_game.faces[train.face].card].faces) {
            if (m_game.faces[to].size <= m_game.faces[train.face].size)
                continue;
            Offer conversion = companyOffer(m_game, MoveKind::ConvertTrain, company);
            conversion.move.train = m_game.faces[train.face].code;
            conversion.move.to = m_game.faces[to].code;
            Judge judge;
            judgeConversion(position, {company, train.face, to}, judge);
            conversion.refusal = judge.verdict();
            offers.push_back(std::move(conversion));
        }
    }
}

} // namespace flimnap::cz18
