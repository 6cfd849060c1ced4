#include "views/table_check.h"

#include <algorithm>

#include "features/feature_view.h"
#include "views/table_items.h"
#include "views/table_ladder.h"
#include "words/names.h"
#include "words/own_words.h"

namespace flimnap {

namespace {

/// Without anything to ask there is no section.
void add(QVariantList &sections, const QString &title, const QVariantList &items, const QString &note = {})
{
    if (!items.isEmpty())
        sections.append(QVariantMap{{"title", title}, {"note", note}, {"items", items}});
}

QString whatOnlyCardsTell()
{
    return TableItems::tr("Their names and colours are printed on their cards; this app does not know them.");
}

/// Whether the table has another value than is printed.
bool differs(const QVariantMap &item)
{
    const QVariant printed = item.value("printed");
    if (item.value("kind") != "company")
        return item.value("value") != printed;
    const QVariantMap company = printed.toMap();
    return std::any_of(company.keyBegin(), company.keyEnd(),
                       [&](const QString &key) { return item.value(key) != company.value(key); });
}

} // namespace

QVariantList tableValues(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    const TableItems check(game, players, overrides);
    const auto titled = [&](const char *title) { return inWordsOf(game, "flimnap::TableCheck", title); };
    QVariantList sections;
    add(sections, TableItems::tr("At the start"), check.start());
    for (const FeatureView *view : viewsOf(game))
        view->addTo(sections, check);
    add(sections, TableItems::tr("Operating rounds after a stock round"), check.rounds());
    add(sections,
        game.privatesAreCompanies ? TableItems::tr("Private companies")
                                  : titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Private railways")),
        check.privates());
    add(sections, titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Income of private railways")), check.incomes());
    add(sections, TableItems::tr("Value of private railways"), check.sets());
    add(sections, TableItems::tr("Number of train cards"), check.cards());
    add(sections, TableItems::tr("Train prices"), check.trains());
    add(sections, TableItems::tr("To pay if an older train is given for a train"), check.tradeIns());
    add(sections, TableItems::tr("When trains leave the game"), check.rusts());
    add(sections, TableItems::tr("Train limits"), check.trainLimits());
    add(sections, TableItems::tr("Initial prices"), check.pars());
    add(sections, titled(QT_TRANSLATE_NOOP("flimnap::TableCheck", "Share-price chart")), check.chart());
    add(sections, TableItems::tr("Companies that are founded later"), check.companies(), whatOnlyCardsTell());
    return sections;
}

QString differences(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    QStringList titles;
    for (const QVariant &section : tableValues(game, players, overrides)) {
        for (const QVariant &item : section.toMap().value("items").toList()) {
            if (differs(item.toMap()) && !titles.contains(section.toMap().value("title").toString()))
                titles.append(section.toMap().value("title").toString());
        }
    }
    return listed(titles);
}

QVariantList pricesToCompare(const GameDefinition &game, const QVariantMap &overrides)
{
    return game.chartIsLadder ? TableItems(game, 0, overrides).prices().toVariantList() : QVariantList();
}

QString chartFault(const GameDefinition &game, const QVariantMap &overrides)
{
    return game.chartIsLadder ? ladderFault(game, TableItems(game, 0, overrides).prices()) : QString();
}

QString setUpHint(const GameDefinition &game, const QVariantMap &overrides)
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
