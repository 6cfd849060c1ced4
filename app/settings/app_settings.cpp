#include "settings/app_settings.h"

#include <QColor>
#include <QGuiApplication>
#include <QJSEngine>
#include <QPalette>

#include "words/language.h"

namespace flimnap {

namespace {

AppSettings *theInstance = nullptr;

} // namespace

AppSettings::AppSettings(const QString &file, QObject *parent) : QObject(parent), m_kept(file, QSettings::IniFormat) {}

AppSettings *AppSettings::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theInstance, QJSEngine::CppOwnership);
    return theInstance;
}

void AppSettings::setInstance(AppSettings *settings)
{
    theInstance = settings;
}

QString AppSettings::theme() const
{
    const QString theme = value("theme", QString()).toString();
    return theme == "light" || theme == "dark" ? theme : "system";
}

int AppSettings::textSize() const
{
    bool isNumber = false;
    const int size = value("textSize", 1).toInt(&isNumber);
    return isNumber && size >= 0 && size <= 2 ? size : 1;
}

QList<Person> AppSettings::rememberedPlayers() const
{
    QList<Person> players;
    for (const QVariant &player : value("players", QVariantList()).toList()) {
        const QVariantMap kept = player.toMap();
        if (player.typeId() == QMetaType::QVariantMap)
            players.append({kept.value("name").toString(), kept.value("colour").toString()});
    }
    return players;
}

void AppSettings::setRememberedPlayers(const QList<Person> &players)
{
    QVariantList kept;
    for (const Person &player : players)
        kept.append(QVariantMap{{"name", player.name}, {"colour", player.colour}});
    setValue("players", kept);
}

RememberedGame AppSettings::lastGame() const
{
    const QVariantMap kept = value("lastGame", QVariantMap()).toMap();
    return {.game = kept.value("game").toString(),
            .edition = kept.value("edition").toString(),
            .variant = kept.value("variant").toString(),
            .options = QJsonObject::fromVariantMap(kept.value("options").toMap())};
}

void AppSettings::setLastGame(const RememberedGame &game)
{
    setValue("lastGame", QVariantMap{{"game", game.game},
                                     {"edition", game.edition},
                                     {"variant", game.variant},
                                     {"options", game.options.toVariantMap()}});
}

QString AppSettings::language() const
{
    const QString kept = m_kept.value("language", "system").toString();
    return Language::known().contains(kept) ? kept : "system";
}

QList<Option> AppSettings::languages()
{
    QList<Option> options{{"system", tr("As the system")}};
    for (const QString &code : Language::known())
        options.append({code, Language::nameOf(code)});
    return options;
}

bool AppSettings::isDark() const
{
    if (theme() != "system")
        return theme() == "dark";
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QVariant AppSettings::value(const QString &key, const QVariant &otherwise) const
{
    return m_kept.value(key, otherwise);
}

bool AppSettings::flag(const QString &key, bool otherwise) const
{
    const QString kept = value(key, QString()).toString();
    return kept == "true" || (kept != "false" && otherwise);
}

void AppSettings::setValue(const QString &key, const QVariant &value)
{
    if (m_kept.contains(key) && m_kept.value(key) == value)
        return;
    m_kept.setValue(key, value);
    emit changed();
}

QStringList AppSettings::playerColours(qint64 game) const
{
    return value("colours/" + QString::number(game), QStringList()).toStringList();
}

void AppSettings::setPlayerColours(qint64 game, const QStringList &colours)
{
    setValue("colours/" + QString::number(game), colours);
}

} // namespace flimnap
