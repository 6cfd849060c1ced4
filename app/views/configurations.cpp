#include "views/configurations.h"

#include <algorithm>
#include <string_view>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "games/registry.h"
#include "views/edition_titles.h"
#include "views/reading_rows.h"
#include "views/table_changes.h"
#include "views/table_check.h"
#include "views/table_switches.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr std::string_view baseVariant = "base";

std::string compact(const QVariantMap &map)
{
    return QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact).toStdString();
}

int playersOf(const QVariantMap &config)
{
    return static_cast<int>(config.value("players").toList().size());
}

} // namespace

QString Configurations::titleOf(const QVariantMap &config) const
{
    const std::vector<GameSummary> known = games();
    const auto base = std::find_if(known.begin(), known.end(), [&](const GameSummary &game) {
        return toText(game.game) == config.value("game") && toText(game.edition) == config.value("edition") &&
               game.variant == baseVariant;
    });
    const QString title = base == known.end() ? config.value("game").toString() : toText(base->title);
    const std::string variant = config.value("variant").toString().toStdString();
    static const QRegularExpression comma("[,，（]"); // what follows explains the name
    return variant == baseVariant ? title
                                  : QCoreApplication::translate("flimnap::Configurations", "%1: %2", "game and variant")
                                        .arg(title, variantTitle(variant).section(comma, 0, 0));
}

Header Configurations::headerOf(const QVariantMap &config) const
{
    Header header;
    header.game = config.value("game").toString().toStdString();
    header.edition = config.value("edition").toString().toStdString();
    header.variant = config.value("variant").toString().toStdString();
    int seat = 0;
    for (const QVariant &player : config.value("players").toList()) {
        const QString name = player.toMap().value("name").toString().trimmed();
        header.players.push_back({"p" + std::to_string(++seat), name.toStdString()});
    }
    header.options = compact(optionsOf(config, header));
    const QVariantMap start = config.value("start").toMap();
    header.start = start.isEmpty() ? std::string() : compact(start);
    return header;
}

/// A switch that is not for so many players stays as it is until there are others.
QVariantMap Configurations::optionsOf(const QVariantMap &config, const Header &header) const
{
    QVariantMap options;
    if (const QVariantMap overrides = config.value("overrides").toMap(); !overrides.isEmpty())
        options.insert("overrides", overrides);
    const QVariantMap switches = config.value("switches").toMap();
    const auto game = tablesOf(header);
    for (const Switch &choice : game ? game->switches : std::vector<Switch>()) {
        const QString name = QString::fromStdString(choice.name);
        if (switches.contains(name) && isFor(choice, static_cast<int>(header.players.size())))
            options.insert(name, switches.value(name));
    }
    return options;
}

std::optional<GameDefinition> Configurations::tablesOf(const Header &header) const
{
    auto game = m_library.definition(header.game, header.edition, header.variant, "{}");
    return game ? std::optional<GameDefinition>(std::move(*game)) : std::nullopt;
}

/// As the configuration's switches make them.
std::optional<GameDefinition> Configurations::agreedTables(QVariantMap config) const
{
    config.remove("overrides");
    const Header header = headerOf(config);
    auto game = m_library.definition(header.game, header.edition, header.variant, header.options);
    return game ? std::optional<GameDefinition>(std::move(*game)) : std::nullopt;
}

QVariantList Configurations::tableValues(const QVariantMap &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::tableValues(*game, playersOf(config), config.value("overrides").toMap()) : QVariantList();
}

QString Configurations::differences(const QVariantMap &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::differences(*game, playersOf(config), config.value("overrides").toMap()) : QString();
}

QVariantList Configurations::switches(const QVariantMap &config) const
{
    const auto tables = agreedTables(config);
    return tables ? switchRows(*tables, playersOf(config)) : QVariantList();
}

QVariantList Configurations::readings(const QVariantMap &config) const
{
    const auto tables = agreedTables(config);
    return tables ? readingRows(*tables, playersOf(config), config.value("overrides").toMap()) : QVariantList();
}

QVariantMap Configurations::withUsualReadings(QVariantMap config) const
{
    QVariantMap switches = config.value("switches").toMap();
    for (const QVariant &entry : readings(config)) {
        const QVariantMap row = entry.toMap();
        const QStringList path = row.value("path").toStringList();
        if (row.value("kind") == "switch")
            switches.remove(path.front());
        else
            config.insert("overrides", withOverride(config, path, row.value("printed")));
    }
    config.insert("switches", switches);
    return config;
}

QVariantMap Configurations::withSwitch(const QVariantMap &config, const QString &name, const QVariant &value) const
{
    return flimnap::withSwitch(config.value("switches").toMap(), name, value, [&](const QVariantMap &switches) {
        QVariantMap other = config;
        other.insert("switches", switches);
        return agreedTables(other);
    });
}

QVariantMap Configurations::withOverride(const QVariantMap &config, const QStringList &path,
                                         const QVariant &value) const
{
    const auto game = agreedTables(config);
    const QVariantMap overrides = config.value("overrides").toMap();
    return game ? flimnap::withOverride(*game, playersOf(config), overrides, path, value) : overrides;
}

QString Configurations::hint(const QVariantMap &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::setUpHint(*game, config.value("overrides").toMap()) : QString();
}

QVariantList Configurations::pricesToCompare(const QVariantMap &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::pricesToCompare(*game, config.value("overrides").toMap()) : QVariantList();
}

QString Configurations::chartFault(const QVariantMap &config) const
{
    const auto game = agreedTables(config);
    return game ? flimnap::chartFault(*game, config.value("overrides").toMap()) : QString();
}

} // namespace flimnap
