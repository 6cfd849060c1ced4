#include "chart/chart_view.h"

#include <algorithm>

#include <QJSEngine>

#include "features/feature_view.h"
#include "views/colours.h"
#include "views/game_view.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

ChartView *theChart = nullptr;

bool isGrown(const GameDefinition &game, ClassId size)
{
    return std::any_of(game.classes.begin(), game.classes.end(),
                       [&](const CompanyClass &other) { return other.growsInto == size; });
}

ChartZone::Zone zoneOf(const GameDefinition &game, const ChartCell &cell)
{
    if (!cell.hasPrice())
        return ChartZone::Closing;
    if (cell.price <= game.unlimitedUpTo)
        return ChartZone::Unlimited;
    return cell.price <= game.uncountedUpTo ? ChartZone::Uncounted : ChartZone::Ordinary;
}

QList<ChartMark> marksOf(const Wording &words, const GameDefinition &game, CellId cell)
{
    QList<ChartMark> marks;
    for (const ClassId size : ids(game.classes)) {
        const CompanyClass &table = game.classes[size];
        if (isGrown(game, size))
            continue; // it starts as what it has grown from
        const bool isPar = game.chart[cell].isPar && table.parsFrom == Money{} &&
                           std::find(table.pars.begin(), table.pars.end(), game.chart[cell].price) != table.pars.end();
        if (isPar || (table.hasShares() && table.startsAt == cell))
            marks.append({toText(table.code), words.size(size), size.index()});
    }
    for (const FeatureView *view : viewsOf(game)) {
        if (const ChartMark own = view->mark(game, cell); !own.code.isEmpty())
            marks.append({own.code, own.title, game.classes.count()});
    }
    return marks;
}

} // namespace

ChartView::ChartView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::changed, this, &ChartView::refresh);
    connect(&game, &GameView::laidOut, this, [this] {
        m_spaces.set(printedSpaces());
        emit printed();
    });
}

ChartView *ChartView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theChart, QJSEngine::CppOwnership);
    return theChart;
}

void ChartView::setInstance(ChartView *view)
{
    theChart = view;
}

void ChartView::refresh()
{
    m_markers.set(laidMarkers());
}

/// They stay the same through the game.
QList<ChartSpace> ChartView::printedSpaces() const
{
    QList<ChartSpace> spaces;
    if (m_game.played() == nullptr)
        return spaces;
    const Wording words(m_game.played()->rules());
    const GameDefinition &game = m_game.played()->rules().game();
    for (const CellId cell : ids(game.chart)) {
        const ChartCell &table = game.chart[cell];
        spaces.append({table.row, table.column, toNumber(table.price), toText(table.name), zoneOf(game, table),
                       marksOf(words, game, cell)});
    }
    return spaces;
}

/// Every company keeps its row, so that its marker is seen to slide.
QList<ChartMarker> ChartView::laidMarkers() const
{
    QList<ChartMarker> rows;
    if (m_game.played() == nullptr)
        return rows;
    const GameDefinition &game = m_game.played()->rules().game();
    const Markers &markers = m_game.played()->position().markers;
    ById<CompanyId, CellId> ghosts(static_cast<std::size_t>(game.companies.count()));
    for (const Event &event : m_game.played()->events(m_game.played()->moveCount())) {
        const auto *moved = std::get_if<PriceMoved>(&event);
        if (moved != nullptr && moved->from != moved->to && !ghosts[moved->company])
            ghosts[moved->company] = moved->from;
    }
    for (const CompanyId company : ids(game.companies)) {
        const QString colour = companyColour(game, company);
        ChartMarker row{.code = toText(game.companies[company].code),
                        .token = toText(game.companies[company].printed),
                        .colour = QColor(colour),
                        .textColour = QColor(textOn(colour))};
        if (const CellId cell = markers.cell(company)) {
            const std::vector<CompanyId> pile = markers.pile(cell);
            row.shown = true;
            row.row = game.chart[cell].row;
            row.column = game.chart[cell].column;
            row.pile = static_cast<int>(std::find(pile.begin(), pile.end(), company) - pile.begin());
            row.pileSize = static_cast<int>(pile.size());
        }
        if (const CellId ghost = ghosts[company]) {
            row.hasGhost = true;
            row.ghostRow = game.chart[ghost].row;
            row.ghostColumn = game.chart[ghost].column;
        }
        rows.append(row);
    }
    return rows;
}

QString ChartView::title() const
{
    return m_game.played() == nullptr
               ? QString()
               : inWordsOf(m_game.played()->rules().game(), "flimnap::ChartView", QT_TR_NOOP("Share-price chart"));
}

QString ChartView::legend() const
{
    if (m_game.played() == nullptr)
        return {};
    QStringList known;
    QStringList titles;
    for (const ChartSpace &space : m_spaces.rows()) {
        for (const ChartMark &mark : space.marks) {
            if (known.contains(mark.code))
                continue;
            known.append(mark.code);
            titles.append(mark.title);
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
    if (m_game.played()->rules().game().uncountedUpTo > Money{})
        sentences.append(tr("○: certificates do not count against the limit. ◎: nor is there a limit for one player. "
                            "✕: the company closes."));
    sentences.append(tr("The upper marker of a pile operates first."));
    return inOneText(sentences);
}

bool ChartView::isZigzag() const
{
    return m_game.played() != nullptr && rows() == 2 && !m_game.played()->rules().game().chartIsLadder;
}

int ChartView::rowsFrom(int column) const
{
    int most = 0;
    for (const ChartSpace &space : m_spaces.rows()) {
        if (space.column >= column)
            most = std::max(most, space.row + 1);
    }
    return most;
}

int ChartView::columns() const
{
    int most = 0;
    for (const ChartSpace &space : m_spaces.rows())
        most = std::max(most, space.column + 1);
    return most;
}

} // namespace flimnap
