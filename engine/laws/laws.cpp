#include "laws/laws.h"

namespace flimnap {

void checkCommonLaws(const LaidTable &table, Findings &broken)
{
    for (const auto check :
         {checkOrder, checkMoney, checkShares, checkChart, checkTrains, checkStations, checkPrivates})
        check(table, broken);
}

} // namespace flimnap
