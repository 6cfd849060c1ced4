#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "models/option.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// What this device's people prefer; kept between starts.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Settings)
    QML_SINGLETON

    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QList<flimnap::Option> languages READ languages NOTIFY changed)
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(bool leftHanded READ isLeftHanded WRITE setLeftHanded NOTIFY changed)
    Q_PROPERTY(bool sounds READ hasSounds WRITE setSounds NOTIFY changed)
    Q_PROPERTY(bool motion READ hasMotion WRITE setMotion NOTIFY changed)
    Q_PROPERTY(bool hints READ showsHints WRITE setHints NOTIFY changed)
    Q_PROPERTY(QVariantList rememberedPlayers READ rememberedPlayers WRITE setRememberedPlayers NOTIFY changed)
    Q_PROPERTY(QVariantMap lastGame READ lastGame NOTIFY changed)

public:
    /// Kept in the file; an empty name keeps them nowhere.
    explicit AppSettings(const QString &file, QObject *parent = nullptr);

    static AppSettings *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(AppSettings *settings);

    [[nodiscard]] QString theme() const; ///< "system", "light" or "dark"
    void setTheme(const QString &theme) { setValue("theme", theme); }
    [[nodiscard]] QString language() const; ///< "system", or the code of one
    void setLanguage(const QString &language) { setValue("language", language); }
    /// As the system, or what the app speaks, each by what it calls itself.
    [[nodiscard]] static QList<Option> languages();
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] int textSize() const; ///< 0 small, 1 normal, 2 large
    void setTextSize(int size) { setValue("textSize", size); }
    [[nodiscard]] bool isLeftHanded() const { return flag("leftHanded", false); }
    void setLeftHanded(bool left) { setValue("leftHanded", left); }
    [[nodiscard]] bool hasSounds() const { return flag("sounds", true); }
    void setSounds(bool on) { setValue("sounds", on); }
    [[nodiscard]] bool hasMotion() const { return flag("motion", true); }
    void setMotion(bool on) { setValue("motion", on); }
    [[nodiscard]] bool showsHints() const { return flag("hints", true); }
    void setHints(bool on) { setValue("hints", on); }
    [[nodiscard]] QVariantList rememberedPlayers() const; ///< [{name, colour}]
    void setRememberedPlayers(const QVariantList &players) { setValue("players", players); }
    /// Those of a game's players, in the order of their seats: nothing of the game, this device keeps them.
    [[nodiscard]] QStringList playerColours(qint64 game) const;
    void setPlayerColours(qint64 game, const QStringList &colours);
    /// What was begun last here: {game, edition, variant, options: as in its journal}; empty if nothing was.
    [[nodiscard]] QVariantMap lastGame() const;
    void setLastGame(const QVariantMap &game) { setValue("lastGame", game); }

    /// Facts other parts of the app keep here under a name of their own.
    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise) const;
    void setValue(const QString &key, const QVariant &value);

signals:
    void changed();

private:
    /// What stands in the file may be anything; only a yes or no counts.
    [[nodiscard]] bool flag(const QString &key, bool otherwise) const;

    QSettings m_kept;
};

} // namespace flimnap
