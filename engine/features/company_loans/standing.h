#pragma once

#include "table/books.h"

namespace flimnap::company_loans {

/// What the tables of a game say of the loans of companies.
struct Terms
{
    Money amount;
    Money interest;                  ///< of each, in every turn
    Money scoreDeduction;            ///< from the price of a share, for each
    bool interestAfterTrain = false; ///< of who does not run: after its first purchase of a train, else before
    bool interestInTens = true;      ///< what the treasury gives of it; else all it has
    bool mayExceedShares = false;    ///< of players; what is too much is repaid

    bool operator==(const Terms &) const = default;
};

/// And of a phase.
struct PhaseKeys
{
    bool companiesBorrow = false;

    bool operator==(const PhaseKeys &) const = default;
};

/// How many each company has; there while any has one.
struct State
{
    ById<CompanyId, int> loans;

    bool operator==(const State &) const = default;
};

/// Of the operating round that is running.
struct RoundState
{
    std::uint32_t borrowers = 0; ///< who took a loan in it, a bit per company

    bool operator==(const RoundState &) const = default;
};

/// Of the turn that is running.
struct TurnState
{
    bool hasRepaid = false;
    bool owesInterest = false; ///< it did not run: paid after its first train
    bool awaitsMarker = false; ///< nothing was earned; the marker moves once the interest is paid

    bool operator==(const TurnState &) const = default;
};

/// Of a table that is joined.
struct TableKeys
{
    std::vector<std::string> tookLoan; ///< companies that did so in this operating round

    bool operator==(const TableKeys &) const = default;
};

/// Of a company's row on it.
struct CompanyKeys
{
    int loans = 0;

    bool operator==(const CompanyKeys &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}
/// None in a game without it.
inline const Terms *findTerms(const GameDefinition &game)
{
    return game.parts.find<Terms>();
}
int loansOf(const Position &position, CompanyId company);
bool tookLoan(const Position &position, CompanyId company);

/// Told, unless it has as many already.
void setLoans(Books &books, CompanyId company, int loans);
/// What the treasury can give for loans that are repaid, the director the rest; he may owe it then.
void repay(Books &books, CompanyId company, int count);

/// Interest of all loans of the company: out of the treasury, then out of the income, the rest by its director, who may
/// owe it then. What is left of the income.
Money payInterest(Books &books, CompanyId company, Money income);
/// Interest that a company which did not run still owes (JR-D30).
void payOwedInterest(Books &books, CompanyId company);
/// Likewise of the company in turn, once it has bought a train.
void payInterestAfterTrain(Books &books);

} // namespace flimnap::company_loans
