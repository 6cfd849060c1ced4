#include "views/table_switches.h"

#include <algorithm>
#include <optional>

#include <QCoreApplication>
#include <QVariantMap>

#include "games/registry.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("flimnap::TableSwitches", text);
}

/// A question and both answers, the printed one first.
struct Reading
{
    QString question;
    QString printed;
    QString other;
};

/// Whether the card that trades shares lays a tile on its other side.
bool hasTileBesideShares(const GameDefinition &game, int players)
{
    const PlayerCount *table = game.tableOf(players);
    const auto has = [](const ActionCard &card, ActionKind kind) {
        return std::any_of(card.sides.begin(), card.sides.end(),
                           [&](const CardSide &side) { return side.kind == kind; });
    };
    return table != nullptr && std::any_of(table->actionCards.begin(), table->actionCards.end(), [&](ActionId card) {
               return has(game.actionCards[card], ActionKind::Shares) && has(game.actionCards[card], ActionKind::Track);
           });
}

Reading shareCard(const GameDefinition &game, int players)
{
    const QString tile = tr("on its other side a tile is laid");
    const QString cash = tr("on its other side money is taken");
    const bool isTile = hasTileBesideShares(game, players);
    return {tr("The card on the table that buys and sells shares"), isTile ? tile : cash, isTile ? cash : tile};
}

std::optional<Reading> readingOf(const Switch &choice, const GameDefinition &game, int players)
{
    if (choice.name == "swapShareCards")
        return shareCard(game, players);
    if (choice.name == "copyIsExtra")
        return Reading{tr("A “Dimen's Land” card is used"), tr("in place of an action card"),
                       tr("beside the action card of the turn")};
    if (choice.name == "copySameSideOnly")
        return Reading{tr("Of a card that is copied a player chooses"), tr("either side"),
                       tr("only a side that was used in this round")};
    if (choice.name == "admiralDepot")
        return Reading{tr("Skyresh Bolgolam pays a tenth less for"), tr("new trains alone"),
                       tr("new trains and those of the depot")};
    return std::nullopt;
}

/// Where no train leaves the deck by itself there is nothing to be early with.
bool isIdle(const Switch &choice, const GameDefinition &game)
{
    return choice.name == "advancedTrains" && game.exportRule == ExportRule::Never;
}

struct Words
{
    QString title;
    QString note;
};

Words wordsOf(const Switch &choice)
{
    if (choice.name == "advancedTrains")
        return {tr("For advanced players"),
                tr("The top train card leaves the deck before trains run: some get old before they earn.")};
    if (choice.name == "twoCharacters")
        return {tr("Two characters each"), tr("Both players take two character cards.")};
    if (choice.name == "ATE")
        return {tr("Allenbeck-Tottenham-Express"),
                tr("A train that calls at three of the four cities with names earns a bonus.")};
    if (choice.name == "laputa")
        return {tr("Laputa"), tr("Brown cities with track for one company alone; it changes no sums.")};
    if (choice.name == "brobdingnag")
        return {tr("Brobdingnag"), tr("Tiles of its own. A company that pays keeps half of its income.")};
    if (choice.name == "scenario")
        return {tr("Scenario tiles"), tr("A landscape is laid first: terrain costs, mines pay.")};
    return {toText(choice.name), {}};
}

} // namespace

QVariantList switchRows(const GameDefinition &game, int players)
{
    QVariantList rows;
    for (const Switch &choice : game.switches) {
        if (!choice.isOnOrOff() || !isFor(choice, players) || readingOf(choice, game, players) || isIdle(choice, game))
            continue;
        const Words words = wordsOf(choice);
        rows.append(QVariantMap{{"name", toText(choice.name)}, {"title", words.title}, {"note", words.note}});
    }
    return rows;
}

QVariantList readingRows(const GameDefinition &game, int players, const QStringList &turnedOn)
{
    QVariantList rows;
    for (const Switch &choice : game.switches) {
        const std::optional<Reading> reading = readingOf(choice, game, players);
        if (!reading || !isFor(choice, players))
            continue;
        const QString name = toText(choice.name);
        rows.append(QVariantMap{{"kind", "switch"},
                                {"path", QStringList{name}},
                                {"label", reading->question},
                                {"value", turnedOn.contains(name)},
                                {"printed", false},
                                {"options", QVariantList{QVariantMap{{"value", false}, {"label", reading->printed}},
                                                         QVariantMap{{"value", true}, {"label", reading->other}}}}});
    }
    return rows;
}

} // namespace flimnap
