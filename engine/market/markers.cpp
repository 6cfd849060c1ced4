#include "market/markers.h"

#include <algorithm>

namespace flimnap {

CellId neighbour(const ChartCell &cell, Direction direction)
{
    switch (direction) {
    case Direction::Right:
        return cell.right;
    case Direction::Left:
        return cell.left;
    case Direction::Up:
        return cell.up;
    case Direction::Down:
        return cell.down;
    }
    return {};
}

void Markers::place(CompanyId company, CellId cell)
{
    m_markers[company] = {cell, ++m_arrivals};
}

void Markers::step(const ById<CellId, ChartCell> &chart, CompanyId company, Direction direction)
{
    if (const CellId target = neighbour(chart[cell(company)], direction))
        place(company, target);
}

void Markers::slipAbove(CompanyId company, CompanyId lower)
{
    const int place = m_markers[lower].arrival;
    for (Marker &marker : m_markers) {
        if (marker.arrival >= place)
            ++marker.arrival;
    }
    m_markers[company].arrival = place;
    ++m_arrivals;
}

bool Markers::liesAbove(CompanyId upper, CompanyId lower) const
{
    return m_markers[upper].cell == m_markers[lower].cell && m_markers[upper].arrival < m_markers[lower].arrival;
}

std::vector<CompanyId> Markers::pile(CellId cell) const
{
    std::vector<CompanyId> companies;
    for (const CompanyId company : ids(m_markers)) {
        if (m_markers[company].cell == cell)
            companies.push_back(company);
    }
    std::sort(companies.begin(), companies.end(), [this](CompanyId a, CompanyId b) { return liesAbove(a, b); });
    return companies;
}

} // namespace flimnap
