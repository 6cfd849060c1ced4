#include "session/session.h"

#include <algorithm>

namespace flimnap {

namespace {

constexpr int movesPerCheckpoint = 16;

} // namespace

Session::Session(std::shared_ptr<const Rules> rules, Header header)
    : m_rules(std::move(rules)), m_header(std::move(header))
{
    Played start = m_rules->start();
    m_position = std::move(start.position);
    m_events.push_back(std::move(start.events));
    m_checkpoints.push_back(m_position);
}

Position Session::positionAfter(int moves) const
{
    if (moves == m_applied)
        return m_position;
    const int reached = std::min(moves / movesPerCheckpoint, static_cast<int>(m_checkpoints.size()) - 1);
    Position position = m_checkpoints[static_cast<std::size_t>(reached)];
    for (int place = reached * movesPerCheckpoint + 1; place <= moves; ++place) {
        auto played = m_rules->play(position, move(place));
        if (!played)
            break;
        position = std::move(played->position);
    }
    return position;
}

Result<Events, Refusal> Session::preview(const Move &move) const
{
    auto played = m_rules->play(m_position, move);
    if (!played)
        return std::move(played).error();
    return std::move(played->events);
}

Verdict Session::play(const Move &move)
{
    const int parent = currentDecision();
    if (Verdict refused = apply(move))
        return refused;
    m_line.resize(static_cast<std::size_t>(m_applied - 1));
    m_line.push_back(addDecision(parent, move));
    return {};
}

bool Session::undo()
{
    if (m_applied == 0)
        return false;
    standAt(m_applied - 1);
    return true;
}

Verdict Session::redo()
{
    return canRedo() ? apply(move(m_applied + 1)) : Verdict();
}

void Session::undoTo(int moves)
{
    standAt(std::clamp(moves, 0, m_applied));
}

Amendment Session::amend(int place, const std::vector<Move> &instead) const
{
    Amendment amendment;
    amendment.firstChanged = place;
    std::vector<Move> wanted = instead;
    for (int later = place + 1; later <= m_applied; ++later)
        wanted.push_back(move(later));

    Position position = positionAfter(place - 1);
    for (Move &next : wanted) {
        auto played = m_rules->play(position, next);
        if (!played) {
            amendment.misfit = Misfit{place + static_cast<int>(amendment.moves.size()), played.error()};
            break;
        }
        position = std::move(played->position);
        amendment.moves.push_back(std::move(next));
    }
    amendment.position = std::move(position);
    return amendment;
}

void Session::adopt(const Amendment &amendment)
{
    standAt(amendment.firstChanged - 1);
    for (const Move &next : amendment.moves) {
        if (play(next))
            break;
    }
}

std::optional<Misfit> Session::bringBack(int tip)
{
    if (tip < 1 || tip > static_cast<int>(m_decisions.size()))
        return {};
    const std::vector<int> line = lineTo(tip);
    const auto [mine, theirs] = std::mismatch(m_line.begin(), m_line.end(), line.begin(), line.end());
    const int common = std::min(m_applied, static_cast<int>(mine - m_line.begin()));
    standAt(common);
    forgetFrom(common + 1);
    m_line = line;
    return replay(lineLength());
}

std::optional<Misfit> Session::restore(DecisionTree decisions, int current, int tip)
{
    standAt(0);
    forgetFrom(1);
    m_decisions = std::move(decisions);
    m_line = lineTo(tip);
    const auto place = std::find(m_line.begin(), m_line.end(), current);
    return replay(place == m_line.end() ? 0 : static_cast<int>(place - m_line.begin()) + 1);
}

int Session::decisionNumber(int place) const
{
    return place == 0 ? 0 : m_line[static_cast<std::size_t>(place - 1)];
}

const MadeDecision &Session::decisionAt(int place) const
{
    return decisionOf(m_decisions, decisionNumber(place));
}

std::vector<int> Session::lineTo(int tip) const
{
    std::vector<int> line;
    for (int number = tip; number > 0; number = decisionOf(m_decisions, number).parent)
        line.push_back(number);
    std::reverse(line.begin(), line.end());
    return line;
}

int Session::addDecision(int parent, Move move)
{
    m_decisions.push_back({parent, std::move(move)});
    return static_cast<int>(m_decisions.size());
}

void Session::standAt(int moves)
{
    m_position = positionAfter(moves);
    m_applied = moves;
}

/// What was computed from this place on belongs to a line that is shown no more.
void Session::forgetFrom(int place)
{
    const auto moves = static_cast<std::size_t>(place);
    if (m_events.size() > moves)
        m_events.resize(moves);
    const auto checkpoints = static_cast<std::size_t>((place - 1) / movesPerCheckpoint) + 1;
    if (m_checkpoints.size() > checkpoints)
        m_checkpoints.resize(checkpoints);
}

Verdict Session::apply(const Move &move)
{
    auto played = m_rules->play(m_position, move);
    if (!played)
        return std::move(played).error();
    forgetFrom(m_applied + 1);
    ++m_applied;
    m_position = std::move(played->position);
    m_events.push_back(std::move(played->events));
    if (m_applied % movesPerCheckpoint == 0)
        m_checkpoints.push_back(m_position);
    return {};
}

std::optional<Misfit> Session::replay(int moves)
{
    while (m_applied < moves) {
        if (Verdict refused = apply(move(m_applied + 1)))
            return Misfit{m_applied + 1, std::move(*refused)};
    }
    return {};
}

} // namespace flimnap
