#pragma once

#include <string>
#include <vector>

#include "core/findings.h"
#include "journal/header.h"
#include "table/position.h"

namespace flimnap {

/// A position that is asked for its laws, and how places and sentences call who is at the table.
struct LaidTable
{
    const GameDefinition &game;
    const Position &position;
    const std::vector<Seat> &seats;

    [[nodiscard]] const std::string &codeOf(PlayerId player) const
    {
        return seats[static_cast<std::size_t>(player.index())].id;
    }
    [[nodiscard]] const std::string &codeOf(CompanyId company) const { return game.companies[company].code; }
    [[nodiscard]] std::string placeOf(PlayerId player) const { return "players/" + codeOf(player); }
    [[nodiscard]] std::string placeOf(CompanyId company) const { return "companies/" + codeOf(company); }
};

/// The laws of what every game has. What is broken stands at its place on a table that is laid out.
void checkCommonLaws(const LaidTable &table, Findings &broken);

// One by one.

void checkMoney(const LaidTable &table, Findings &broken);
void checkShares(const LaidTable &table, Findings &broken);
void checkChart(const LaidTable &table, Findings &broken);
void checkTrains(const LaidTable &table, Findings &broken);
void checkStations(const LaidTable &table, Findings &broken);
void checkPrivates(const LaidTable &table, Findings &broken);
void checkOrder(const LaidTable &table, Findings &broken);

/// Money and trains can lie on its charter: it operates, is paid bit by bit, or has what a railway left that was given
/// for it.
bool mayOwn(const LaidTable &table, CompanyId company);

} // namespace flimnap
