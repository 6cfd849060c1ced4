#include "laws/laws.h"

namespace flimnap {

void checkChart(const LaidTable &table, Findings &broken)
{
    const Markers &markers = table.position.markers;
    for (const CompanyId company : ids(table.game.companies)) {
        const CellId cell = markers.cell(company);
        const bool hasPrice = table.game.classOf(company).hasShares() && table.position.companies[company].isInPlay();
        broken.need(cell.isValid() == hasPrice, table.placeOf(company) + "/price",
                    "a company with shares has a price as long as it is in play, and nothing else has one");
        for (int before = 0; before < company.index(); ++before) {
            const CompanyId other(before);
            if (!cell || markers.cell(other) != cell)
                continue;
            broken.need(markers.liesAbove(company, other) != markers.liesAbove(other, company), "stacks",
                        "of two markers on one price one lies on the other");
        }
    }
}

} // namespace flimnap
