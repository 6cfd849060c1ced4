#pragma once

#include <string>

#include "support/company_moves.h"

namespace flimnap::test {

// Lines of the journal as players make them in the opening and in stock rounds.

inline std::string playerMove(const std::string &kind, const std::string &by)
{
    return R"({"move":")" + kind + R"(","by":")" + by + R"("})";
}

inline std::string pass(const std::string &by)
{
    return playerMove("pass", by);
}

inline std::string take(const std::string &by, const std::string &what)
{
    return with(playerMove("take", by), R"("what":")" + what + R"(")");
}

/// What the lot decides on the table.
inline std::string draw(const std::string &what, const std::string &result)
{
    return R"({"move":"draw","what":")" + what + R"(","result":")" + result + R"("})";
}

inline std::string buyPrivate(const std::string &by, const std::string &code)
{
    return with(playerMove("buy_private", by), R"("private":")" + code + R"(")");
}

inline std::string bid(const std::string &by, const std::string &code, int amount)
{
    return with(playerMove("bid", by), R"("private":")" + code + R"(","amount":)" + std::to_string(amount));
}

inline std::string startCompany(const std::string &by, const std::string &company, int price)
{
    return with(playerMove("start_company", by), R"("company":")" + company + R"(","price":)" + std::to_string(price));
}

inline std::string buyShare(const std::string &by, const std::string &company)
{
    return with(playerMove("buy_share", by), R"("company":")" + company + R"(")");
}

inline std::string buyShareFromPool(const std::string &by, const std::string &company)
{
    return with(buyShare(by, company), R"("from":"pool")");
}

inline std::string sellShares(const std::string &by, const std::string &company, int percent)
{
    return with(playerMove("sell_shares", by),
                R"("company":")" + company + R"(","percent":)" + std::to_string(percent));
}

inline std::string repayDebt(const std::string &by, int amount)
{
    return with(playerMove("repay_debt", by), R"("amount":)" + std::to_string(amount));
}

inline std::string endGame()
{
    return R"({"move":"end_game","reason":"it is late"})";
}

/// A correction with these keys: correct(R"("turn":"p2")").
inline std::string correct(const std::string &keys)
{
    return R"({"move":"correct",)" + keys + R"(,"reason":"a slip at the table"})";
}

inline std::string correctCash(const std::string &account, int amount)
{
    return correct(R"("account":")" + account + R"(","amount":)" + std::to_string(amount));
}

inline std::string correctBetween(const std::string &from, const std::string &account, int amount)
{
    return correct(R"("from":")" + from + R"(","account":")" + account + R"(","amount":)" + std::to_string(amount));
}

} // namespace flimnap::test
