#include "features/dummy/dummy.h"

#include <algorithm>

#include "definition/check_parts.h"
#include "features/dummy/company_draw.h"
#include "features/dummy/standing.h"
#include "joining/parts.h"

namespace flimnap::dummy {

namespace {

constexpr std::size_t mostClasses = 32;

void checkShare(const GameDefinition &game, const Company &company, const std::string &place, Findings &findings)
{
    const CompanyClass &size = game.classes[company.size];
    findings.need(size.hasShares() && !size.pars.empty(), place, "expected a class with shares and an initial price");
    findings.need(!size.hasShares() || (company.units >= size.directorUnits && company.units <= size.units),
                  place + "/percent", "expected at least the director's certificate and at most 100 percent");
    findings.need(std::any_of(game.companies.begin(), game.companies.end(),
                              [&](const CompanyDefinition &one) { return one.size == company.size; }),
                  place, "no company of this class can be drawn");
}

/// Those of his companies that get trains at the end of the set.
std::vector<CompanyId> served(const GameDefinition &game, const Position &position)
{
    std::vector<CompanyId> companies;
    for (const Company &row : termsOf(game).companies) {
        const CompanyId company = companyOf(game, position, row.size);
        if (company && (position.companies[company].hadTurn || !termsOf(game).servesOnlyOperated))
            companies.push_back(company);
    }
    return companies;
}

class Dummy final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "dummy"; }

    void read(Section &section, GameDefinition &game) const override
    {
        game.absentee = Absentee{section.text("code"), section.text("name")};
        auto &terms = game.parts.change<Terms>();
        terms.servesOnlyOperated = section.choice<bool>("trainsFor", {{"all", false}, {"operated", true}});
        const std::vector<std::string> classes = namesOf(game.classes);
        const std::vector<std::string> phases = namesOf(game.phases);
        Section *companies = section.section("companies");
        for (const auto &[name, row] :
             companies != nullptr ? companies->rows(mostClasses) : std::vector<Section::Row>()) {
            Company company;
            company.size = ClassId(row->placeOf(name, "class", classes));
            company.from = PhaseId(row->code("phase", phases));
            const int percent = row->neededNumber("percent", 1, 100);
            company.firstLaysTrack = row->code("track", {"first", "other"}) != 1;
            if (!company.size)
                continue;
            const CompanyClass &size = game.classes[company.size];
            company.units = percent * size.units / 100;
            if (percent * size.units % 100 != 0 && row->has("percent"))
                row->report("percent", "expected a multiple of the ordinary certificate, " +
                                           std::to_string(size.percent(1)) + ", found " + std::to_string(percent));
            terms.companies.push_back(company);
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const std::string &code = game.absentee->code;
        findings.need(!isSeat(code) && !game.findCompany(code) && !game.findPrivate(code), "/dummy/code",
                      "expected a code that no player, company or private railway has");
        findings.need(game.exportRule == ExportRule::Never, "/export",
                      "a game with \"dummy\" exports no trains, his companies get them");
        for (const PlayerCount &row : game.playerCounts)
            findings.need(row.players == 2, "/players/" + std::to_string(row.players),
                          "a game with \"dummy\" is for two players");
        findings.need(!termsOf(game).companies.empty(), "/dummy/companies", "expected at least one class");
        for (const Company &company : termsOf(game).companies)
            checkShare(game, company, "/dummy/companies/" + game.classes[company.size].name, findings);
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<CompanyDraw>(game));
    }

    /// His companies get trains one after the other, until all are served or a draw falls due.
    [[nodiscard]] bool endSet(Books &books) const override
    {
        const bool begins = books.position.parts.find<State>() == nullptr;
        auto &waiting = books.position.parts.change<State>().awaitTrains;
        if (begins)
            waiting = served(books.game, books.position);
        while (!waiting.empty() && termsDue(books.game, books.position) == nullptr) {
            const CompanyId company = waiting.front();
            waiting.erase(waiting.begin());
            giveTrain(books, company);
        }
        if (!waiting.empty() || termsDue(books.game, books.position) != nullptr)
            return false;
        books.position.parts.drop<State>();
        return true;
    }

    /// Who has the lower card in the order of turns decides what the other does not.
    [[nodiscard]] PlayerId decider(const GameDefinition &game, const Position &position, CompanyId company,
                                   MoveKind kind) const override
    {
        const Company *terms = isUnattended(position, company) ? termsOf(game, game.companies[company].size) : nullptr;
        if (terms == nullptr || (kind != MoveKind::LayTrack && kind != MoveKind::PlaceToken))
            return {};
        const bool isFirst = terms->firstLaysTrack == (kind == MoveKind::LayTrack);
        return isFirst ? position.order.front() : position.order.back();
    }

    /// His company has a fixed part of its shares with him, no treasury and one train at most.
    bool layDirector(Joining &joining, CompanyId company, const JoinedPosition::Company &given) const override
    {
        const GameDefinition &game = joining.game();
        if (given.director != game.absentee->code)
            return false;
        const std::string place = "companies/" + joining.codeOf(company);
        const std::string &name = game.absentee->name;
        const Company *terms = termsOf(game, game.companies[company].size);
        if (!joining.need(terms != nullptr, place + "/director",
                          Sentence::say("%1 has no company of this size", {name})))
            return true;
        if (const CompanyId other = companyOf(game, joining.position(), terms->size))
            joining.need(false, place + "/director",
                         Sentence::say("%1 has one company of a size, and %2 is his", {name, joining.codeOf(other)}));
        joining.need(given.isOperating, place + "/state",
                     Sentence::say("a company of %1 operates from the beginning", {name}));
        joining.need(given.cash == Money{}, place + "/cash", Sentence::say("a company of %1 has no treasury", {name}));
        joining.rule(given.trains.size() <= 1, place + "/trains",
                     Sentence::say("a company of %1 has one train at most", {name}));
        joining.need(given.privates.value_or(JoinedPosition::Names()).empty(), place + "/privates",
                     Sentence::say("a company of %1 owns no private railways", {name}));
        joining.rule(!joining.knowsPhase || joining.hasBegun(terms->from), place,
                     Sentence::say("%1 gets it when phase %2 begins", {name, game.phases[terms->from].title}));
        joining.position().holdings.move(company, Party::bank(), Party::absentee(), terms->units);
        joining.position().holdings.setDirector(company, Party::absentee());
        return true;
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        const auto *state = position.parts.find<State>();
        broken.need(state == nullptr || position.round.kind == RoundKind::Operating, "round",
                    "trains are waited for at the end of a set, and only there");
        for (const CompanyId company : ids(game.companies)) {
            if (!isUnattended(position, company))
                continue;
            const std::string place = "companies/" + game.companies[company].code;
            const Company *terms = termsOf(game, game.companies[company].size);
            broken.need(terms != nullptr && companyOf(game, position, terms->size) == company, place + "/director",
                        "the dummy has one company of a class");
            broken.need(position.ledger.balance(company) == Money{}, place + "/cash", "it has no treasury");
            broken.need(position.companies[company].status == CompanyStatus::Operating, place + "/state",
                        "it operates from the beginning");
            broken.need(position.holdings.directorsCertificate(company) == Party::absentee(), place + "/director",
                        "the dummy never loses his certificate");
            for (const PlayerId player : ids(position.players))
                broken.need(position.holdings.units(player, company) <=
                                position.holdings.units(Party::absentee(), company),
                            place + "/director", "nobody has more of it than the dummy");
        }
    }
};

} // namespace

const Feature &feature()
{
    static const Dummy dummy;
    return dummy;
}

} // namespace flimnap::dummy
