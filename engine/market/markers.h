#pragma once

#include <vector>

#include "core/id.h"
#include "definition/game_definition.h"

namespace flimnap {

/// Which way a marker goes on the chart.
enum class Direction : std::uint8_t { Right, Left, Up, Down };

/// The space next to this one; invalid at the chart's edge.
CellId neighbour(const ChartCell &cell, Direction direction);

/// The share-price markers on the chart with the order of their piles.
class Markers
{
public:
    Markers() = default;
    explicit Markers(int companies) : m_markers(static_cast<std::size_t>(companies)) {}

    [[nodiscard]] CellId cell(CompanyId company) const { return m_markers[company].cell; }

    /// Puts the marker under all those that lie on the cell already.
    void place(CompanyId company, CellId cell);
    /// One step; at the chart's edge the marker stays where it is, also in its pile.
    void step(const ById<CellId, ChartCell> &chart, CompanyId company, Direction direction);
    /// Both lie in one pile: the marker comes right above the other one.
    void slipAbove(CompanyId company, CompanyId lower);
    void remove(CompanyId company) { m_markers[company] = {}; }

    /// Whether the first of two markers lies above the other on the same cell.
    [[nodiscard]] bool liesAbove(CompanyId upper, CompanyId lower) const;
    /// All markers on the cell, the top one first.
    [[nodiscard]] std::vector<CompanyId> pile(CellId cell) const;

    bool operator==(const Markers &) const = default;

private:
    struct Marker
    {
        CellId cell;
        int arrival = 0; ///< counts up: who came earlier lies higher

        bool operator==(const Marker &) const = default;
    };

    ById<CompanyId, Marker> m_markers;
    int m_arrivals = 0;
};

} // namespace flimnap
