#include "features/national/national.h"

#include <algorithm>

#include "features/company_loans/standing.h"
#include "features/national/choices.h"
#include "features/national/formation.h"
#include "features/national/laying.h"
#include "features/national/standing.h"
#include "features/national/steps.h"
#include "features/national/train_choice.h"
#include "features/shared_stations/return.h"
#include "features/shared_stations/standing.h"

namespace flimnap::national {

namespace {

constexpr int mostCounted = 1000; ///< shares, certificates

std::vector<std::string> codesOf(const GameDefinition &game)
{
    std::vector<std::string> codes;
    for (const CompanyDefinition &company : game.companies)
        codes.push_back(company.code);
    return codes;
}

/// What it becomes where more than all of its shares are needed.
void checkGrowth(const GameDefinition &game, const CompanyClass &size, Findings &findings)
{
    const std::string place = "/classes/" + size.name + "/growsInto";
    const bool isSharing = game.classes.holds(size.growsInto) && game.classes[size.growsInto].hasShares();
    findings.need(isSharing && game.classes[size.growsInto].units > size.units, place,
                  "expected a class with more shares than this one has, " + std::to_string(size.units));
}

class National final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "national"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.company = CompanyId(section.code("company", codesOf(game)));
        terms.buysFrom = section.money("buysFrom", 1);
        terms.buysFromWithTradeIn = section.money("buysFromWithTradeIn", 1);
        terms.actsFirst = section.neededFlag("actsFirst");
        terms.mayDiscardLasting = section.neededFlag("mayDiscardLasting");
        terms.asksCertificateLimit = section.neededFlag("asksCertificateLimit");
        terms.formsAfterTurn = section.choice<bool>("forms", {{"at-once", false}, {"after-turn", true}});
        terms.averagesAll = section.flag("averagesAll");
        const bool isSoldBehindPool = section.choice<bool>("bankSells", {{"behind-pool", true}, {"always", false}});
        terms.spendsWhileFrozen = section.flag("spendsWhileFrozen");
        terms.borrowsLast = section.choice<bool>("borrows", {{"any", false}, {"last", true}});
        game.lentTrainsToPool = section.flag("borrowedGoesToPool");
        terms.certificateLimit = section.number("certificateLimit", 1, mostCounted);
        if (!game.companies.holds(terms.company) || !game.companies[terms.company].size)
            return;
        CompanyDefinition &company = game.companies[terms.company];
        for (const ClassId size : {company.size, game.classes[company.size].growsInto}) {
            if (size)
                game.classes[size].staysPriced = true;
        }
        company.comesOutOfOthers = true;
        company.isSoldBehindPool = isSoldBehindPool;
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const Terms &terms = termsOf(game);
        findings.need(company_loans::findTerms(game) != nullptr, "/national",
                      "it is formed of companies with loans; expected \"companyLoans\"");
        findings.need(shared_stations::findTerms(game) != nullptr, "/national",
                      "it gets the stations of several companies; expected \"sharedStations\"");
        findings.need(terms.buysFromWithTradeIn <= terms.buysFrom, "/national/buysFromWithTradeIn",
                      "expected at most what it buys from without one, " + std::to_string(terms.buysFrom.units));
        const bool exists =
            game.companies.holds(terms.company) && game.classes.holds(game.companies[terms.company].size);
        findings.need(exists, "/national/company", "there is no such company");
        if (!exists)
            return;
        const CompanyClass &size = game.classOf(terms.company);
        findings.need(size.isFormedByPhase() && size.startsAt, "/national/company",
                      "expected a company that a phase forms, of a class that says where it \"startsAt\"");
        if (size.growsInto)
            checkGrowth(game, size, findings);
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const CompanyId company = termsOf(game).company;
        const CompanyState &state = position.companies[company];
        const std::string place = "companies/" + game.companies[company].code;
        broken.need(!state.spendsNothing || state.isFrozen, place + "/frozen", "it spends nothing while it is frozen");
        broken.need(!state.isFrozen || state.status == CompanyStatus::Operating, place + "/frozen",
                    "it operates as soon as it is formed");
        const bool ownsNothing = position.ledger.balance(company) == Money{} && position.trains.count(company) == 0;
        broken.need(ownsNothing || isUnderWay(position) || state.status == CompanyStatus::Operating, place,
                    "before it is formed it owns what is left to it only while that goes on");
        broken.rule(!isOverTrainLimit(game, position, company) || state.mustDiscard || stateOf(position).keepsTrains,
                    place + "/trains", "over the limit it is only until it is said which trains it keeps");
        for (const CompanyId other : ids(game.companies)) {
            const CompanyState &others = position.companies[other];
            const bool isOrdinary = !others.isFrozen && !others.owesShare && !others.actsFirst && !others.grownInto;
            broken.need(other == company || isOrdinary, "companies/" + game.companies[other].code,
                        "only the national company is ever treated so");
        }
        const Party director = position.holdings.director(company);
        const bool lacksOne = director.isPlayer() && position.holdings.units(director, company) <
                                                         classOf(game, position, company).directorUnits;
        broken.need(state.owesShare == lacksOne, place + "/director",
                    "its director owes a share while he has fewer than his certificate counts");
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::RunTrains, std::make_unique<BorrowStep>(game));
        insertBehind(turn, MoveKind::BuyTrain, std::make_unique<ThawStep>(game));
        turn.push_back(std::make_unique<ReturnStep>());
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<LoanDecision>(game));
        interludes.push_back(std::make_unique<shared_stations::StationReturn>(game));
        interludes.push_back(std::make_unique<TrainChoice>(game));
    }

    [[nodiscard]] DecisionKinds anyTime() const override { return limitKinds(); }

    void offerAnyTime(const GameDefinition &game, const Position &position, Offers &offers) const override
    {
        if (isLimitAsked(game, position))
            Decisions(game, limitKinds()).offer(position, termsOf(game).company, offers);
    }

    void afterMove(Books &books, PhaseId phaseBefore) const override
    {
        const CompanyId company = termsOf(books.game).company;
        const PhaseId forms = books.game.formingPhase(company);
        const bool isWaiting = books.position.companies[company].status == CompanyStatus::Waiting;
        if (phaseBefore < forms && forms <= books.position.phase && isWaiting)
            callFormation(books);
        thawIfDue(books);
    }

    void beforeGoingOn(Books &books) const override
    {
        reviewFormation(books);
        beginFormationIfDue(books);
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) {
            keys.number("certificate_limit", values.certificateLimit, 1, mostCounted);
        });
    }

    void charterKeys(Keys &keys, Parts &row) const override
    {
        Keys::part<CompanyKeys>(row, [&](CompanyKeys &values) {
            keys.number("shares", values.shares, mostCounted);
            keys.flag("frozen", values.isFrozen);
            keys.flag("acts_first", values.actsFirst);
        });
    }

    void layCompany(Joining &joining, CompanyId company, const JoinedPosition::Company &row) const override
    {
        national::layCompany(joining, company, row);
    }

    void layTable(Joining &joining) const override { national::layTable(joining); }

    [[nodiscard]] std::string_view obstacle(const GameDefinition & /*game*/, const Position &position) const override
    {
        return isUnderWay(position) ? "decides what is due before the national company is formed" : std::string_view();
    }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        table.parts.set(TableKeys{position.certificateLimit});
        const auto row = table.companies.find(game.companies[termsOf(game).company].code);
        if (row == table.companies.end())
            return;
        const CompanyState &state = position.companies[termsOf(game).company];
        row->second.parts.set(
            CompanyKeys{state.grownInto ? game.classes[state.grownInto].units : 0, state.isFrozen, state.actsFirst});
    }
};

} // namespace

const Feature &feature()
{
    static const National national;
    return national;
}

} // namespace flimnap::national
