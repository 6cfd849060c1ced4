#include "views/join_answers.h"

#include <algorithm>

#include "dealings/train_purchase.h"
#include "features/feature_view.h"
#include "words/plain.h"

// What only companies have that get their capital bit by bit, or are formed out of others.

namespace flimnap {

namespace {

constexpr int wholePercent = 100;

} // namespace

bool JoinAnswers::mayOwe() const
{
    return game().help != HelpRule::WhenTrainless && !helpsOutOfPocket(game());
}

QStringList JoinAnswers::treasuries() const
{
    QStringList codes = trainOwners();
    for (const QString &code : companiesInPlay()) {
        if (hasTreasuryEarly(code))
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::queuedCompanies() const
{
    QStringList codes = actingCompanies();
    for (const QString &code : companiesInPlay()) {
        if (mayBePassedOver(code))
            codes.append(code);
    }
    return codes;
}

bool JoinAnswers::pricesMoveEarly() const
{
    return !game().sales.onlyOperated;
}

bool JoinAnswers::isMerged(const QString &company) const
{
    const CompanyId found = this->company(company);
    return found && game().companies[found].comesOutOfOthers;
}

bool JoinAnswers::mayHaveClosed(const QString &company) const
{
    return game().losesCompanies() && !game().classOf(this->company(company)).staysPriced;
}

const CompanyClass &JoinAnswers::sizeOf(const QString &company) const
{
    const CompanyClass &size = game().classOf(this->company(company));
    const bool isGrown = size.growsInto && number(placeOf("companies", company, "shares")) > size.units;
    return isGrown ? game().classes[size.growsInto] : size;
}

bool JoinAnswers::hasTreasuryEarly(const QString &company) const
{
    return std::ranges::any_of(viewsOf(game()),
                               [&](const FeatureView *view) { return view->hasTreasuryEarly(*this, company); });
}

bool JoinAnswers::mayBePassedOver(const QString &company) const
{
    return companiesInPlay().contains(company) && !isOperating(company) &&
           game().classOf(this->company(company)).setsOutInTurn;
}

QList<CellId> JoinAnswers::firstCells(const QString &company) const
{
    QList<CellId> cells;
    const CellId first = game().classOf(this->company(company)).startsAt;
    for (CellId cell = first; cell && !cells.contains(cell) && game().chart[cell].row == game().chart[first].row;
         cell = game().chart[cell].right)
        cells.append(cell);
    return cells;
}

int JoinAnswers::soldShares(const QString &company) const
{
    const int percent = percentHeld(company) + number(placeOf("companies", company, "pool"));
    return percent * sizeOf(company).units / wholePercent;
}

/// Where it was started, until the price is another one.
QString JoinAnswers::usualCell(const QString &company) const
{
    if (!pricesMoveEarly() || !hasGrid())
        return {};
    const Money price{number(placeOf("companies", company, "price"))};
    if (isMerged(company)) {
        for (const CellId cell : firstCells(company)) {
            if (game().chart[cell].price == price)
                return toText(game().chart[cell].name);
        }
        return {};
    }
    const bool isFirst = price == Money{number(placeOf("companies", company, "initial_price"))};
    const CellId par = isFirst ? game().findCell(price) : CellId();
    return par ? toText(game().chart[par].name) : QString();
}

/// The phase decides it; without companies that were merged there is none.
QString JoinAnswers::usualStateOfMerged() const
{
    if (!hasBegun(game().formingPhase(game().companyOfOthers())))
        return "waiting";
    const bool hasMerged = std::any_of(game().companies.begin(), game().companies.end(), [&](const auto &other) {
        return m_given.value(placeOf("companies", toText(other.code), "state")) == "closed";
    });
    return hasMerged ? "operating" : "closed";
}

} // namespace flimnap
