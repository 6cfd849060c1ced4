#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/party.h"
#include "core/refusal.h"
#include "core/told.h"
#include "ledger/ledger.h"
#include "table/position.h"

namespace flimnap {

// What a move caused, in the order it happened: for the log, the statements, the sounds and the animations.

struct Paid
{
    Party from;
    Party to;
    Money amount;
    Reason reason = Reason::Correction;
    CompanyId about; ///< the company whose shares, dividend … it was; may be invalid
};
struct SharesMoved
{
    CompanyId company;
    Party from;
    Party to;
    int units = 0;
    int percent = 0;
};
struct DirectorChanged
{
    CompanyId company;
    Party from;
    Party to;
};
/// A director's certificate went somewhere without anybody becoming director; the units are told beside it, unless a
/// player gives as many ordinary shares for it.
struct CertificateMoved
{
    CompanyId company;
    Party from;
    Party to;
};
struct CompanyStarted
{
    CompanyId company;
    CellId cell;
};
struct CompanyFloated
{
    CompanyId company;
};
struct CompanyClosed
{
    CompanyId company;
};
struct PriceMoved
{
    CompanyId company;
    CellId from;
    CellId to; ///< the same cell where the chart ends
};
struct PrivateMoved
{
    PrivateId railway;
    Party from;
    Party to; ///< nobody: it left the game
};
struct PrivateUsed
{
    PrivateId railway;
};
/// A minor got an owner, or left the game.
struct MinorMoved
{
    CompanyId minor;
    Party from;
    Party to;
};
/// A private railway was given for a share of the company; the shares' way is told beside it.
struct PrivateExchanged
{
    PrivateId railway;
    PlayerId owner;
    CompanyId into;
};
struct MinorExchanged
{
    CompanyId minor;
    PlayerId owner;
    CompanyId into;
    int units = 0;
};
/// A company came about out of the minors exchanged just before.
struct CompanyFormed
{
    CompanyId company;
};
struct BankBroke
{
};
/// The company has no train and cannot pay one: the game ends with this round.
struct EndDecided
{
    CompanyId company;
};
struct DebtChanged
{
    PlayerId player;
    Money debt;
    Money penalty;
};
struct IncomeDeclared
{
    CompanyId company;
    Money amount;
};
struct TrainMoved
{
    FaceId face;
    Party from; ///< the bank: from the deck
    Party to;   ///< nobody: out of the game
};
struct TrainConverted
{
    CompanyId company;
    FaceId from;
    FaceId to;
};
struct TrainRusted
{
    FaceId face;
    Party owner;   ///< the bank: unsold ones
    int count = 1; ///< of unsold ones all at once
};
/// A train was turned to its old side.
struct TrainAged
{
    FaceId face;
    Party owner; ///< the pool or a company
};
struct CardExported
{
    CardId card;
};
struct PhaseBegan
{
    PhaseId phase;
};
struct StationPlaced
{
    CompanyId company;
    bool home = false;
};
/// A token went back to the company's charter.
struct StationReturned
{
    CompanyId company;
};
/// How many stands on the map was put right; the other tokens lie on its charter.
struct StationsCounted
{
    CompanyId company;
    int onMap = 0;
    int left = 0;
};
struct TrackLaid
{
    CompanyId company;
};
/// More shares of half the size; all of them lie in the bank.
struct SharesSplit
{
    CompanyId company;
    ClassId into;
};
/// Shares of companies that became part of a new one are given for shares of it; those that bring none are lost, or
/// exchanged with what lies in the pool.
struct SharesMerged
{
    CompanyId into;
    Party holder;
    int given = 0;
    int received = 0;
};
/// The average that the first price of a new company follows.
struct PriceAveraged
{
    CompanyId company;
    std::vector<Money> prices; ///< of the companies that became part of it
    Money leftOut;             ///< the cheapest of them, if it does not count
    Money average;
};
/// What a feature tells in its own words. If it is about a company or a player, that is the first of its values.
struct FeatureTold
{
    std::string_view name; ///< a literal
    Told told;
};
/// What follows in the same move belongs to the end of the round and the beginning of the next.
struct RoundEnded
{
    Round round;
};
struct RoundBegan
{
    Round round;
};
struct TurnBegan
{
    Party actor;
};
struct OrderChanged
{
};
struct RuleWaived
{
    Code code = Code::BadValue;
    int citation = -1; ///< the place among those of the game's tables; none: −1
};
struct Corrected
{
    Party subject;
};

using Event = std::variant<Paid, SharesMoved, DirectorChanged, CertificateMoved, CompanyStarted, CompanyFloated,
                           CompanyClosed, PriceMoved, PrivateMoved, PrivateUsed, MinorMoved, PrivateExchanged,
                           MinorExchanged, CompanyFormed, BankBroke, EndDecided, DebtChanged, IncomeDeclared,
                           TrainMoved, TrainConverted, TrainRusted, TrainAged, CardExported, PhaseBegan, StationPlaced,
                           StationReturned, StationsCounted, TrackLaid, SharesSplit, SharesMerged, PriceAveraged,
                           FeatureTold, RoundEnded, RoundBegan, TurnBegan, OrderChanged, RuleWaived, Corrected>;

using Events = std::vector<Event>;

} // namespace flimnap
