#include "set_up/configurations.h"

#include <algorithm>
#include <string_view>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "games/registry.h"
#include "set_up/edition_titles.h"
#include "set_up/reading_rows.h"
#include "set_up/table_switches.h"
#include "table_check/table_changes.h"
#include "table_check/table_check.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr std::string_view baseVariant = "base";

std::string compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

int playersOf(const Configuration &config)
{
    return static_cast<int>(config.players.size());
}

} // namespace

QString Configurations::titleOf(const Configuration &config) const
{
    const std::vector<GameSummary> known = games();
    const auto base = std::find_if(known.begin(), known.end(), [&](const GameSummary &game) {
        return toText(game.game) == config.game && toText(game.edition) == config.edition &&
               game.variant == baseVariant;
    });
    const QString title = base == known.end() ? config.game : toText(base->title);
    const std::string variant = config.variant.toStdString();
    static const QRegularExpression comma("[,，（]"); // what follows explains the name
    return variant == baseVariant ? title
                                  : QCoreApplication::translate("flimnap::Configurations", "%1: %2", "game and variant")
                                        .arg(title, variantTitle(variant).section(comma, 0, 0));
}

Header Configurations::headerOf(const Configuration &config) const
{
    Header header;
    header.game = config.game.toStdString();
    header.edition = config.edition.toStdString();
    header.variant = config.variant.toStdString();
    int seat = 0;
    for (const Person &player : config.players)
        header.players.push_back({"p" + std::to_string(++seat), player.name.trimmed().toStdString()});
    header.options = compact(optionsOf(config, header));
    header.start = config.start.isEmpty() ? std::string() : compact(config.start);
    return header;
}

/// A switch that is not for so many players stays as it is until there are others.
QJsonObject Configurations::optionsOf(const Configuration &config, const Header &header) const
{
    QJsonObject options;
    if (!config.overrides.isEmpty())
        options.insert("overrides", config.overrides);
    const auto game = tablesOf(header);
    for (const Switch &choice : game ? game->switches : std::vector<Switch>()) {
        const QString name = QString::fromStdString(choice.name);
        if (config.switches.contains(name) && isFor(choice, static_cast<int>(header.players.size())))
            options.insert(name, config.switches[name]);
    }
    return options;
}

std::optional<GameDefinition> Configurations::tablesOf(const Header &header) const
{
    auto game = m_library.definition(header.game, header.edition, header.variant, "{}");
    return game ? std::optional<GameDefinition>(std::move(*game)) : std::nullopt;
}

/// As the configuration's switches make them.
std::optional<GameDefinition> Configurations::agreedTables(Configuration config) const
{
    config.overrides = {};
    const Header header = headerOf(config);
    auto game = m_library.definition(header.game, header.edition, header.variant, header.options);
    return game ? std::optional<GameDefinition>(std::move(*game)) : std::nullopt;
}

QList<TableSection> Configurations::tableValues(const Configuration &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::tableValues(*game, playersOf(config), config.overrides) : QList<TableSection>();
}

QString Configurations::differences(const Configuration &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::differences(*game, playersOf(config), config.overrides) : QString();
}

QList<TableQuestion> Configurations::switches(const Configuration &config) const
{
    const auto tables = agreedTables(config);
    return tables ? switchRows(*tables, playersOf(config)) : QList<TableQuestion>();
}

QList<TableQuestion> Configurations::readings(const Configuration &config) const
{
    const auto tables = agreedTables(config);
    return tables ? readingRows(*tables, playersOf(config), config.overrides) : QList<TableQuestion>();
}

Configuration Configurations::withUsualReadings(Configuration config) const
{
    QJsonObject switches = config.switches;
    for (const TableQuestion &reading : readings(config)) {
        if (reading.isSwitch)
            switches.remove(reading.key());
        else
            config.overrides = withOverride(config, reading.path, reading.printed);
    }
    config.switches = switches;
    return config;
}

QJsonObject Configurations::withSwitch(const Configuration &config, const QString &name, const QJsonValue &value) const
{
    return flimnap::withSwitch(config.switches, name, value, [&](const QJsonObject &switches) {
        Configuration other = config;
        other.switches = switches;
        return agreedTables(other);
    });
}

QJsonObject Configurations::withOverride(const Configuration &config, const QStringList &path,
                                         const QJsonValue &value) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::withOverride(*game, playersOf(config), config.overrides, path, value) : config.overrides;
}

QString Configurations::hint(const Configuration &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::setUpHint(*game, config.overrides) : QString();
}

QList<int> Configurations::pricesToCompare(const Configuration &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::pricesToCompare(*game, config.overrides) : QList<int>();
}

QString Configurations::chartFault(const Configuration &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::chartFault(*game, config.overrides) : QString();
}

} // namespace flimnap
