#include "store/kept_session.h"

#include "io/table_setup.h"
#include "rounds/feature.h"
#include "session/digest.h"
#include "store/state_of_play.h"

namespace flimnap {

namespace {

std::string revision(const Rules &rules)
{
    return rules.game().game + "/" + std::to_string(rules.revision());
}

std::string stateOfPlay(const Session &session)
{
    return writeStateOfPlay({session.position().round, session.moveCount()});
}

Result<Session, Faults> newSession(const GameLibrary &library, const Header &header)
{
    auto rules = setUpTable(library, header);
    if (!rules)
        return std::move(rules).error();
    return Session(std::move(*rules), header);
}

} // namespace

KeptSession::KeptSession(Store &store, Session session, GameNumber number, Clock clock)
    : m_store(&store), m_session(std::move(session)), m_number(number), m_clock(std::move(clock))
{
}

Result<KeptSession, Faults> KeptSession::create(Store &store, const GameLibrary &library, const Header &header,
                                                const std::string &title, Clock clock)
{
    return import(store, library, {header, {}}, title, std::move(clock));
}

Result<KeptSession, Faults> KeptSession::import(Store &store, const GameLibrary &library, const Journal &journal,
                                                const std::string &title, Clock clock)
{
    auto session = newSession(library, journal.header);
    if (!session)
        return std::move(session).error();
    KeptSession kept(store, *session, {}, clock);
    NewGame game{writeHeader(journal.header), title, {}};
    for (const Move &move : journal.moves) {
        const int line = session->moveCount() + 2; // the header is line 1
        if (const Verdict refused = session->play(move))
            return Faults{{{},
                           "line " + std::to_string(line),
                           std::string(name(refused->code)) + ": " + writeMove(move),
                           refused->rule}};
        game.moves.push_back(kept.stored(*session, session->currentDecision(), session->position()));
    }
    game.stateOfPlay = stateOfPlay(*session);
    game.position = session->currentDecision();
    game.tip = session->lastDecisionOfLine();
    const auto number = store.addGame(game, clock());
    if (!number)
        return Faults{number.error()};
    return KeptSession(store, std::move(*session), *number, std::move(clock));
}

Result<KeptSession::Opening, Faults> KeptSession::open(Store &store, const GameLibrary &library, GameNumber number,
                                                       Clock clock)
{
    const auto game = store.load(number);
    if (!game)
        return Faults{game.error()};
    const std::string place = "game " + std::to_string(number.value);
    const auto header = parseHeader(game->header, place, 1);
    if (!header)
        return Faults{header.error()};
    auto session = newSession(library, *header);
    if (!session)
        return std::move(session).error();

    std::vector<MadeDecision> decisions;
    decisions.reserve(game->moves.size());
    for (const StoredMove &stored : game->moves) {
        auto move = parseMove(stored.json, place, stored.number + 1);
        if (!move)
            return std::move(move).error();
        decisions.push_back({stored.parent, std::move(*move)});
    }

    Opening opening{KeptSession(store, std::move(*session), number, std::move(clock)), {}, {}};
    Session &restored = opening.kept.m_session;
    restored.restore(std::move(decisions), 0, game->tip);
    while (restored.currentDecision() != game->position) {
        if (Verdict refused = restored.redo()) {
            opening.misfit = Misfit{restored.moveCount() + 1, std::move(*refused)};
            break;
        }
        const StoredMove &stored = game->moves[static_cast<std::size_t>(restored.currentDecision() - 1)];
        std::string now = digest(restored.rules(), restored.position());
        if (!opening.difference && now != stored.digest)
            opening.difference =
                RulesDifference{restored.moveCount(), stored.rulesRevision, stored.digest, std::move(now), {}, {}};
        if (opening.difference)
            opening.difference->lastKept = stored.digest;
    }
    if (opening.difference) // else all moves led where they led when they were played
        opening.difference->brokenLaws = brokenLaws(restored.rules(), restored.position(), Waived::InMoves);
    return opening;
}

Kept KeptSession::play(const Move &move)
{
    Session changed = m_session;
    if (Verdict refused = changed.play(move))
        return NotKept(std::move(*refused));
    return keep(std::move(changed));
}

Kept KeptSession::undo()
{
    return undoTo(m_session.moveCount() - 1);
}

Kept KeptSession::redo()
{
    Session changed = m_session;
    if (Verdict refused = changed.redo())
        return NotKept(std::move(*refused));
    return keep(std::move(changed));
}

Kept KeptSession::undoTo(int moves)
{
    Session changed = m_session;
    changed.undoTo(moves);
    return keep(std::move(changed));
}

Kept KeptSession::adopt(const Amendment &amendment)
{
    Session changed = m_session;
    changed.adopt(amendment);
    return keep(std::move(changed));
}

Kept KeptSession::bringBack(int tip)
{
    Session changed = m_session;
    if (auto misfit = changed.bringBack(tip))
        return NotKept(std::move(misfit->refusal));
    return keep(std::move(changed));
}

Kept KeptSession::acceptRules()
{
    std::vector<StoredMove> moves;
    Session line = m_session;
    line.undoTo(0);
    while (line.moveCount() < m_session.moveCount() && !line.redo())
        moves.push_back(stored(line, line.currentDecision(), line.position()));
    auto restamped = m_store->restamp(m_number, moves);
    if (!restamped)
        return NotKept(std::move(restamped).error());
    return std::monostate();
}

Result<std::monostate, Faults> KeptSession::rename(const GameLibrary &library, const std::vector<std::string> &names)
{
    Header header = m_session.header();
    for (std::size_t seat = 0; seat < header.players.size() && seat < names.size(); ++seat)
        header.players[seat].name = names[seat];
    const std::string written = writeHeader(header);
    if (const auto readable = parseHeader(written, {}, 1); !readable)
        return Faults{readable.error()};
    auto renamed = newSession(library, header);
    if (!renamed)
        return std::move(renamed).error();
    renamed->restore(m_session.decisions(), m_session.currentDecision(), m_session.lastDecisionOfLine());
    if (auto kept = m_store->rewriteHeader(m_number, written); !kept)
        return Faults{std::move(kept).error()};
    m_session = std::move(*renamed);
    return std::monostate();
}

/// Takes the changed session only when the store has it.
Kept KeptSession::keep(Session changed)
{
    auto recorded = m_store->record(m_number, newMoves(changed), changed.currentDecision(),
                                    changed.lastDecisionOfLine(), stateOfPlay(changed), m_clock());
    if (!recorded)
        return NotKept(std::move(recorded).error());
    m_session = std::move(changed);
    return std::monostate();
}

std::vector<StoredMove> KeptSession::newMoves(const Session &changed) const
{
    std::vector<StoredMove> moves;
    const auto known = static_cast<int>(m_session.decisions().size());
    for (int place = 1; place <= changed.moveCount(); ++place) {
        const int number = changed.decisionNumber(place);
        if (number > known)
            moves.push_back(stored(changed, number, changed.positionAfter(place)));
    }
    return moves;
}

StoredMove KeptSession::stored(const Session &session, int number, const Position &led) const
{
    const MadeDecision &decision = session.decisions()[static_cast<std::size_t>(number - 1)];
    return {
        number,   decision.parent, writeMove(decision.move), digest(session.rules(), led), revision(session.rules()),
        m_clock()};
}

} // namespace flimnap
