#include "rounds/corrections.h"

#include "dealings/directors.h"
#include "dealings/stations.h"
#include "dealings/trains.h"

namespace flimnap {

namespace {

/// Who is paid share by share has one before its first turn.
bool hasTreasury(const CompanyState &company)
{
    return company.status == CompanyStatus::Operating ||
           (company.status == CompanyStatus::Started && company.treasuryUnits > 0);
}

/// A company's money is never bound.
Money boundCash(const RoundRules *round, const Position &position, Party account)
{
    return round != nullptr && account.isPlayer() ? round->boundCash(position, account.player()) : Money{};
}

/// Whether the account can be given so much, or if negative have it taken.
void judgeAccount(const Books &books, const RoundRules *round, Party account, Money change, Judge &judge)
{
    judge.need(!account.isCompany() || !isUnattended(books.position, account.company()), Code::NobodysCompany,
               {{"company", account}});
    if (const CompanyId company = account.company())
        judge.need(hasTreasury(books.position.companies[company]), Code::NoAccount, {{"company", account}});
    const Money free = books.cash(account) - boundCash(round, books.position, account);
    const bool isThere = change >= Money{} || free + change >= Money{};
    if (account.isPlayer())
        judge.need(isThere, Code::NoCash, {{"player", account}, {"cash", free}, {"needed", -change}});
    else
        judge.need(isThere, Code::NoTreasury, {{"company", account}, {"treasury", free}, {"needed", -change}});
}

void correctBalance(Books &books, const Codes &codes, const RoundRules *round, const Move &move, Judge &judge)
{
    const bool isBetweenAccounts = !move.from.empty();
    const Party account = codes.party(move.account);
    const Party other = isBetweenAccounts ? codes.party(move.from) : Party::bank();
    const Money amount{move.amount.value_or(0)};
    judge.know(!account.isNobody(), "account", move.account);
    judge.know(!other.isNobody(), "account", move.from);
    judge.need(account != other, Code::BadValue, {{"key", KeyWord{"from"}}});
    judge.need(!isBetweenAccounts || amount > Money{}, Code::BadValue, {{"key", KeyWord{"amount"}}});
    if (judge.refused())
        return;
    judgeAccount(books, round, account, amount, judge);
    if (isBetweenAccounts)
        judgeAccount(books, round, other, -amount, judge);
    if (!judge.refused())
        books.pay(other, account, amount, Reason::Correction);
}

void correctPrice(Books &books, const Move &move, Judge &judge)
{
    const CompanyId company = books.game.findCompany(move.company);
    const CellId cell = books.game.findCell(move.cell);
    judge.know(company.isValid(), "company", move.company);
    judge.know(cell.isValid(), "cell", move.cell);
    if (judge.refused())
        return;
    const CellId before = books.position.markers.cell(company);
    judge.need(before.isValid(), Code::NoPrice, {{"company", Party(company)}});
    if (judge.refused())
        return;
    books.position.markers.place(company, cell);
    books.tell(PriceMoved{company, before, cell});
}

/// The director's certificate goes to whoever may hold it after the correction: the one with most shares.
void correctDirector(Books &books, CompanyId company)
{
    const Holdings &holdings = books.position.holdings;
    const Party director = holdings.director(company);
    if (!director.isPlayer())
        return;
    PlayerId most = director.player();
    for (const PlayerId player : books.position.order) {
        if (holdings.units(player, company) > holdings.units(most, company))
            most = player;
    }
    if (Party(most) != director)
        books.makeDirector(company, most);
}

void correctHolding(Books &books, const Codes &codes, const Move &move, Judge &judge)
{
    const PlayerId holder = codes.player(move.holder);
    const CompanyId company = books.game.findCompany(move.company);
    judge.know(holder.isValid(), "holder", move.holder);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return;
    const CompanyClass &size = books.classOf(company);
    judge.need(size.hasShares() && books.position.companies[company].isInPlay(), Code::NoShares,
               {{"company", Party(company)}});
    if (judge.refused())
        return;
    const int percent = move.percent.value_or(0);
    judge.need(percent % size.percent(1) == 0, Code::OtherValue,
               {{"key", KeyWord{"percent"}}, {"right", std::to_string(size.percent(1))}});
    const int units = percent / size.percent(1);
    const Holdings &holdings = books.position.holdings;
    const Party stock = books.position.companies[company].isUndirected ? Party::pool() : Party::bank();
    judge.need(units <= ordinaryUnits(books.game, books.position, company, stock), Code::NotOnSale,
               {{"company", Party(company)}});
    judge.need(-units <= holdings.units(holder, company), Code::NotEnoughShares,
               {{"player", Party(holder)}, {"company", Party(company)}});
    if (judge.refused())
        return;
    if (units > 0)
        books.moveShares(company, stock, holder, units);
    else
        books.moveShares(company, holder, stock, -units);
    correctDirector(books, company);
    completeCertificate(books, company);
    const Party certificate = holdings.directorsCertificate(company);
    const int needed = size.directorUnits - (books.position.companies[company].owesShare ? 1 : 0);
    judge.need(!certificate.isPlayer() || holdings.units(certificate, company) >= needed, Code::NobodyTakesOver,
               {{"company", Party(company)}, {"percent", size.percent(size.directorUnits)}});
}

/// Into the pool; where the game has none, back into the stock.
void removeTrain(Books &books, CompanyId company, std::size_t index)
{
    TrainStock &stock = books.position.trains;
    if (!books.game.hasTrainPool()) {
        returnToDeck(books, index);
        return;
    }
    const FaceId face = stock.trains()[index].face;
    stock.train(index).owner = Party::pool();
    stock.train(index).awaitsDecision = false;
    books.tell(TrainMoved{face, company, Party::pool()});
}

/// A train is added out of the pool or else the deck's cards of its letter.
void correctTrain(Books &books, const Move &move, Judge &judge)
{
    const CompanyId company = books.game.findCompany(move.company);
    const FaceId face = books.game.findFace(move.train);
    judge.know(company.isValid(), "company", move.company);
    judge.know(face.isValid(), "train", move.train);
    if (judge.refused())
        return;
    TrainStock &stock = books.position.trains;
    if (move.change == "remove") {
        const auto index = stock.find(company, face);
        judge.need(index.has_value(), Code::NoSuchTrain, {{"train", face}, {"company", Party(company)}});
        if (judge.refused())
            return;
        removeTrain(books, company, *index);
        forgetDiscards(books);
        return;
    }
    judge.need(books.position.companies[company].status == CompanyStatus::Operating, Code::NotOperating,
               {{"company", Party(company)}});
    judge.need(!isUnattended(books.position, company) || stock.count(company) == 0, Code::NobodysCompany,
               {{"company", Party(company)}});
    const CardId card = books.game.faces[face].card;
    const auto pooled = stock.find(Party::pool(), face);
    judge.need(pooled || !stock.left(card) || *stock.left(card) > 0, Code::TrainNotOnSale, {{"train", face}});
    if (judge.refused())
        return;
    if (pooled) {
        stock.train(*pooled).owner = company;
    } else {
        if (const auto left = stock.left(card))
            stock.setLeft(card, *left - 1);
        stock.add(face, company);
    }
    books.tell(TrainMoved{face, pooled ? Party::pool() : Party::bank(), company});
}

/// Stations and tokens are as many as before; one stays at home.
void correctStations(Books &books, const Move &move, Judge &judge)
{
    const CompanyId company = books.game.findCompany(move.company);
    judge.know(company.isValid(), "company", move.company);
    if (judge.refused())
        return;
    const CompanyState &state = books.position.companies[company];
    judge.need(state.isInPlay() && state.stationsOnMap > 0, Code::NoToken, {{"company", Party(company)}});
    const int all = state.stationsOnMap + state.tokensLeft;
    judge.need(*move.stations >= 1 && *move.stations <= all, Code::OtherValue,
               {{"key", KeyWord{"stations"}}, {"right", "1…" + std::to_string(all)}});
    if (!judge.refused())
        countStations(books, company, *move.stations);
}

void correctPhase(Books &books, const Move &move, Judge &judge)
{
    const PhaseId phase = books.game.findPhase(move.phase);
    judge.know(phase.isValid(), "phase", move.phase);
    if (judge.refused())
        return;
    books.position.phase = phase;
    books.tell(PhaseBegan{phase});
    forgetDiscards(books);
}

} // namespace

void correct(Books &books, const Codes &codes, const RoundRules *round, const Move &move, Judge &judge)
{
    if (!move.account.empty())
        correctBalance(books, codes, round, move, judge);
    else if (!move.cell.empty())
        correctPrice(books, move, judge);
    else if (!move.holder.empty())
        correctHolding(books, codes, move, judge);
    else if (!move.train.empty())
        correctTrain(books, move, judge);
    else if (move.stations)
        correctStations(books, move, judge);
    else
        correctPhase(books, move, judge);
}

} // namespace flimnap
