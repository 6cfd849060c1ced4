#include "table_check/table_check.h"

#include <QJsonArray>

#include "features/feature_view.h"
#include "table_check/table_items.h"
#include "table_check/table_ladder.h"
#include "words/names.h"
#include "words/own_words.h"

namespace flimnap {

namespace {

QString whatOnlyCardsTell()
{
    return TableItems::tr("Their names and colours are printed on their cards; this app does not know them.");
}

} // namespace

QList<TableSection> tableValues(const GameDefinition &game, int players, const QJsonObject &overrides)
{
    const TableItems check(game, players, overrides);
    const auto titled = [&](const char *title) { return inWordsOf(game, "flimnap::TableCheck", title); };
    QList<TableSection> sections;
    const auto add = [&](const QString &title, const QList<TableNumber> &numbers) {
        sections.append({.title = title, .numbers = numbers});
    };
    add(TableItems::tr("At the start"), check.start());
    for (const FeatureView *view : viewsOf(game))
        view->addTo(sections, check);
    add(TableItems::tr("Operating rounds after a stock round"), check.rounds());
    add(game.privatesAreCompanies ? TableItems::tr("Private companies")
                                  : titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Private railways")),
        check.privates());
    add(titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Income of private railways")), check.incomes());
    add(TableItems::tr("Value of private railways"), check.sets());
    add(TableItems::tr("Number of train cards"), check.cards());
    add(TableItems::tr("Train prices"), check.trains());
    add(TableItems::tr("To pay if an older train is given for a train"), check.tradeIns());
    sections.append({.title = TableItems::tr("When trains leave the game"), .questions = check.rusts()});
    add(TableItems::tr("Train limits"), check.trainLimits());
    add(TableItems::tr("Initial prices"), check.pars());
    sections.append({.title = titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Share-price chart")),
                     .numbers = check.chart(),
                     .ladders = check.ladders()});
    sections.append({.title = TableItems::tr("Companies that are founded later"),
                     .note = whatOnlyCardsTell(),
                     .companies = check.companies()});
    sections.removeIf([](const TableSection &section) { return section.isEmpty(); });
    return sections;
}

QString differences(const GameDefinition &game, int players, const QJsonObject &overrides)
{
    QStringList titles;
    for (const TableSection &section : tableValues(game, players, overrides)) {
        if (section.differs() && !titles.contains(section.title))
            titles.append(section.title);
    }
    return listed(titles);
}

QList<int> pricesToCompare(const GameDefinition &game, const QJsonObject &overrides)
{
    QList<int> prices;
    for (const QJsonValue price : game.chartIsLadder ? TableItems(game, 0, overrides).prices() : QJsonArray())
        prices.append(price.toInt());
    return prices;
}

QString chartFault(const GameDefinition &game, const QJsonObject &overrides)
{
    return game.chartIsLadder ? ladderFault(game, TableItems(game, 0, overrides).prices()) : QString();
}

QString setUpHint(const GameDefinition &game, const QJsonObject &overrides)
{
    if (game.chartIsLadder)
        return ladderHint(TableItems(game, 0, overrides).prices());
    QStringList hints;
    for (const FeatureView *view : viewsOf(game))
        hints.append(view->hint(TableItems(game, 0, overrides)));
    hints.removeAll(QString());
    return hints.join(' ');
}

} // namespace flimnap
