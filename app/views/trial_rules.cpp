#include "views/trial_rules.h"

#include <algorithm>

#include <QJsonDocument>
#include <QJsonObject>

#include "io/table_setup.h"
#include "set_up/reading_rows.h"
#include "set_up/table_switches.h"
#include "words/plain.h"

namespace flimnap {

namespace {

std::string optionsText(const QVariantMap &switches)
{
    return QJsonDocument(QJsonObject::fromVariantMap(switches)).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<GameDefinition> tablesOf(const GameLibrary &games, const GameSummary &game, const QVariantMap &switches)
{
    auto tables = games.definition(game.game, game.edition, game.variant, optionsText(switches));
    return tables ? std::optional(*std::move(tables)) : std::nullopt;
}

/// What of it the game knows.
QVariantMap known(const GameDefinition &game, const QVariantMap &agreed)
{
    QVariantMap switches;
    for (const Switch &choice : game.switches) {
        if (const auto value = agreed.find(toText(choice.name)); value != agreed.end())
            switches.insert(value.key(), choice.isOnOrOff() ? QVariant(value->toBool()) : *value);
    }
    return switches;
}

/// All that the switch can be set to besides what it usually is.
QVariantList otherValues(const Switch &choice)
{
    if (choice.isOnOrOff())
        return {true};
    QVariantList values;
    for (std::size_t value = 1; value < choice.values.size(); ++value)
        values.append(toText(choice.values[value]));
    return values;
}

/// It is asked by other switches, which it sets.
bool setsOthers(const Switch &choice, const GameDefinition &before, const GameDefinition &after)
{
    for (std::size_t place = 0; place < before.switches.size(); ++place) {
        const Switch &other = before.switches[place];
        if (other.name != choice.name && other.value != after.switches[place].value)
            return true;
    }
    return false;
}

bool matters(const GameLibrary &games, const GameSummary &game, const GameDefinition &usual, const Switch &choice,
             SameResults areSame)
{
    const QVariantList values = otherValues(choice);
    return std::any_of(values.begin(), values.end(), [&](const QVariant &value) {
        const auto other = tablesOf(games, game, {{toText(choice.name), value}});
        return other && !areSame(usual, *other) && !setsOthers(choice, usual, *other);
    });
}

} // namespace

std::shared_ptr<const Rules> trialRules(const GameLibrary &games, const GameSummary &game, const QStringList &names,
                                        const QVariantMap &agreed)
{
    const auto usual = tablesOf(games, game, {});
    if (!usual)
        return nullptr;
    Header header;
    header.game = game.game;
    header.edition = game.edition;
    header.variant = game.variant;
    header.options = optionsText(known(*usual, agreed));
    header.players.reserve(static_cast<std::size_t>(names.size()));
    for (const QString &name : names)
        header.players.push_back({"p" + std::to_string(header.players.size() + 1), name.toStdString()});
    auto rules = setUpTable(games, header);
    return rules ? *rules : nullptr;
}

Agreement trialSwitches(const GameLibrary &games, const GameSummary &game, const QVariantMap &agreed,
                        SameResults areSame)
{
    const auto usual = tablesOf(games, game, {});
    if (!usual)
        return {};
    const auto tables = tablesOf(games, game, known(*usual, agreed));
    if (!tables)
        return {};
    const int players = game.playerCounts.back();
    QList<TableQuestion> questions;
    for (const TableQuestion &question : switchRows(*tables, players) + readingRows(*tables, players)) {
        const Switch *choice = usual->findSwitch(question.key().toStdString());
        if (choice != nullptr && matters(games, game, *usual, *choice, areSame))
            questions.append(question);
    }
    return Agreement(questions);
}

} // namespace flimnap
