#include "views/journal_view.h"

#include <algorithm>

#include <QJSEngine>
#include <QQmlEngine>

#include "rounds/codes.h"
#include "views/company_order.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

JournalView *theJournal = nullptr;

/// Rounds and places never change their order.
QVariantMap rowOf(const QString &kind, const QString &key, const QVariantMap &line)
{
    return {{"kind", kind}, {"key", kind + " " + line.value(key).toString()}, {"line", line}};
}

/// The decisions of a line from behind a place on.
QStringList sentences(const Session &session, const UndoneLine &line, int from)
{
    const Wording words(session.rules());
    QStringList moves;
    int number = line.tip;
    for (int place = line.length; place > from; --place) {
        const MadeDecision &decision = decisionOf(session.decisions(), number);
        moves.prepend(words.move(decision.move));
        number = decision.parent;
    }
    return moves;
}

} // namespace

JournalView::JournalView(GameView &game, QObject *parent)
    : QObject(parent), m_game(game), m_rows({"kind", "key", "line"})
{
    connect(&m_game, &GameView::changed, this, &JournalView::refresh);
}

JournalView *JournalView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theJournal, QJSEngine::CppOwnership);
    return theJournal;
}

void JournalView::setInstance(JournalView *view)
{
    theJournal = view;
}

void JournalView::refresh()
{
    const std::int64_t number = m_game.kept() != nullptr ? m_game.kept()->number().value : 0;
    if (number != m_number) {
        m_number = number;
        m_toggled.clear();
        m_filter.clear();
        emit filterChanged();
    }
    m_undoneCount = m_game.played() != nullptr ? static_cast<int>(m_game.played()->undoneLines().size()) : 0;
    fillRows();
    emit changed();
}

/// The round in which the table stands, as far as the journal has come.
QString JournalView::presentRound() const
{
    const RowModel &journal = *m_game.journal();
    return journal.row(std::max(1, m_game.moveCount()) - 1).value("round").toString();
}

void JournalView::fillRows()
{
    const RowModel &journal = *m_game.journal();
    const QString present = presentRound();
    QList<QVariantMap> rows;
    QList<QVariantMap> moves;
    QVariantMap heading;
    int sum = 0;
    const auto closeRound = [&] {
        if (moves.isEmpty())
            return;
        const QString round = heading.value("round").toString();
        const bool isUsuallyOpen = !m_filter.isEmpty() || round == present;
        const bool open = isUsuallyOpen != m_toggled.contains(round);
        rows.append(rowOf("round", "round",
                          {{"round", round},
                           {"title", heading.value("roundTitle")},
                           {"count", static_cast<int>(moves.size())},
                           {"open", open},
                           {"amount", sum},
                           {"amountKind", sum == 0 ? "" : "change"}}));
        for (const QVariantMap &move : open ? moves : QList<QVariantMap>())
            rows.append(rowOf("move", "place", shownLine(move)));
        moves.clear();
        sum = 0;
    };
    for (int index = 0; index < journal.count(); ++index) {
        const QVariantMap line = journal.row(index);
        if (line.value("round") != heading.value("round"))
            closeRound();
        heading = line;
        if (!concerns(line))
            continue;
        moves.append(line);
        if (!m_filter.isEmpty())
            sum += line.value("changes").toMap().value(m_filter).toInt();
    }
    closeRound();
    m_rows.setRowsByKey(rows, "key");
}

bool JournalView::concerns(const QVariantMap &line) const
{
    return m_filter.isEmpty() || line.value("by") == m_filter ||
           line.value("about").toStringList().contains(m_filter) || line.value("changes").toMap().contains(m_filter);
}

QVariantMap JournalView::shownLine(QVariantMap line) const
{
    if (m_filter.isEmpty())
        return line;
    const int change = line.value("changes").toMap().value(m_filter).toInt();
    line.insert("amount", change);
    line.insert("amountKind", change == 0 ? "" : "change");
    return line;
}

QList<PartyRow> JournalView::parties() const
{
    QList<PartyRow> rows;
    if (!m_game.isOpen())
        return rows;
    const AtTurn turn = m_game.atTurn();
    const Codes codes(turn.game(), turn.rules().seats());
    const Wording words(turn.rules());
    if (turn.game().hasShares()) {
        for (const PlayerId player : ids(turn.position().players))
            rows.append({toText(codes.code(player)), words.party(player), false, turn.looks.look(player), {}});
    }
    for (const CompanyId company : companiesInOrder(turn.game(), turn.position())) {
        if (turn.position().companies[company].status != CompanyStatus::Waiting)
            rows.append({toText(codes.code(company)), words.party(company), true, {}, lookOf(turn.game(), company)});
    }
    return rows;
}

QString JournalView::filteredName() const
{
    const QList<PartyRow> rows = parties();
    const auto row = std::ranges::find(rows, m_filter, &PartyRow::code);
    return row == rows.end() ? QString() : row->name;
}

void JournalView::setFilter(const QString &code)
{
    if (code == m_filter)
        return;
    m_filter = code;
    m_toggled.clear();
    fillRows();
    emit filterChanged();
}

void JournalView::toggleRound(const QString &round)
{
    if (!m_toggled.remove(round))
        m_toggled.insert(round);
    fillRows();
}

int JournalView::showMove(int place)
{
    const QVariantMap line = lineAt(place);
    for (int index = 0; index < m_rows.count(); ++index) {
        const QVariantMap row = m_rows.row(index);
        const QVariantMap shown = row.value("line").toMap();
        if (row.value("kind") == "round" && shown.value("round") == line.value("round") &&
            !shown.value("open").toBool())
            toggleRound(line.value("round").toString());
        else if (row.value("kind") == "move" && shown.value("place") == place)
            return index;
    }
    return -1;
}

QVariantMap JournalView::lineAt(int place) const
{
    return m_game.journal()->row(place - 1);
}

QVariantList JournalView::undoneLines() const
{
    QVariantList rows;
    for (const UndoneLine &line :
         m_game.played() != nullptr ? m_game.played()->undoneLines() : std::vector<UndoneLine>()) {
        const int from = std::min(line.branchesAt, m_game.played()->moveCount());
        const QStringList moves = sentences(*m_game.played(), line, from);
        rows.prepend(QVariantMap{{"tip", line.tip},
                                 {"from", from},
                                 {"aside", m_game.played()->moveCount() - from},
                                 {"first", moves.value(0)},
                                 {"moves", moves}});
    }
    return rows;
}

bool JournalView::takeUp(int tip)
{
    return m_game.bringBack(tip);
}

} // namespace flimnap
