#pragma once

#include <string>
#include <vector>

#include "board/lays.h"
#include "board/run_graph.h"
#include "board/stations.h"
#include "board/track.h"
#include "journal/header.h"
#include "journal/move.h"
#include "rounds/rules.h"

namespace flimnap::test {

/// Keeps the map of a game whose books the rules keep: it lays what the moves lay, places and moves the stations as the
/// books show them move, and says what the map must be told of a company.
class BoardFollower
{
    using HexId = board::HexId;
    using Station = board::Station;

public:
    BoardFollower(const Header &header, const Rules &rules, const board::GameMap &map);

    [[nodiscard]] const board::Track &track() const { return m_track; }

    /// What is due by itself before the next move: home stations.
    void prepare(const Position &position);
    void follow(const Position &before, const Move &move, const Position &after);

    [[nodiscard]] board::Builder builderOf(const Position &position, CompanyId company) const;
    [[nodiscard]] board::Runner runnerOf(const Position &position, CompanyId company) const;
    [[nodiscard]] board::StationBuilder stationBuilderOf(const Position &position, CompanyId company) const;

private:
    [[nodiscard]] const GameDefinition &game() const { return m_rules.game(); }
    [[nodiscard]] bool isGame(const char *name) const { return game().game == name; }
    [[nodiscard]] bool isLarge(CompanyId company) const;
    [[nodiscard]] bool isWaitingChoice(CompanyId company) const;

    void placeHome(CompanyId company);
    void placeHomesDue(const Position &position);
    void lay(const Position &before, const Move &move);
    void place(const Move &move);
    void takeOver(const Move &move);
    void closeCompanies(const Position &before, const Position &after);
    void formState(const Position &before, const Position &after);
    void formNational(const std::vector<CompanyId> &merged);
    void choose(const Move &move);
    void placeBondInVienna(const Position &position);
    void placeBond(const Move &move);
    [[nodiscard]] std::vector<CompanyId> awaited(const Position &position) const;

    const Header &m_header;
    const Rules &m_rules;
    const board::GameMap &m_map;
    board::Track m_track;
    std::vector<bool> m_hasHome;
    std::vector<bool> m_hasLaid;
    std::vector<bool> m_hasHomeTile;
    CompanyId m_turnOf;
    CompanyId m_bond;
    int m_secondInVienna = Station::waits; ///< the city from which a state's second station comes
    Round m_turnIn;
    CompanyId m_bonusOwner; ///< whose private railway pays more on a hex
    HexId m_bonusHex;
    int m_firstTiles = 0; ///< in the turn that is running
    int m_upgrades = 0;
};

} // namespace flimnap::test
