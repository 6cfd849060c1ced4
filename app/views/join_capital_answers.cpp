#include "views/join_answers.h"

#include <algorithm>

#include "dealings/train_purchase.h"
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

bool JoinAnswers::hasRight(const PrivateDefinition &railway)
{
    return !railway.waivesTerrain.empty() || !railway.laysColours.empty() || !railway.extraTileHex.empty() ||
           !railway.buildsAtHex.empty();
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

bool JoinAnswers::mayHaveLeft(const QString &company) const
{
    const bool closes =
        std::any_of(game().chart.begin(), game().chart.end(), [](const ChartCell &cell) { return cell.isClosing; });
    return game().hasTakeOvers() || (closes && !game().classOf(this->company(company)).neverCloses);
}

const CompanyClass &JoinAnswers::sizeOf(const QString &company) const
{
    const CompanyClass &size = game().classOf(this->company(company));
    const bool isGrown = size.growsInto && number(placeOf("companies", company, "shares")) > size.units;
    return isGrown ? game().classes[size.growsInto] : size;
}

bool JoinAnswers::hasKindsOfCapital() const
{
    const Capital first = game().phases[PhaseId(0)].capital;
    return std::any_of(game().phases.begin(), game().phases.end(),
                       [&](const PhaseDefinition &phase) { return phase.capital != first; });
}

bool JoinAnswers::asksKindOfCapital(const QString &company) const
{
    return hasKindsOfCapital() && !isFormed(company) && companiesInPlay().contains(company);
}

Capital JoinAnswers::capitalOf(const QString &company) const
{
    const QString kind = word(placeOf("companies", company, "capital"));
    if (kind == "escrow")
        return Capital::Escrow;
    return kind == "per-share" ? Capital::PerShare : Capital::AtFloat;
}

bool JoinAnswers::hasDestination(const QString &company) const
{
    const CompanyId found = this->company(company);
    return found && !game().companies[found].destination.empty() &&
           word(placeOf("companies", company, "state")) != "closed";
}

bool JoinAnswers::hasTreasuryEarly(const QString &company) const
{
    return asksKindOfCapital(company) && !isOperating(company) && capitalOf(company) != Capital::AtFloat;
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

int JoinAnswers::usualEscrow(const QString &company) const
{
    if (capitalOf(company) != Capital::Escrow)
        return 0;
    const int later = std::max(0, soldShares(company) - sizeOf(company).units / 2);
    return later * number(placeOf("companies", company, "initial_price"));
}

/// Before its first turn a company has what its shares brought.
int JoinAnswers::usualTreasury(const QString &company) const
{
    if (!hasTreasuryEarly(company))
        return 0;
    const int brought = soldShares(company) * number(placeOf("companies", company, "initial_price"));
    return brought - usualEscrow(company);
}

/// Who operates was most likely started early; who was started only now, as the phase says.
QString JoinAnswers::usualCapital(const QString &company) const
{
    const PhaseId phase = game().findPhase(word("phase").toStdString());
    const Capital kind = isOperating(company) || !phase ? Capital::Escrow : game().phases[phase].capital;
    if (kind == Capital::AtFloat)
        return "at-float";
    const bool reached = flag(placeOf("companies", company, "destination"));
    return kind == Capital::Escrow && !reached ? "escrow" : "per-share";
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
