#include "views/journal_rows.h"

#include "rounds/codes.h"
#include "session/replaced_decisions.h"
#include "views/colours.h"
#include "views/move_amounts.h"
#include "views/player_looks.h"
#include "words/plain.h"
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

/// What the line tells of what the move did; an undone one has done nothing that could tell more of it.
void insertEffects(QVariantMap &row, const Session &session, int place)
{
    const Rules &rules = session.rules();
    const Move &move = session.move(place);
    const bool undone = place > session.moveCount();
    const Events none;
    const Events &events = undone ? none : session.events(place);
    row.insert("undone", undone);
    row.insert("text", undone ? Wording(rules).move(move) : Wording(rules).move(move, events));
    row.insert("headline", headline(session, place));
    row.insert("changes", accountChanges(rules, events));
    row.insert(mainAmount(rules, move, events));
}

/// What was decided here before, when the game had already gone on behind it.
QString formerText(const Session &session, int former)
{
    return former == 0 ? QString() : Wording(session.rules()).move(decisionOf(session.decisions(), former).move);
}

QVariantMap journalRow(const Session &session, const PlayerLooks &looks, int place, const Round &round, int former)
{
    const Rules &rules = session.rules();
    const Wording words(rules);
    const Move &move = session.move(place);
    const Party by = Codes(rules.game(), rules.seats()).party(move.by);
    QVariantMap row{{"place", place},
                    {"round", words.round(round)},
                    {"roundTitle", words.roundTitle(round)},
                    {"by", toText(move.by)},
                    {"byName", words.party(by)},
                    {"colour", by.isPlayer()    ? looks.colour(by.player())
                               : by.isCompany() ? companyColour(rules.game(), by.company())
                                                : QString()},
                    {"about", QStringList{toText(move.company), toText(move.account), toText(move.holder)}},
                    {"note", toText(move.note)},
                    {"forced", toText(move.force)},
                    {"former", formerText(session, former)},
                    {"correction", move.kind == MoveKind::Correct}};
    insertEffects(row, session, place);
    return row;
}

} // namespace

const QList<QVariantMap> &JournalRows::update(const Session &session, const PlayerLooks &looks)
{
    if (m_marks.empty())
        m_marks.push_back({0, false, roundAfter(session.events(0), {})});
    m_marks.resize(std::min(m_marks.size(), static_cast<std::size_t>(session.lineLength()) + 1));
    m_rows.resize(static_cast<qsizetype>(m_marks.size()) - 1);
    UndoneRounds undoneRounds(session);
    std::vector<int> formers; // asked for once, and only if a row has to be made
    for (int place = 1; place <= session.lineLength(); ++place) {
        const auto index = static_cast<std::size_t>(place);
        const bool undone = place > session.moveCount();
        const int decision = session.decisionNumber(place);
        if (index < m_marks.size() && m_marks[index].decision == decision) {
            // The same decision stands in the same round, done or undone.
            if (m_marks[index].undone != undone)
                insertEffects(m_rows[place - 1], session, place);
            m_marks[index].undone = undone;
            continue;
        }
        const Round before = m_marks[index - 1].roundAfter;
        if (formers.empty())
            formers = replacedDecisions(session.decisions());
        const QVariantMap row = journalRow(session, looks, place, before, formers[static_cast<std::size_t>(decision)]);
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
