#include "sounds/sounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include "settings/app_settings.h"

namespace flimnap {

Sounds::Sounds(const AppSettings &settings, QObject *parent) : QObject(parent), m_settings(settings) {}

void Sounds::play(const QString &sound)
{
    if (!m_settings.hasSounds())
        return;
    emit played(sound);
    if (QMediaDevices::defaultAudioOutput().isNull())
        return;
    QSoundEffect *&effect = m_effects[sound];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl("qrc:/sounds/" + sound + ".wav"));
        effect->setVolume(0.6F);
    }
    effect->play();
}

} // namespace flimnap
