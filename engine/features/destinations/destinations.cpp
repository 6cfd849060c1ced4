#include "features/destinations/destinations.h"

#include <algorithm>
#include <array>

#include "board/reach.h"
#include "dealings/map.h"
#include "features/destinations/laying.h"
#include "features/destinations/standing.h"
#include "rounds/decision.h"

namespace flimnap::destinations {

namespace {

constexpr std::string_view reached = "reached";

/// Whether a company of the class may be started while its capital waits for its destination.
bool waitsForDestination(const GameDefinition &game, ClassId size)
{
    return std::ranges::any_of(game.phases, [&](const PhaseDefinition &phase) {
        return phase.treasuryPercent > 0 && phase.treasuryPercent < wholePercent && phase.onSale.holds(size) &&
               phase.onSale[size];
    });
}

bool hasDestination(const GameDefinition &game, const Position &position, CompanyId company)
{
    return !destinationOf(game, company).empty() && position.companies[company].status != CompanyStatus::Closed;
}

/// It gets what was kept for it, and from now on every share's money.
void release(Books &books, CompanyId company)
{
    const Money kept = keptFor(books.position, company);
    CompanyState &state = books.position.companies[company];
    if (state.treasuryUnits > 0)
        state.treasuryUnits = books.classOf(company).units;
    if (kept == Money{})
        return;
    keep(books, company, {});
    books.pay(Party::bank(), company, kept, Reason::Escrow, company);
}

/// What the bank got in this move for shares of its own that do not pay into the treasury.
Money paidToBank(const Books &books, CompanyId company)
{
    Money paid;
    bool isBanks = false;
    for (const Event &event : books.events) {
        if (const auto *moved = std::get_if<SharesMoved>(&event))
            isBanks = isBanks || (moved->company == company && moved->from == Party::bank());
        const auto *money = std::get_if<Paid>(&event);
        if (money != nullptr && money->about == company && money->reason == Reason::SharePurchase &&
            money->to == Party::bank())
            paid += money->amount;
    }
    return isBanks ? paid : Money{};
}

std::optional<Stage> nextOfArrival(const GameDefinition & /*game*/, const Position & /*position*/,
                                   const Decision &partial)
{
    return partial.value.empty() ? std::optional<Stage>(std::vector{std::string(reached)}) : std::nullopt;
}

/// Whether the map shows track from the company's home to its destination.
bool isJoined(const GameDefinition &game, const Position &position, CompanyId company)
{
    const board::GameMap &map = mapOf(game);
    const board::HexId to = map.findHex(destinationOf(game, company));
    const auto areas = map.rules.destinationsPassAreas ? board::PassesAreas::Yes : board::PassesAreas::No;
    return to && !map.homes[company].hexes.empty() &&
           board::areJoined(map, trackOf(position), map.homes[company].hexes.front(), to, areas);
}

/// Where the table keeps the map, it knows: what it has noticed can be said once more, and nothing else.
void judgeArrival(const GameDefinition &game, const Position &position, const Decision &arrival, Judge &judge)
{
    const CompanyId company = arrival.self();
    judge.need(arrival.value == reached, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::string(reached)}});
    if (keepsMap(position))
        judge.rule(hasReached(position, company) || isJoined(game, position, company), Code::NotReached,
                   {{"company", Party(company)}});
    else
        judge.need(!hasReached(position, company), Code::AlreadyReached, {{"company", Party(company)}});
}

/// Home and destination of the company are joined by track, whoever laid it (JR-5.20).
void reach(Books &books, CompanyId company)
{
    setReached(books.game, books.position, company);
    books.tell(FeatureTold{"destination_reached",
                           {Told::say("{company} has reached its destination"), {{"company", company}}}});
    release(books, company);
}

void arrive(Books &books, const Decision &arrival)
{
    if (!hasReached(books.position, arrival.self()))
        reach(books, arrival.self());
}

/// After each lay on a map, for all companies in their order.
void reachWhatIsJoined(Books &books)
{
    const bool isLaid =
        std::ranges::any_of(books.events, [](const Event &event) { return std::holds_alternative<TrackLaid>(event); });
    if (!isLaid || !keepsMap(books.position))
        return;
    for (const CompanyId company : ids(books.game.companies)) {
        if (hasDestination(books.game, books.position, company) && !hasReached(books.position, company) &&
            isJoined(books.game, books.position, company))
            reach(books, company);
    }
}

constexpr std::array arrivals{
    DecisionKind{MoveKind::Choose, nextOfArrival, judgeArrival, arrive, OutOfTurn::Never, "destination"}};

class Destinations final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "destinations"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.isKeptApart = section.choice<bool>("escrow", {{"banks", false}, {"apart", true}});
        terms.hexes = ById<CompanyId, std::string>(static_cast<std::size_t>(game.companies.count()));
        Section *hexes = section.section("hexes");
        for (const CompanyId company : ids(game.companies)) {
            if (hexes != nullptr && hexes->has(game.companies[company].code))
                terms.hexes[company] = hexes->text(game.companies[company].code);
        }
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        for (const CompanyId id : ids(game.companies)) {
            const CompanyDefinition &company = game.companies[id];
            const std::string &hex = destinationOf(game, id);
            const std::string place = "/destinations/hexes/" + company.code;
            findings.need(hex.empty() || game.findHex(hex).isValid(), place,
                          "there is no hex \"" + hex + "\" on the board");
            findings.need(std::ranges::find(company.homes, hex) == company.homes.end(), place,
                          "it is there from the beginning; expected a hex that is no home of the company");
            findings.need(!hex.empty() || !waitsForDestination(game, company.size), place,
                          "there are phases in which its capital waits for its destination; expected a hex");
        }
    }

    void checkWithout(const GameDefinition &game, Findings &findings) const override
    {
        for (const PhaseDefinition &phase : game.phases)
            findings.need(phase.treasuryPercent == 0, "/phases/" + phase.name + "/treasuryPercent",
                          "without \"destinations\" nobody says what becomes of the rest");
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        Money kept;
        for (const CompanyId company : ids(game.companies)) {
            const std::string place = "companies/" + game.companies[company].code + "/escrow";
            const bool waits = isPaidInPart(game, position, company) && position.companies[company].isInPlay();
            broken.need(keptFor(position, company) == Money{} || waits, place,
                        "money is kept for a company that is in play and waits for its destination");
            broken.need(!waits || !hasReached(position, company), place,
                        "it has reached its destination, so that it gets all that its shares bring");
            kept += keptFor(position, company);
        }
        broken.need(position.keptInBank == (termsOf(game).isKeptApart ? kept : Money{}), "bank",
                    "what is kept apart is what is kept for companies");
    }

    [[nodiscard]] DecisionKinds anyTime() const override { return arrivals; }

    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override
    {
        const bool hasOne = by.isCompany() && hasDestination(books.game, books.position, by.company());
        judge.know(hasOne || Decisions(books.game, arrivals).kindOf(move) == nullptr, "by", move.by);
        return judge.refused() || Feature::playAnyTime(books, by, move, judge);
    }

    void offerAnyTime(const GameDefinition &game, const Position &position, Offers &offers) const override
    {
        for (const CompanyId company : ids(game.companies)) {
            if (hasDestination(game, position, company) && !hasReached(position, company))
                Decisions(game, arrivals).offer(position, company, offers);
        }
    }

    /// Who starts at its destination is paid as if it came there now.
    void afterMove(Books &books, PhaseId /*phaseBefore*/) const override
    {
        reachWhatIsJoined(books);
        for (const CompanyId company : ids(books.game.companies)) {
            if (!isPaidInPart(books.game, books.position, company))
                continue;
            if (const Money paid = paidToBank(books, company); paid > Money{})
                keep(books, company, keptFor(books.position, company) + paid);
            if (hasReached(books.position, company))
                release(books, company);
        }
    }

    void companyLeaves(Books &books, CompanyId company) const override
    {
        if (keptFor(books.position, company) > Money{})
            keep(books, company, {});
    }

    void tableKeys(Keys &keys, Parts &table) const override
    {
        Keys::part<TableKeys>(table, [&](TableKeys &values) { keys.names("destinations", values.reached); });
    }

    void companyKeys(Keys &keys, Parts &row) const override
    {
        Keys::part<CompanyKeys>(row, [&](CompanyKeys &values) {
            keys.word("capital", values.capital, {std::string(atFloat), std::string(perShare), std::string(escrow)});
            keys.money("escrow", values.kept);
        });
    }

    void layCompany(Joining &joining, CompanyId company, const JoinedPosition::Company &row) const override
    {
        destinations::layCompany(joining, company, row);
    }

    void layTable(Joining &joining) const override { destinations::layTable(joining); }

    void handOver(const GameDefinition &game, const Position &position, JoinedPosition &table) const override
    {
        TableKeys keys;
        for (const CompanyId company : ids(game.companies)) {
            const std::string &code = game.companies[company].code;
            if (hasReached(position, company) && position.companies[company].status != CompanyStatus::Closed)
                keys.reached.push_back(code);
            if (const auto row = table.companies.find(code); row != table.companies.end() && asksCapital(game, company))
                row->second.parts.set(CompanyKeys{capitalOf(game, position, company), keptFor(position, company)});
        }
        table.parts.set(std::move(keys));
    }

    [[nodiscard]] std::optional<std::int64_t> snapshotNumber(std::string_view key, const Position &position,
                                                             CompanyId company) const override
    {
        return key == "escrow" ? std::optional(keptFor(position, company).units) : std::nullopt;
    }
};

} // namespace

const Feature &feature()
{
    static const Destinations destinations;
    return destinations;
}

} // namespace flimnap::destinations
