#include "views/game_view.h"

#include <algorithm>

#include "features/feature_view.h"
#include "views/colours.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

// The share-price chart: its cells as printed, and the markers that lie on them.

namespace flimnap {

namespace {

bool isGrown(const GameDefinition &game, ClassId size)
{
    return std::any_of(game.classes.begin(), game.classes.end(),
                       [&](const CompanyClass &other) { return other.growsInto == size; });
}

/// What holds for companies on the cell: "closing", "unlimited", "uncounted", or nothing special.
QString zoneOf(const GameDefinition &game, const ChartCell &cell)
{
    if (!cell.hasPrice())
        return "closing";
    if (cell.price <= game.unlimitedUpTo)
        return "unlimited";
    return cell.price <= game.uncountedUpTo ? "uncounted" : QString();
}

/// For which companies the cell is a first price: {code, index, title}.
QVariantList marksOf(const Wording &words, const GameDefinition &game, CellId cell)
{
    QVariantList marks;
    const auto add = [&](const QString &code, int index, const QString &title) {
        marks.append(QVariantMap{{"code", code}, {"index", index}, {"title", title}});
    };
    for (const ClassId size : ids(game.classes)) {
        const CompanyClass &table = game.classes[size];
        if (isGrown(game, size))
            continue; // it starts as what it has grown from
        const bool isPar = game.chart[cell].isPar && table.parsFrom == Money{} &&
                           std::find(table.pars.begin(), table.pars.end(), game.chart[cell].price) != table.pars.end();
        if (isPar || (table.hasShares() && table.startsAt == cell))
            add(toText(table.code), size.index(), words.size(size));
    }
    for (const FeatureView *view : viewsOf(game)) {
        if (const ChartMark own = view->mark(game, cell); !own.code.isEmpty())
            add(own.code, game.classes.count(), own.title);
    }
    return marks;
}

} // namespace

/// The chart as printed; it stays the same through the game.
void GameView::fillCells()
{
    const GameDefinition &game = session().rules().game();
    if (m_cells.count() == game.chart.count())
        return;
    QList<QVariantMap> rows;
    for (const CellId cell : ids(game.chart)) {
        const ChartCell &table = game.chart[cell];
        const QVariantList marks = marksOf(Wording(session().rules()), game, cell);
        QStringList classes;
        for (const QVariant &mark : marks)
            classes.append(mark.toMap().value("code").toString());
        rows.append({{"row", table.row},
                     {"column", table.column},
                     {"price", toNumber(table.price)},
                     {"name", toText(table.name)},
                     {"zone", zoneOf(game, table)},
                     {"classes", classes},
                     {"marks", marks}});
    }
    m_cells.setRows(std::move(rows));
}

/// Every company keeps its row, so that its marker is seen to slide; a ghost stays where it was before the last move.
void GameView::fillMarkers()
{
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    ById<CompanyId, CellId> ghosts(static_cast<std::size_t>(game.companies.count()));
    for (const Event &event : session().events(session().moveCount())) {
        const auto *moved = std::get_if<PriceMoved>(&event);
        if (moved != nullptr && moved->from != moved->to && !ghosts[moved->company])
            ghosts[moved->company] = moved->from;
    }
    QList<QVariantMap> rows;
    for (const CompanyId company : ids(game.companies)) {
        const CellId cell = position.markers.cell(company);
        const CellId ghost = ghosts[company];
        const std::vector<CompanyId> pile = cell ? position.markers.pile(cell) : std::vector<CompanyId>();
        QVariantMap row = tokenOf(game, company);
        row.insert("code", toText(game.companies[company].code));
        row.insert("shown", bool(cell));
        row.insert("row", cell ? game.chart[cell].row : 0);
        row.insert("column", cell ? game.chart[cell].column : 0);
        row.insert("pile", static_cast<int>(std::find(pile.begin(), pile.end(), company) - pile.begin()));
        row.insert("pileSize", static_cast<int>(pile.size()));
        row.insert("hasGhost", bool(ghost));
        row.insert("ghostRow", ghost ? game.chart[ghost].row : 0);
        row.insert("ghostColumn", ghost ? game.chart[ghost].column : 0);
        rows.append(row);
    }
    m_markers.setRows(std::move(rows));
}

/// What the letters on the chart mean.
QString GameView::chartTitle() const
{
    return m_game ? inWordsOf(session().rules().game(), "flimnap::GameView", QT_TR_NOOP("Share-price chart"))
                  : QString();
}

QString GameView::chartLegend() const
{
    if (!m_game)
        return {};
    QStringList known;
    QStringList titles;
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        for (const QVariant &mark : m_cells.row(cell).value("marks").toList()) {
            const QVariantMap row = mark.toMap();
            if (known.contains(row.value("code").toString()))
                continue;
            known.append(row.value("code").toString());
            titles.append(row.value("title").toString());
        }
    }
    QStringList parts;
    const bool hasTitles =
        std::any_of(titles.begin(), titles.end(), [](const QString &title) { return !title.isEmpty(); });
    for (qsizetype mark = 0; mark < known.size(); ++mark) {
        const QString title = titles[mark].isEmpty() ? tr("other companies", "mark on the chart") : titles[mark];
        parts.append(hasTitles ? tr("%1: %2", "mark on the chart").arg(known[mark], title) : known[mark]);
    }
    QStringList sentences;
    if (!parts.isEmpty())
        sentences.append(tr("Start prices: %1.").arg(listed(parts)));
    if (session().rules().game().uncountedUpTo > Money{})
        sentences.append(tr("○: certificates do not count against the limit. ◎: nor is there a limit for one player. "
                            "✕: the company closes."));
    sentences.append(tr("The upper marker of a pile operates first."));
    return inOneText(sentences);
}

bool GameView::chartIsZigzag() const
{
    return m_game && chartRows() == 2 && !session().rules().game().chartIsLadder;
}

int GameView::chartRows() const
{
    return chartRowsFrom(0);
}

int GameView::chartRowsFrom(int column) const
{
    int most = 0;
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        const QVariantMap row = m_cells.row(cell);
        if (row.value("column").toInt() >= column)
            most = std::max(most, row.value("row").toInt() + 1);
    }
    return most;
}

int GameView::chartColumns() const
{
    int most = 0;
    for (int cell = 0; cell < m_cells.count(); ++cell)
        most = std::max(most, m_cells.row(cell).value("column").toInt() + 1);
    return most;
}

} // namespace flimnap
