#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(bool leftHanded READ isLeftHanded WRITE setLeftHanded NOTIFY changed)
    Q_PROPERTY(bool sounds READ hasSounds WRITE setSounds NOTIFY changed)
    Q_PROPERTY(bool motion READ hasMotion WRITE setMotion NOTIFY changed)
    Q_PROPERTY(bool hints READ showsHints WRITE setHints NOTIFY changed)
    Q_PROPERTY(QVariantList rememberedPlayers READ rememberedPlayers WRITE setRememberedPlayers NOTIFY changed)

public:
    /// Kept in the file; an empty name keeps them nowhere.
    explicit AppSettings(const QString &file, QObject *parent = nullptr);

    static AppSettings *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(AppSettings *settings);

    [[nodiscard]] QString theme() const { return value("theme", "system").toString(); }
    void setTheme(const QString &theme) { setValue("theme", theme); }
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] int textSize() const { return value("textSize", 1).toInt(); }
    void setTextSize(int size) { setValue("textSize", size); }
    [[nodiscard]] bool isLeftHanded() const { return value("leftHanded", false).toBool(); }
    void setLeftHanded(bool left) { setValue("leftHanded", left); }
    [[nodiscard]] bool hasSounds() const { return value("sounds", true).toBool(); }
    void setSounds(bool on) { setValue("sounds", on); }
    [[nodiscard]] bool hasMotion() const { return value("motion", true).toBool(); }
    void setMotion(bool on) { setValue("motion", on); }
    [[nodiscard]] bool showsHints() const { return value("hints", true).toBool(); }
    void setHints(bool on) { setValue("hints", on); }
    [[nodiscard]] QVariantList rememberedPlayers() const { return value("players", QVariantList()).toList(); }
    void setRememberedPlayers(const QVariantList &players) { setValue("players", players); }

    /// Facts other parts of the app keep here under a name of their own.
    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise) const;
    void setValue(const QString &key, const QVariant &value);

signals:
    void changed();

private:
    QSettings m_kept;
};

} // namespace flimnap
