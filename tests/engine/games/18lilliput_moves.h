#pragma once

#include <string>
#include <utility>
#include <vector>

#include "support/player_moves.h"
#include "support/refusals.h"

namespace flimnap::test {

// Tables of 18Lilliput and those lines of the journal that only this game knows.

/// Before the draft.
inline Table lilliput(int players, const std::string &options = "{}")
{
    return {"18lilliput", "cs", "base", players, options};
}

/// Four players with the companies of LI-2.1 to LI-2.4 in this order, without trains and without characters; a round
/// is still to begin.
inline Table fourDirectors(const std::string &options = "{}")
{
    Table table = lilliput(4, options);
    table.operating("SR", 50, "p1", 500).operating("LNR", 50, "p2", 500);
    table.operating("MR", 55, "p3", 550).operating("GVR", 50, "p4", 500).cash("p4", 60);
    for (const char *company : {"SR", "LNR", "MR", "GVR"})
        table.established(company);
    return table;
}

/// A company that was founded later.
inline Table &foundedBy(Table &table, const std::string &player, const std::string &company, int price, int treasury)
{
    return table.operating(company, price, player, treasury).established(company);
}

inline std::string takeCard(const std::string &by, const std::string &card, int side)
{
    return with(playerMove("take_card", by), R"("side":)" + std::to_string(side) + R"(,"card":")" + card + '"');
}

inline std::string copyCard(const std::string &by, const std::string &card, int side)
{
    return with(playerMove("copy_card", by), R"("card":")" + card + R"(","side":)" + std::to_string(side));
}

using Amounts = std::vector<std::pair<std::string, int>>;

inline std::string fund(const std::string &by, const Amounts &amounts)
{
    std::string list;
    for (const auto &[company, amount] : amounts) {
        list += list.empty() ? "" : ",";
        list += '"' + company + "\":" + std::to_string(amount);
    }
    return with(playerMove("fund", by), R"("amounts":{)" + list + "}");
}

/// Balmuff's money for the companies of his owner, or for himself.
inline std::string balmuffFunds(const std::string &by, const Amounts &amounts)
{
    return with(fund(by, amounts), R"("character":"balmuff")");
}

inline std::string balmuffPays(const std::string &by)
{
    return with(playerMove("fund", by), R"("character":"balmuff","self":true)");
}

inline std::string handIn(const std::string &by, const std::string &character)
{
    return with(playerMove("hand_in", by), R"("what":")" + character + R"(")");
}

inline std::string returnTrain(const std::string &by, const std::string &train)
{
    return with(companyMove("return_train", by), R"("train":")" + train + R"(")");
}

inline std::string buyFromDepot(const std::string &by, const std::string &train)
{
    return with(buyTrain(by, train), R"("from":"depot")");
}

/// All trains of the company stay where they are.
inline std::string runNowhere(const std::string &by)
{
    return with(companyMove("run_trains", by), R"("routes":[])");
}

/// A character's own tile.
inline std::string layTileOf(const std::string &character, const std::string &by)
{
    return with(companyMove("lay_track", by), R"("tile":")" + character + R"(")");
}

inline std::string layTileOf(const std::string &character, const std::string &by, int cost)
{
    return with(layTileOf(character, by), R"("cost":)" + std::to_string(cost));
}

/// The players take these in their turn, one after the other.
inline void draft(Table &table, const std::vector<std::string> &taken)
{
    for (const std::string &what : taken)
        table.after(take(table.turn(), what));
}

/// p1 is the first and takes a card for its first side; what a test lays out comes before that.
class CardTurn : public ::testing::Test
{
protected:
    explicit CardTurn(std::string card) : m_card(std::move(card)) {}

    /// The round begins, and the card is taken.
    Table &withCard() { return table.round("ACTIONS1").after(takeCard("p1", m_card, 1)); }

    Table table = fourDirectors();

private:
    std::string m_card;
};

/// Whoever's turn it is uses this side of a card and does nothing with it that has to be entered.
inline void idleWith(Table &table, const std::string &card, int side = 2)
{
    const std::string player = table.turn();
    table.after({takeCard(player, card, side), pass(player)});
}

} // namespace flimnap::test
