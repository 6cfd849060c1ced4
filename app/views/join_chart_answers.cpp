#include "views/join_answers.h"

#include <algorithm>

#include "words/plain.h"

// Where markers stand.

namespace flimnap {

bool JoinAnswers::hasGrid() const
{
    return std::any_of(game().chart.begin(), game().chart.end(), [](const ChartCell &cell) { return !cell.isPar; });
}

QList<CellId> JoinAnswers::cellsWithPrice(const QString &company) const
{
    const Money price{number(placeOf("companies", company, "price"))};
    QList<CellId> cells;
    for (const CellId cell : ids(game().chart)) {
        if (game().chart[cell].price == price)
            cells.append(cell);
    }
    return cells;
}

CellId JoinAnswers::cellOf(const QString &company) const
{
    const CompanyClass &size = game().classOf(this->company(company));
    if (stateOf(company) == "started" && size.startsAt)
        return size.startsAt;
    if (stateOf(company) == "started" && hasGrid() && !pricesMoveEarly())
        return game().findCell(Money{number(placeOf("companies", company, "initial_price"))});
    const QList<CellId> cells = cellsWithPrice(company);
    const CellId chosen = game().findCell(std::string_view(word(placeOf("companies", company, "cell")).toStdString()));
    if (cells.contains(chosen))
        return chosen;
    return cells.size() == 1 ? cells.front() : CellId();
}

QStringList JoinAnswers::standingOn(const QString &cell) const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        const CellId stands = cellOf(code);
        if (stands && toText(game().chart[stands].name) == cell)
            codes.append(code);
    }
    // Those that stand there from the beginning lie on top, the one that is formed first above all.
    const auto rank = [&](const QString &code) {
        return stateOf(code) == "started" && isFormed(code) ? game().formingPhase(this->company(code)).index()
                                                            : game().phases.count();
    };
    std::stable_sort(codes.begin(), codes.end(),
                     [&](const QString &one, const QString &other) { return rank(one) < rank(other); });
    return codes;
}

} // namespace flimnap
