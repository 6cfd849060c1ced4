#pragma once

#include <optional>

#include "dealings/shares.h"

namespace flimnap::emergency {

/// Which train a director may sell for.
enum class Aim : std::uint8_t {
    Dearest, ///< as long as the dearest one cannot be paid for
    InReach  ///< each sale is of use for one that can be paid for in the end
};

/// What the tables of a game say of sales in an emergency.
struct Terms
{
    Aim aim = Aim::Dearest;
    bool keepsAllDirectors = true; ///< no company changes its director; else not the one in need
    bool oneBlockEach = false;     ///< of a company sold for a train, further ones only if nothing else can be sold
    bool sellsPrivates = false;    ///< private railways to other players, too
    bool bankrupts = false;        ///< who cannot raise the money is bankrupt

    bool operator==(const Terms &) const = default;
};

inline const Terms &termsOf(const GameDefinition &game)
{
    return game.parts.get<Terms>();
}

enum class NeededFor : std::uint8_t { Train, Share, Debt };

/// Somebody who has to raise money: for a train of the company he directs, for a share that he must have of it, or
/// because he owes more than he has.
struct Need
{
    PlayerId player;
    CompanyId company; ///< in trouble
    NeededFor purpose = NeededFor::Train;
    Money cash = {};  ///< that is there for it
    Money least = {}; ///< that is needed in any case
    Money most = {};  ///< likewise for the dearest train that he may aim at

    [[nodiscard]] bool isPressing() const { return player.isValid() && most > cash; }
};

/// Of the company in turn; no player if nobody is in need.
Need needNow(const GameDefinition &game, const Position &position);
/// Also of a director for the time being, in his turn of a stock round: what his second share costs at least (JR-6.55).
Need needOfAnybody(const GameDefinition &game, const Position &position);

/// What the rules let go of a sale, besides how much is needed.
void judgeSellable(const GameDefinition &game, const Position &position, const Need &need, const ShareSale &sale,
                   Judge &judge);
/// The most that can be sold of the company in one block.
int mostSellable(const GameDefinition &game, const Position &position, const Need &need, CompanyId company);
/// What all that can be sold would bring.
Money raisable(const GameDefinition &game, Position position, const Need &need);
/// Prices of the trains that its director may help the company with, the cheapest first.
std::vector<Money> pricesToHelpWith(const GameDefinition &game, const Position &position, CompanyId company);

/// The position as it is for somebody who may sell a second block of a company.
Position withoutBlocks(const Position &position);

} // namespace flimnap::emergency
