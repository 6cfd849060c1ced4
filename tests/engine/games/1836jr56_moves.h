#pragma once

#include <string>
#include <vector>

#include "features/national/standing.h"
#include "support/company_loans.h"
#include "support/destinations.h"
#include "support/player_moves.h"
#include "support/refusals.h"
#include "support/table.h"

namespace flimnap::test {

// Tables of 1836jr(56) and those lines of the journal that other games do not know.

inline Table game1836(int players, const std::string &options = "{}")
{
    return {"1836jr56", "pl", "base", players, options};
}

/// The options of a table for each reading: first the default, then the other one.
inline std::vector<std::string> readings(const std::string &name, const std::string &value = "E")
{
    return {"{}", R"({")" + name + R"(":")" + value + R"("})"};
}

inline bool isDefault(const std::string &options)
{
    return options == "{}";
}

inline const std::string english = R"({"preset":"ENG"})";

inline std::string takeLoan(const std::string &by)
{
    return companyMove("take_loan", by);
}

inline std::string repayLoans(const std::string &by, int count)
{
    return with(companyMove("repay_loan", by), R"("count":)" + std::to_string(count));
}

inline std::string choose(const std::string &by, const std::string &what, const std::string &value)
{
    return with(companyMove("choose", by), R"("what":")" + what + R"(","value":")" + value + R"(")");
}

inline std::string reaches(const std::string &by)
{
    return choose(by, "destination", "reached");
}

inline std::string paysLoans(const std::string &by)
{
    return choose(by, "loans", "pay");
}

inline std::string merges(const std::string &by)
{
    return choose(by, "loans", "merge");
}

inline std::string keepsTrains(const std::string &list)
{
    return with(companyMove("choose", "MESS"), R"("what":"keep_trains","value":)" + list);
}

inline std::string borrow(const std::string &train)
{
    return with(companyMove("borrow_train", "MESS"), R"("train":")" + train + R"(")");
}

inline std::string bankrupt(const std::string &by)
{
    return playerMove("bankrupt", by);
}

/// Whether the national company has had no lasting train yet.
inline void setFrozen(Table &table, bool isFrozen)
{
    national::setFrozen(table.game(), table.position().companies[table.game().findCompany("MESS")], isFrozen);
}

/// Who is offered a move of this kind that would be accepted.
inline std::vector<std::string> offeredTo(const Table &table, MoveKind kind)
{
    std::vector<std::string> codes;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.move.kind == kind && !offer.refusal)
            codes.push_back(offer.move.by);
    }
    return codes;
}

} // namespace flimnap::test
