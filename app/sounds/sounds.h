#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QSoundEffect;

namespace flimnap {

class AppSettings;

/// Plays the table's sounds if the settings want them; silent without an audio device.
class Sounds : public QObject
{
    Q_OBJECT

public:
    explicit Sounds(const AppSettings &settings, QObject *parent = nullptr);

public slots:
    void play(const QString &sound);

signals:
    /// Goes out before a sound is played, also where nothing can be heard.
    void played(const QString &sound);

private:
    const AppSettings &m_settings;
    QHash<QString, QSoundEffect *> m_effects;
};

} // namespace flimnap
