#pragma once

#include <functional>
#include <variant>

#include "io/game_library.h"
#include "io/journal_text.h"
#include "session/session.h"
#include "store/store.h"

namespace flimnap {

/// Why a step was not taken: the rules refuse it, or it could not be kept.
using NotKept = std::variant<Refusal, Fault>;
using Kept = Result<std::monostate, NotKept>;

/// The rules of today give another result than those under which a stored move was made.
struct RulesDifference
{
    int place = 0;             ///< the first such move of the line
    std::string rulesRevision; ///< under which it was made
    std::string before;        ///< digest of the position it led to then
    std::string now;
    std::string lastKept; ///< digest then of the position where the table stands
    Faults brokenLaws;    ///< of that position now
};

/// A session whose every step is in the store before it is acknowledged: whatever reports success survives.
class KeptSession
{
public:
    /// Milliseconds since 1970; the engine has no clock of its own.
    using Clock = std::function<std::int64_t()>;
    struct Opening;

    /// A new game.
    static Result<KeptSession, Faults> create(Store &store, const GameLibrary &library, const Header &header,
                                              const std::string &title, Clock clock);
    /// A game that was played elsewhere, whole; a move the rules refuse is a fault at its line of the journal.
    static Result<KeptSession, Faults> import(Store &store, const GameLibrary &library, const Journal &journal,
                                              const std::string &title, Clock clock);
    /// A game of the store, at the move where the table stood.
    static Result<Opening, Faults> open(Store &store, const GameLibrary &library, GameNumber number, Clock clock);

    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] GameNumber number() const { return m_number; }

    Kept play(const Move &move);
    Kept undo();
    Kept redo();
    Kept undoTo(int moves);
    Kept adopt(const Amendment &amendment);
    Kept bringBack(int tip);

    /// The players are called so from now on, in the order of their seats; a name that no header can hold is a fault.
    Result<std::monostate, Faults> rename(const GameLibrary &library, const std::vector<std::string> &names);

    /// The table takes the results of today's rules: its moves are kept with the positions they lead to now.
    Kept acceptRules();

private:
    KeptSession(Store &store, Session session, GameNumber number, Clock clock);

    Kept keep(Session changed);
    [[nodiscard]] StoredMove stored(const Session &session, int number, const Position &led) const;
    [[nodiscard]] std::vector<StoredMove> newMoves(const Session &changed) const;

    Store *m_store;
    Session m_session;
    GameNumber m_number;
    Clock m_clock;
};

struct KeptSession::Opening
{
    KeptSession kept;
    std::optional<RulesDifference> difference;
    std::optional<Misfit> misfit; ///< a stored move that today's rules refuse: the session stands before it
};

} // namespace flimnap
