#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include "models/option.h"
#include "set_up/configuration.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// What this device's people prefer; kept between starts.
class AppSettings : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Settings)
    QML_SINGLETON

    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::Option> languages READ languages NOTIFY changed FINAL)
    Q_PROPERTY(bool dark READ isDark NOTIFY changed FINAL)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed FINAL)
    Q_PROPERTY(bool leftHanded READ isLeftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    Q_PROPERTY(bool sounds READ hasSounds WRITE setSounds NOTIFY changed FINAL)
    Q_PROPERTY(bool motion READ hasMotion WRITE setMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool hints READ showsHints WRITE setHints NOTIFY changed FINAL)
    Q_PROPERTY(flimnap::RememberedGame lastGame READ lastGame NOTIFY changed FINAL)

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
    [[nodiscard]] QList<Person> rememberedPlayers() const;
    void setRememberedPlayers(const QList<Person> &players);
    /// Those of a game's players, in the order of their seats: nothing of the game, this device keeps them.
    [[nodiscard]] QStringList playerColours(qint64 game) const;
    void setPlayerColours(qint64 game, const QStringList &colours);
    /// What was begun last here; empty if nothing was.
    [[nodiscard]] RememberedGame lastGame() const;
    void setLastGame(const RememberedGame &game);

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
