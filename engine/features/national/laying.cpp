#include "features/national/laying.h"

#include "features/company_loans/standing.h"
#include "features/national/standing.h"

namespace flimnap::national {

namespace {

using Names = JoinedPosition::Names;
using Row = Joining::Row;

const CompanyKeys &keysOf(const Row &row)
{
    static const CompanyKeys none;
    const auto *keys = row.parts.find<CompanyKeys>();
    return keys != nullptr ? *keys : none;
}

/// More, smaller shares were issued where more than the ordinary number would have been handed out.
void layShares(Joining &joining, CompanyId company, const CompanyKeys &given, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    const int larger = size.growsInto ? joining.game().classes[size.growsInto].units : size.units;
    if (!joining.need(given.shares == 0 || given.shares == size.units || given.shares == larger, place + "/shares",
                      size.growsInto ? Sentence::say("expected %1 or %2 shares",
                                                     {std::to_string(size.units), std::to_string(larger)})
                                     : Sentence::say("expected %1 shares", {std::to_string(size.units)})) ||
        given.shares != larger || !size.growsInto)
        return;
    joining.state(company).grownInto = size.growsInto;
    joining.position().holdings.withdraw(company);
    joining.position().holdings.issue(company, larger);
}

/// It is formed on the highest row, on the first price or further to the right.
void checkFirstPrice(Joining &joining, CompanyId company, const std::string &place)
{
    const GameDefinition &game = joining.game();
    const Money first = joining.state(company).initialPrice;
    Names prices;
    bool isThere = false;
    for (CellId cell = game.classOf(company).startsAt; cell; cell = game.chart[cell].right) {
        if (!prices.empty() && game.chart[cell].row != game.chart[game.classOf(company).startsAt].row)
            break;
        isThere = isThere || game.chart[cell].price == first;
        prices.push_back(std::to_string(game.chart[cell].price.units));
    }
    joining.rule(isThere || first == Money{}, place + "/initial_price",
                 Sentence::say("it is formed at one of the prices %1", {listed(prices)}));
}

int merged(const Joining &joining)
{
    const CompanyId national = termsOf(joining.game()).company;
    const Names &closed = joining.table.closedCompanies;
    return static_cast<int>(std::count_if(closed.begin(), closed.end(), [&](const std::string &code) {
        return joining.game().findCompany(code) != national;
    }));
}

/// Two shares of the merged companies gave one of it.
void checkMerged(Joining &joining, CompanyId company, const std::string &place)
{
    const CompanyClass &size = joining.game().classOf(company);
    const int gone = merged(joining);
    joining.rule(gone > 0, place,
                 Sentence::say("it is formed out of companies with loans, and none has left the game; they stand in "
                               "start/closed_companies"));
    if (!joining.state(company).grownInto)
        return;
    const std::string most = std::to_string(size.units);
    const int sold = soldUnits(joining.position(), company);
    joining.rule(sold > size.units, place + "/shares",
                 Sentence::say("it has so many shares only if more than %1 of them were handed out; with players and "
                               "in the pool there are %2",
                               {most, std::to_string(sold)}));
    joining.rule(
        gone * size.units / 2 > size.units || gone == 0, place + "/shares",
        Sentence::say(
            "more than %1 shares were given for twice as many of the merged companies; %2 of them did not have so many",
            {most, std::to_string(gone)}));
}

void checkFrozen(Joining &joining, CompanyId company, const CompanyKeys &given, const std::string &place)
{
    if (!given.isFrozen)
        return;
    for (const Train &train : joining.position().trains.trains()) {
        const std::string &code = joining.game().faces[train.face].code;
        joining.need(train.owner != Party(company) || !isLasting(joining.game(), train.face), place + "/frozen",
                     Sentence::say("it owns a %1, which lasts, so that its marker moves again", {code}));
    }
    const CellId cell = joining.position().markers.cell(company);
    const Money first = joining.state(company).initialPrice;
    joining.rule(!cell || joining.game().chart[cell].price == first, place + "/frozen",
                 Sentence::say("as long as its marker stands still its price is the one it was formed at, %1",
                               {std::to_string(first.units)}));
}

/// Its director may have one share less than his certificate counts; that one stays in the bank for him.
void checkOwedShare(Joining &joining, CompanyId company, const std::string &place)
{
    const CompanyClass &size = joining.classOf(company);
    const Party director = joining.position().holdings.director(company);
    if (!director.isPlayer() || joining.position().holdings.units(director, company) >= size.directorUnits)
        return;
    joining.state(company).owesShare = true;
    joining.need(
        joining.position().holdings.units(Party::bank(), company) > 0, place + "/director",
        Sentence::say(
            "the share that its director must still buy lies in the bank, and all are with players or in the pool"));
}

void checkOutOfPlay(Joining &joining, CompanyId company)
{
    const bool isOut = joining.state(company).status == CompanyStatus::Closed;
    const PhaseId forms = joining.game().formingPhase(company);
    const std::string &code = joining.codeOf(company);
    if (!joining.knowsPhase || !forms)
        return;
    const std::string phase = joining.game().phases[forms].title;
    joining.need(isOut || !joining.hasBegun(forms), "companies/" + code,
                 Sentence::say("since phase %1 it is either formed and has a row here, or can no longer be formed and "
                               "stands in start/closed_companies",
                               {phase}));
    joining.rule(!isOut || joining.hasBegun(forms), "closed_companies",
                 Sentence::say("%1 is only given up when phase %2 begins", {code, phase}));
}

/// It is formed out of companies with loans, and all of those are gone then.
void checkLoans(Joining &joining, CompanyId company, const std::string &place)
{
    const PhaseId forms = joining.game().formingPhase(termsOf(joining.game()).company);
    if (company_loans::loansOf(joining.position(), company) > 0)
        joining.rule(!forms || !joining.hasBegun(forms), place + "/loans",
                     Sentence::say("since phase %1 there are no loans: they were repaid, or the company was merged; "
                                   "expected 0",
                                   {forms ? joining.game().phases[forms].title : std::string()}));
}

void layCertificateLimit(Joining &joining, const Terms *terms, bool isFormed)
{
    const auto *keys = joining.table.parts.find<TableKeys>();
    const std::optional<int> given = keys != nullptr ? keys->certificateLimit : std::nullopt;
    const std::optional<int> printed = isFormed ? terms->certificateLimit : std::nullopt;
    joining.position().certificateLimit = given ? given : printed;
    if (!given ||
        !joining.need(terms != nullptr, "certificate_limit", Sentence::say("in this game the printed limit holds")))
        return;
    joining.rule(isFormed, "certificate_limit",
                 Sentence::say("the printed limit holds until %1 is formed", {joining.codeOf(terms->company)}));
    joining.rule(terms->asksCertificateLimit || given == printed, "certificate_limit",
                 Sentence::say("the limit does not change at this table"));
}

} // namespace

void layCompany(Joining &joining, CompanyId company, const Row &given)
{
    const std::string place = "companies/" + joining.codeOf(company);
    const CompanyKeys &keys = keysOf(given);
    const auto *terms = findTerms(joining.game());
    const bool isIt = terms != nullptr && terms->company == company;
    joining.need(isIt || keys.shares == 0 || keys.shares == joining.game().classOf(company).units, place + "/shares",
                 Sentence::say("its shares are never divided; it has %1",
                               {std::to_string(joining.game().classOf(company).units)}));
    joining.need(isIt || !keys.isFrozen, place + "/frozen",
                 Sentence::say("only the national company's marker ever stands still"));
    joining.need(isIt || !keys.actsFirst, place + "/acts_first",
                 Sentence::say("only the national company ever acts first"));
    if (terms != nullptr && !isIt)
        checkLoans(joining, company, place);
    if (!isIt)
        return;
    joining.need(company_loans::loansOf(joining.position(), company) == 0, place + "/loans",
                 Sentence::say("the national company has no loans"));
    joining.need(given.isOperating, place + "/state",
                 Sentence::say("it operates as soon as it is formed, and has no row before; expected \"operating\""));
    joining.need(!given.director.empty(), place + "/director",
                 Sentence::say("this key is missing; somebody directs it"));
    layShares(joining, company, keys, place);
    checkFirstPrice(joining, company, place);
    setFrozen(joining.game(), joining.state(company), keys.isFrozen);
    joining.state(company).actsFirst = keys.actsFirst;
}

void layTable(Joining &joining)
{
    const auto *terms = findTerms(joining.game());
    const bool isFormed = terms != nullptr && joining.state(terms->company).isInPlay();
    layCertificateLimit(joining, terms, isFormed);
    if (terms == nullptr)
        return;
    const CompanyId company = terms->company;
    const std::string place = "companies/" + joining.codeOf(company);
    const Row *row = joining.row(company);
    if (!isFormed || row == nullptr) {
        checkOutOfPlay(joining, company);
        return;
    }
    checkMerged(joining, company, place);
    checkFrozen(joining, company, keysOf(*row), place);
    checkOwedShare(joining, company, place);
}

} // namespace flimnap::national
