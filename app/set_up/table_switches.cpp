#include "set_up/table_switches.h"

#include <algorithm>
#include <optional>

#include <QCoreApplication>

#include "features/action_cards/standing.h"
#include "games/registry.h"
#include "set_up/reading_rows.h"
#include "words/plain.h"
#include "words/reading_words.h"

namespace flimnap {

namespace {

class TableSwitchTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TableSwitches)
};

/// Whether the card that trades shares lays a tile on its other side.
bool hasTileBesideShares(const GameDefinition &game, int players)
{
    const auto has = [&](action_cards::ActionId card, action_cards::ActionKind kind) {
        return std::ranges::any_of(action_cards::termsOf(game).cards[card].sides,
                                   [&](const action_cards::CardSide &side) { return side.kind == kind; });
    };
    return std::ranges::any_of(action_cards::tableOf(game, players).cards, [&](action_cards::ActionId card) {
        return has(card, action_cards::ActionKind::Shares) && has(card, action_cards::ActionKind::Track);
    });
}

/// The answers of a switch stand there as they are where its values are the same everywhere. Which of both cards is
/// printed for so many players turns these two round.
std::optional<Reading> readingOf(const Switch &choice, const GameDefinition &game, int players)
{
    std::optional<Reading> reading = readingWords(choice.name);
    if (choice.name == "swapShareCards" && !hasTileBesideShares(game, players))
        std::reverse(reading->answers.begin(), reading->answers.end());
    return reading;
}

/// Where no train leaves the deck by itself there is nothing to be early with, and where it goes then is asked only
/// those who are. What another switch says as well, or is
/// asked for in the game when its time has come, is not asked before.
bool isIdle(const Switch &choice, const GameDefinition &game)
{
    if (choice.name == "advancedTrains")
        return game.exportRule == ExportRule::Never;
    if (choice.name == "LI-D19")
        return game.exportRule != ExportRule::PoolBeforeRuns && game.exportRule != ExportRule::GoneBeforeRuns;
    return choice.isNumber || choice.name == "diesel";
}

struct SwitchWords
{
    QString title;
    QString note;
};

SwitchWords switchWords(const Switch &choice)
{
    if (choice.name == "advancedTrains")
        return {TableSwitchTexts::tr("For advanced players"),
                TableSwitchTexts::tr(
                    "The top train card leaves the deck before trains run: some get old before they earn.")};
    if (choice.name == "twoCharacters")
        return {TableSwitchTexts::tr("Two characters each"),
                TableSwitchTexts::tr("Both players take two character cards.")};
    if (choice.name == "ATE")
        return {TableSwitchTexts::tr("Allenbeck-Tottenham-Express"),
                TableSwitchTexts::tr("A train that calls at three of the four cities with names earns a bonus.")};
    if (choice.name == "laputa")
        return {TableSwitchTexts::tr("Laputa"),
                TableSwitchTexts::tr("Brown cities with track for one company alone; it changes no sums.")};
    if (choice.name == "brobdingnag")
        return {TableSwitchTexts::tr("Brobdingnag"),
                TableSwitchTexts::tr("Tiles of its own. A company that pays keeps half of its income.")};
    if (choice.name == "scenario")
        return {TableSwitchTexts::tr("Scenario tiles"),
                TableSwitchTexts::tr("A landscape is laid first: terrain costs, mines pay.")};
    if (choice.name == "preset")
        return {TableSwitchTexts::tr("Where editions differ, the rules of"), {}};
    if (choice.name == "lastTrain")
        return {TableSwitchTexts::tr("The last kind of train"), {}};
    if (choice.name == "trainSet")
        return {TableSwitchTexts::tr("How many trains of each kind"), {}};
    return {toText(choice.name), {}};
}

/// One of the values of a switch that has several.
QString valueWords(const std::string &name, const std::string &value)
{
    if (name == "preset")
        return value == "PL" ? TableSwitchTexts::tr("the Polish summary") : TableSwitchTexts::tr("18xx.games");
    if (name == "lastTrain")
        return value == "8" ? TableSwitchTexts::tr("five 8-trains") : TableSwitchTexts::tr("diesels, any number");
    if (name == "trainSet")
        return value == "setup" ? TableSwitchTexts::tr("5, 4, 3, 2, 2, 5, as set out")
                                : TableSwitchTexts::tr("6, 5, 4, 3, 2, 6, as in the table of phases");
    return toText(value);
}

/// What it is set to; on or off, or one of its values.
QJsonValue valueOf(const Switch &choice)
{
    if (choice.isOnOrOff())
        return choice.isOn;
    return toText(choice.value.empty() ? choice.values.front() : choice.value);
}

TableQuestion switchRow(const Switch &choice)
{
    const SwitchWords words = switchWords(choice);
    TableQuestion question{.path = {toText(choice.name)},
                           .isSwitch = true,
                           .label = words.title,
                           .note = words.note,
                           .value = valueOf(choice),
                           .printed =
                               choice.isOnOrOff() ? QJsonValue(false) : QJsonValue(toText(choice.values.front()))};
    for (const std::string &value : choice.values)
        question.options.append({toText(value), valueWords(choice.name, value)});
    return question;
}

/// The printed one first.
QStringList valuesOf(const Switch &choice)
{
    if (choice.isOnOrOff())
        return {"false", "true"};
    QStringList values;
    for (const std::string &value : choice.values)
        values.append(toText(value));
    return values;
}

} // namespace

QList<TableQuestion> switchRows(const GameDefinition &game, int players)
{
    QList<TableQuestion> rows;
    for (const Switch &choice : game.switches) {
        if (!isFor(choice, players) || readingOf(choice, game, players) || isIdle(choice, game))
            continue;
        if (choice.name == "preset")
            rows.prepend(switchRow(choice)); // it sets others
        else
            rows.append(switchRow(choice));
    }
    return rows;
}

QList<TableQuestion> readingSwitches(const GameDefinition &game, int players)
{
    QList<TableQuestion> rows;
    for (const Switch &choice : game.switches) {
        const std::optional<Reading> reading = readingOf(choice, game, players);
        if (!reading || !isFor(choice, players) || isIdle(choice, game))
            continue;
        TableQuestion question = switchRow(choice);
        putAsReading(question, *reading, valuesOf(choice), game);
        rows.append(question);
    }
    return rows;
}

QJsonObject withSwitch(const QJsonObject &switches, const QString &name, const QJsonValue &value, const Tables &tables)
{
    const auto reached = [&](const QJsonObject &set) {
        const std::optional<GameDefinition> game = tables(set);
        if (!game)
            return QJsonValue();
        const auto choice = std::find_if(game->switches.begin(), game->switches.end(),
                                         [&](const Switch &other) { return toText(other.name) == name; });
        return choice == game->switches.end() ? QJsonValue() : valueOf(*choice);
    };
    QJsonObject without = switches;
    without.remove(name);
    if (reached(without) == value)
        return without;
    QJsonObject with = without;
    with.insert(name, value);
    return with;
}

} // namespace flimnap
