#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "journal/header.h"
#include "rounds/rules.h"
#include "session/undone_lines.h"

namespace flimnap {

/// A move of the line that cannot be played, and why.
struct Misfit
{
    int number = 0; ///< its place in the line, 1 for the first move
    Refusal refusal;
};

/// An earlier move changed and what follows it replayed: to be looked at before it is adopted.
struct Amendment
{
    int firstChanged = 0;         ///< place of the first move that differs from the present line
    std::vector<Move> moves;      ///< the moves from there on, as far as they fit
    Position position;            ///< that the last of them leads to
    std::optional<Misfit> misfit; ///< the first move that no longer fits, if one does not
};

/// The game at the table: its journal, where the table stands in it, and everything that follows from that.
class Session
{
public:
    Session(std::shared_ptr<const Rules> rules, Header header);

    [[nodiscard]] const Rules &rules() const { return *m_rules; }
    [[nodiscard]] const Header &header() const { return m_header; }

    [[nodiscard]] const Position &position() const { return m_position; }
    /// The position after so many moves of the line.
    [[nodiscard]] Position positionAfter(int moves) const;
    [[nodiscard]] int moveCount() const { return m_applied; }
    /// The move at a place of the line, 1 for the first; moves beyond moveCount() have been undone.
    [[nodiscard]] const Move &move(int place) const { return decisionAt(place).move; }
    [[nodiscard]] int lineLength() const { return static_cast<int>(m_line.size()); }
    /// What the move at this place, up to moveCount(), caused; place 0 is what happened before the first move.
    [[nodiscard]] const Events &events(int place) const { return m_events[static_cast<std::size_t>(place)]; }

    [[nodiscard]] Offers offers() const { return m_rules->offers(m_position); }
    /// What the move would cause, without making it.
    [[nodiscard]] Result<Events, Refusal> preview(const Move &move) const;

    /// Makes the move, or says why not and changes nothing.
    Verdict play(const Move &move);
    bool undo();
    Verdict redo();
    [[nodiscard]] bool canRedo() const { return m_applied < lineLength(); }
    void undoTo(int moves);

    /// Tries other moves instead of the one at this place: one to change it, none to strike it, several to insert.
    [[nodiscard]] Amendment amend(int place, const std::vector<Move> &instead) const;
    /// Makes the amended line the present one; the line so far stays among the undone lines.
    void adopt(const Amendment &amendment);

    [[nodiscard]] std::vector<UndoneLine> undoneLines() const { return flimnap::undoneLines(m_decisions, m_line); }
    /// Shows an undone line again; a misfit if the rules no longer take one of its moves.
    std::optional<Misfit> bringBack(int tip);

    // What a store keeps of the session.
    [[nodiscard]] const DecisionTree &decisions() const { return m_decisions; }
    /// The number of the decision at a place of the line; 0 for place 0.
    [[nodiscard]] int decisionNumber(int place) const;
    [[nodiscard]] int currentDecision() const { return decisionNumber(m_applied); }
    [[nodiscard]] int lastDecisionOfLine() const { return decisionNumber(lineLength()); }
    /// Takes up a kept tree of decisions at the decision where the table stood, in the line that ends with tip.
    std::optional<Misfit> restore(DecisionTree decisions, int current, int tip);

private:
    [[nodiscard]] const MadeDecision &decisionAt(int place) const;
    [[nodiscard]] std::vector<int> lineTo(int tip) const;
    int addDecision(int parent, Move move);
    void standAt(int moves);
    void forgetFrom(int place);
    Verdict apply(const Move &move);
    std::optional<Misfit> replay(int moves);

    std::shared_ptr<const Rules> m_rules;
    Header m_header;
    DecisionTree m_decisions;
    std::vector<int> m_line; ///< numbers of the decisions shown, undone ones at its end included
    int m_applied = 0;
    Position m_position;
    std::vector<Events> m_events;        ///< of the start and of every move played so far
    std::vector<Position> m_checkpoints; ///< after every so many moves
};

} // namespace flimnap
