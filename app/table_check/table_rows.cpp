#include "table_check/table_rows.h"

#include <algorithm>

namespace flimnap {

bool TableSection::isEmpty() const
{
    return numbers.isEmpty() && lots.isEmpty() && questions.isEmpty() && ladders.isEmpty() && companies.isEmpty();
}

bool TableSection::differs() const
{
    const auto isOther = [](const TableNumber &number) { return number.value != number.printed; };
    return std::ranges::any_of(numbers, isOther) || std::ranges::any_of(lots, isOther, &TableLot::bid) ||
           std::ranges::any_of(questions, &TableQuestion::differs) ||
           std::ranges::any_of(ladders, [](const TableLadder &chart) { return chart.prices != chart.printed; }) ||
           std::ranges::any_of(companies, &TableCompany::differs);
}

} // namespace flimnap
