#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;

/// Says which sound the table should hear, if the settings want sounds; SoundPlayer.qml makes it heard.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Sounds(const AppSettings &settings, QObject *parent = nullptr);

    static Sounds *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(Sounds *sounds);

public slots:
    void play(const QString &sound);

signals:
    void played(const QString &sound);

private:
    const AppSettings &m_settings;
};

} // namespace flimnap
