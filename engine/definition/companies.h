#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/id.h"
#include "core/money.h"
#include "core/parts.h"
#include "definition/worded.h"

namespace flimnap {

/// What the members of a class are.
enum class ClassKind : std::uint8_t {
    Shares, ///< companies with shares and a price
    Minor,  ///< companies of one owner: no shares, no price, a fixed part of the income is his
    Label   ///< no companies: a kind of private railways or of trains
};
constexpr auto wordsOf(ClassKind /*policy*/)
{
    using enum ClassKind;
    return std::to_array<Worded<ClassKind>>({{Shares, "shares"}, {Minor, "minor"}, {Label, "label"}});
}

/// When a company that owns no train it can run must buy one.
enum class TrainDuty {
    Always,
    WhileOnSale,     ///< not while the bank has none for it
    WhileAffordable, ///< nor while all that can be bought are too dear for it
    Never,
    WhileInBank, ///< in the deck or given back
    WithRoute    ///< likewise, if it has a route: whether it has one, the table says by ending the turn
};
constexpr auto wordsOf(TrainDuty /*policy*/)
{
    using enum TrainDuty;
    return std::to_array<Worded<TrainDuty>>({{Always, "always"},
                                             {WhileOnSale, "while-on-sale"},
                                             {WhileAffordable, "while-affordable"},
                                             {Never, "never"},
                                             {WhileInBank, "while-in-bank"},
                                             {WithRoute, "with-route"}});
}

/// A size or kind of companies, private railways or trains: everything its companies have in common.
struct CompanyClass
{
    std::string name; ///< "small"
    std::string code; ///< "S", the key of overrides by class
    ClassKind kind = ClassKind::Shares;
    int units = 0;        ///< how many ordinary shares make 100 %
    int missingUnits = 0; ///< of these: no certificate was printed for them
    int directorUnits = 0;
    int floatUnits = 0;        ///< in players' hands at which it begins to operate; 0: it is formed by a phase
    int holdingLimitUnits = 0; ///< what one player may hold
    std::vector<Money> pars;   ///< allowed initial prices
    Money parsFrom;            ///< … where they are all prices of the chart from this one on; 0: they are a list
    CellId startsAt;           ///< its companies stand here from the beginning, or at least when they are formed;
                               ///< invalid: they are started in play
    int dividendSteps = 1;     ///< how far a dividend moves the marker to the right
    int stationTokens = 0;
    std::vector<Money> stationPrices; ///< home station first; the last one holds for all further stations
    int firstTurnLays = 2;
    int laysPerTurn = 1;
    bool hasHomeTile = false; ///< may lay its own home tile, in addition
    TrainDuty trainDuty = TrainDuty::Always;
    int ownersPercent = 0; ///< of a minor's income; the rest stays in its treasury
    ById<ClassId, bool> ownsTrains;
    ById<ClassId, bool> runsTrains;
    ById<ClassId, bool> ownsPrivates;
    bool getsStations = false;  ///< of other companies, so that it can have more than it came with
    bool setsOutInTurn = false; ///< operates as soon as enough for the train on sale is sold when its turn comes
    bool buysOnlyRunnable = false;
    bool buysAtPrintedPrice = false;  ///< trains of other companies …
    bool sellsAtPrintedPrice = false; ///< … or to them
    bool hasHalfCertificates = false; ///< two ordinary ones count as one
    bool staysPriced = false;         ///< their markers never come to a space without a price
    ClassId growsInto;                ///< more shares of half the size; invalid if it never does

    [[nodiscard]] bool hasShares() const { return kind == ClassKind::Shares; }
    [[nodiscard]] bool isMinor() const { return kind == ClassKind::Minor; }
    /// Companies with shares that come about with a phase.
    [[nodiscard]] bool isFormedByPhase() const { return hasShares() && floatUnits == 0; }
    [[nodiscard]] int percent(int unitCount) const { return unitCount * 100 / units; }
};

struct CompanyDefinition
{
    std::string code;
    std::string printed; ///< the code as its token has it, for people; journals have its own
    std::string name;
    std::string nameInBook; ///< where the rulebook calls it something else than the table does
    ClassId size;
    std::vector<std::string> homes;   ///< hexes; where more than one, one is chosen in play
    bool choosesHomeCity = false;     ///< several cities on the one home hex
    std::optional<int> stationTokens; ///< where they are not those of its class
    std::string colour;               ///< #rrggbb
    bool comesOutOfOthers = false;    ///< it is formed of other companies, and not in the game before
    bool isSoldBehindPool = false;    ///< by the bank only while no more than half of it lies in the pool
    bool isGiven = false;             ///< to a player before the first round: nobody starts it
    std::vector<FaceId> ownTrains;    ///< which it begins with, and which were never in the deck
    bool swapsLate = false; ///< its director's certificate, if it is not sold, is swapped for shares once it is formed

    // Of minors:
    std::vector<Money> prices; ///< what it costs: one price, or the buyer's choice
    FaceId comesWith;          ///< the train it buys at once out of its price; invalid if none
    CompanyId becomes;         ///< whose share its owner gets for it …
    int becomesUnits = 0;      ///< … and how much of that company
    Money lowMine;             ///< what its mine pays per train that serves it …
    Money highMine;            ///< … and in phases with high mines
};

struct PrivateDefinition
{
    std::string code;
    std::string name;
    std::string localName; ///< second printed name, may be empty
    ClassId size;
    Money price;
    Money income;
    std::vector<std::string> waivesTerrain; ///< its right: no terrain cost for one tile
    std::string blocksHex;                  ///< where nobody lays track while a player owns it
    std::string buildsAtHex;    ///< its right: its tile there needs no track to it, and the station on it costs nothing
    bool hasRight = false;      ///< one that is used up once, and then it stays
    bool staysOpen = false;     ///< no phase takes it out of the game
    bool isLeftOut = false;     ///< the game is played without it, whatever the number of players
    bool isTraded = true;       ///< companies buy it from players and sell it by the common rules
    bool bringsStation = false; ///< the company that buys it gets a station, and it leaves the game
    bool isTrain = false;       ///< of the company that owns it: it runs once
    bool isPerson = false;      ///< no railway at all, but somebody who stands by a player
    int trainPercentOff = 0;    ///< of new trains that the owner's companies buy of the bank …
    bool alsoOffOldTrains = false; ///< … and of those given back to it
    Parts parts;                   ///< what the game's features add
};

} // namespace flimnap
