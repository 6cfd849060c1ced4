#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flimnap {

/// What people can decide at the table; the words of the journal ("buy_private" …) are in move_schema.
enum class MoveKind : std::uint8_t {
    BuyPrivate,
    Bid,
    Take,
    StartCompany,
    BuyShare,
    SellShares,
    Exchange,
    RepayDebt,
    Pass,
    LayTrack,
    PlaceToken,
    RunTrains,
    Dividend,
    BuyTrain,
    DiscardTrain,
    ConvertTrain,
    BorrowTrain,
    SellPrivate,
    UsePrivate,
    Acquire,
    TakeLoan,
    RepayLoan,
    Done,
    Draw,
    Choose,
    TakeCard,
    CopyCard,
    Fund,
    HandIn,
    ReturnTrain,
    Gulliver,
    Bankrupt,
    Correct,
    EndGame,
};

/// What one train served: for the record and the board mirror, or, with a value, what it declares.
struct Route
{
    std::string train;
    std::vector<std::string> stops;
    std::optional<int> value; ///< as printed, before anything is doubled or halved
    std::optional<int> bonus;

    bool operator==(const Route &) const = default;
};

/// What one company gets of a sum that is given out.
struct Grant
{
    std::string company;
    int amount = 0;

    bool operator==(const Grant &) const = default;
};

/// One decision as it stands in the journal: codes and numbers, not yet judged by any rule.
/// An empty text, an empty optional and an empty list mean that the key is absent.
struct Move
{
    MoveKind kind = MoveKind::Pass;
    std::string by; ///< the player or company acting

    std::string company;
    std::string privateRailway; ///< key "private"
    std::string train;
    std::string from;
    std::string to;
    std::string tradeIn;
    std::string what;
    std::string value; ///< a list as text: "[4,6]"
    std::string result;
    std::string pay;
    std::string hex;
    std::string tile;
    std::string card;
    std::string character;
    std::string track;  ///< what somebody built whose decisions the rules make
    std::string papers; ///< which of a company's certificates are sold: "ordinary" ones or the "director" one, too
    std::string rolls;  ///< of the die that chose for him on the table, in their order: "52"

    std::optional<int> price;
    std::optional<int> percent;
    std::optional<int> amount;
    std::optional<int> cost;
    std::optional<int> revenue;
    std::optional<int> mine;
    std::optional<int> loan;
    std::optional<int> count;
    std::optional<int> rotation;
    std::optional<int> city;
    std::optional<int> side; ///< of an action card, 1 or 2
    bool self = false;       ///< for himself, not for his companies
    bool extra = false;      ///< he laid a second tile
    std::optional<std::vector<Grant>> amounts;
    bool home = false;
    std::optional<std::vector<Route>> routes;

    // Corrections ("correct") only.
    std::string account;
    std::string cell;
    std::string holder;
    std::string change;          ///< key "do": "add" or "remove"
    std::optional<int> stations; ///< of the company on the map
    std::string turn;
    std::string phase;

    std::string reason; ///< of a correction or of the agreed end
    std::string force;  ///< "the rule says no, the table says yes": why
    std::string note;   ///< anybody's remark

    bool operator==(const Move &) const = default;
};

} // namespace flimnap
