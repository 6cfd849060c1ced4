#pragma once

#include <cstdint>

#include "dealings/judge.h"
#include "table/books.h"

namespace flimnap {

// Dealings in shares between a player and the bank. Each comes as a pair: judge… says whether it may be done and
// changes nothing, the other does it.

struct CompanyStart
{
    PlayerId player;
    CompanyId company;
    Money price; ///< initial price
};
void judgeStart(const GameDefinition &game, const Position &position, const CompanyStart &start, Judge &judge);
void startCompany(Books &books, const CompanyStart &start);

struct SharePurchase
{
    PlayerId player;
    CompanyId company;
    Party from = Party::bank(); ///< or the pool
    bool isDirectors = false;   ///< the director's certificate, where it is sold like any other
};
/// One certificate at the current price.
void judgePurchase(const GameDefinition &game, const Position &position, const SharePurchase &purchase, Judge &judge);
void buyShare(Books &books, const SharePurchase &purchase);

/// What is given of a company whose director's certificate is sold like any other.
enum class SoldPapers : std::uint8_t {
    OrdinaryFirst, ///< the director's only if the ordinary ones do not suffice
    Ordinary,
    WithDirectors
};

struct ShareSale
{
    PlayerId player;
    CompanyId company;
    int units = 0;
    SoldPapers papers = SoldPapers::OrdinaryFirst;
};
/// A block of one company, paid at the price before the marker moves.
/// Why somebody who has bought sells no more.
Code tooLateToSell(const GameDefinition &game);
void judgeSale(const GameDefinition &game, const Position &position, const ShareSale &sale, Judge &judge);
void sellShares(Books &books, const ShareSale &sale);

/// The next smaller sale of the same company that could be made instead, in units; 0 if there is none.
int smallerSale(const GameDefinition &game, const Position &position, const ShareSale &sale);
/// What a share of the company brings: in a sale that joins one of the same turn as much as in that.
Money salePrice(const GameDefinition &game, const Position &position, CompanyId company);

/// How many units the certificate of this purchase has.
int unitsOf(const GameDefinition &game, const SharePurchase &purchase);

/// What it costs.
Money certificatePrice(const GameDefinition &game, const Position &position, const SharePurchase &purchase);

/// Whether the player may get one more certificate, counted in halves.
void judgeCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player, int halves,
                           Judge &judge);

bool hasLegalSale(const GameDefinition &game, const Position &position, PlayerId player, CompanyId company);
/// Over a limit, with a sale open to him that helps: who has none need not get down to it.
bool mustSellDown(const GameDefinition &game, const Position &position, PlayerId player);
bool isOverCertificateLimit(const GameDefinition &game, const Position &position, PlayerId player);

} // namespace flimnap
