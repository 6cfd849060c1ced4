#include "views/journal_rows.h"

#include "rounds/codes.h"
#include "views/colours.h"
#include "views/player_looks.h"
#include "words/wording.h"

namespace flimnap {

namespace {

Round roundAfter(const Events &events, Round before)
{
    for (const Event &event : events) {
        if (const auto *begun = std::get_if<RoundBegan>(&event))
            before = begun->round;
    }
    return before;
}

/// In which rounds moves stood that have been undone: they have no events any more, so they are played once more.
class UndoneRounds
{
public:
    explicit UndoneRounds(const Session &session) : m_session(session), m_places(session.moveCount()) {}

    /// The round after the move at this place, or the one before it if today's rules refuse the move.
    Round after(int place)
    {
        if (!m_position)
            m_position = m_session.position();
        while (m_places < place) {
            auto played = m_session.rules().play(*m_position, m_session.move(m_places + 1));
            if (!played)
                break;
            m_position = std::move(played->position);
            ++m_places;
        }
        return m_position->round;
    }

private:
    const Session &m_session;
    int m_places;
    std::optional<Position> m_position;
};

/// What the move set off that somebody who was not looking should find again; an undone one has done nothing.
QString headline(const Session &session, int place)
{
    if (place > session.moveCount())
        return {};
    const Wording words(session.rules());
    QStringList parts;
    for (const Event &event : session.events(place)) {
        if (std::holds_alternative<PhaseBegan>(event) || std::holds_alternative<CompanyFormed>(event) ||
            std::holds_alternative<BankBroke>(event) || std::holds_alternative<EndDecided>(event))
            parts.append(words.event(event));
    }
    return parts.join(" · ");
}

/// An undone move has done nothing that could tell more of it.
QString textOf(const Session &session, int place)
{
    const Wording words(session.rules());
    const Move &move = session.move(place);
    return place > session.moveCount() ? words.move(move) : words.move(move, session.events(place));
}

QVariantMap journalRow(const Session &session, const PlayerLooks &looks, int place, const Round &round)
{
    const Rules &rules = session.rules();
    const Wording words(rules);
    const Move &move = session.move(place);
    const Party by = Codes(rules.game(), rules.seats()).party(move.by);
    return {{"place", place},
            {"round", words.round(round)},
            {"roundTitle", words.roundTitle(round)},
            {"text", textOf(session, place)},
            {"by", QString::fromStdString(move.by)},
            {"byName", words.party(by)},
            {"colour", by.isPlayer()    ? looks.colour(by.player())
                       : by.isCompany() ? companyColour(rules.game(), by.company())
                                        : QString()},
            {"note", QString::fromStdString(move.note)},
            {"forced", QString::fromStdString(move.force)},
            {"correction", move.kind == MoveKind::Correct},
            {"undone", place > session.moveCount()},
            {"headline", headline(session, place)}};
}

} // namespace

const QList<QVariantMap> &JournalRows::update(const Session &session, const PlayerLooks &looks)
{
    if (m_marks.empty())
        m_marks.push_back({0, false, roundAfter(session.events(0), {})});
    m_marks.resize(std::min(m_marks.size(), static_cast<std::size_t>(session.lineLength()) + 1));
    m_rows.resize(static_cast<qsizetype>(m_marks.size()) - 1);
    UndoneRounds undoneRounds(session);
    for (int place = 1; place <= session.lineLength(); ++place) {
        const auto index = static_cast<std::size_t>(place);
        const bool undone = place > session.moveCount();
        const int decision = session.decisionNumber(place);
        if (index < m_marks.size() && m_marks[index].decision == decision) {
            // The same decision stands in the same round, done or undone.
            if (m_marks[index].undone != undone) {
                m_rows[place - 1].insert("undone", undone);
                m_rows[place - 1].insert("text", textOf(session, place));
                m_rows[place - 1].insert("headline", headline(session, place));
            }
            m_marks[index].undone = undone;
            continue;
        }
        const Round before = m_marks[index - 1].roundAfter;
        const QVariantMap row = journalRow(session, looks, place, before);
        const Round after = undone ? undoneRounds.after(place) : roundAfter(session.events(place), before);
        if (index < m_marks.size()) {
            m_marks[index] = {decision, undone, after};
            m_rows[place - 1] = row;
        } else {
            m_marks.push_back({decision, undone, after});
            m_rows.append(row);
        }
    }
    return m_rows;
}

void JournalRows::clear()
{
    m_marks.clear();
    m_rows.clear();
}

} // namespace flimnap
