#include <cstdlib>

#include "laws/laws.h"

namespace flimnap {

namespace {

/// Whether companies get the stations of others.
bool areHandedOn(const GameDefinition &game)
{
    return std::any_of(game.classes.begin(), game.classes.end(),
                       [](const CompanyClass &size) { return size.getsStations; });
}

bool bringsStation(const GameDefinition &game, const PrivateDefinition &railway)
{
    return railway.bringsStation || (!railway.buildsAtHex.empty() && !game.buildsWithOwnToken);
}

/// Stations of private railways, all or those that are no player's any more: a company may have got them.
int stationsBrought(const LaidTable &table, bool all)
{
    int stations = 0;
    for (const PrivateId railway : ids(table.game.privates)) {
        const bool isSold = all || !table.position.privates[railway].owner.isPlayer();
        stations += isSold && bringsStation(table.game, table.game.privates[railway]) ? 1 : 0;
    }
    return stations;
}

/// Take-overs hand stations and tokens on, so that there are always as many as the companies came with.
class StationCount
{
public:
    StationCount(const LaidTable &table, Findings &broken)
        : m_table(table), m_broken(broken), m_areHandedOn(areHandedOn(table.game)),
          m_canBeBrought(stationsBrought(table, true) > 0), m_toGet(stationsBrought(table, false))
    {
        const auto &companies = table.position.companies;
        m_isAnyClosed = std::any_of(companies.begin(), companies.end(), [](const CompanyState &company) {
            return company.status == CompanyStatus::Closed;
        });
    }

    void count(CompanyId company)
    {
        const CompanyState &state = m_table.position.companies[company];
        const int tokens = m_table.game.stationTokens(company);
        if (state.status == CompanyStatus::Closed && m_areHandedOn)
            m_handedOn += tokens;
        if (state.status != CompanyStatus::Operating)
            return;
        int more = state.stationsOnMap + state.tokensLeft - tokens;
        if (more > 0 && m_toGet > 0) {
            --more;
            --m_toGet;
        }
        m_handedOn -= more;
        check(company, more);
    }

    void checkSum()
    {
        const std::vector<std::string> values = {std::to_string(std::abs(m_handedOn))};
        m_broken.keep(
            m_handedOn == 0 || !m_areHandedOn || !m_isAnyClosed, "closed_companies",
            m_handedOn > 0
                ? Sentence::say(
                      "the stations and markers of these companies passed to others; those have %1 too few for it",
                      values)
                : Sentence::say(
                      "the stations and markers of these companies passed to others; those have %1 more than that",
                      values));
    }

private:
    void check(CompanyId company, int more)
    {
        const std::string place = m_table.placeOf(company) + "/markers";
        const bool canTakeOver = more > 0 && m_table.game.classOf(company).getsStations;
        const std::vector<std::string> values = {std::to_string(m_table.game.stationTokens(company))};
        const Sentence wrong =
            canTakeOver
                ? Sentence::say("it came with %1; stations on the map and markers not yet placed must be as many "
                                "together if it took nobody over",
                                values)
                : Sentence::say(
                      "it came with %1; stations on the map and markers not yet placed must be as many together",
                      values);
        const bool isRight = more == 0 || (canTakeOver && m_isAnyClosed);
        const bool byLeave = m_canBeBrought || (m_areHandedOn && m_isAnyClosed);
        m_broken.keep(isRight || (more > 0 && byLeave), place, wrong);
        m_broken.rule(isRight, place, wrong);
    }

    const LaidTable &m_table;
    Findings &m_broken;
    bool m_areHandedOn;
    bool m_canBeBrought; ///< then a right may have been used more than once by the table's leave, as smaller
                         ///< companies may have taken others over
    bool m_isAnyClosed = false;
    int m_toGet;
    int m_handedOn = 0;
};

} // namespace

void checkStations(const LaidTable &table, Findings &broken)
{
    StationCount sum(table, broken);
    for (const CompanyId company : ids(table.game.companies)) {
        const CompanyState &state = table.position.companies[company];
        const std::string place = table.placeOf(company);
        broken.need(state.stationsOnMap >= 0 && state.tokensLeft >= 0, place + "/markers",
                    "there are no less than no stations and markers");
        if (!state.isUndirected)
            sum.count(company);
    }
    sum.checkSum();
}

} // namespace flimnap
