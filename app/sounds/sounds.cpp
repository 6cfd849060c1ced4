#include "sounds/sounds.h"

#include <QJSEngine>

#include "settings/app_settings.h"

namespace flimnap {

namespace {

Sounds *theInstance = nullptr;

} // namespace

Sounds::Sounds(const AppSettings &settings, QObject *parent) : QObject(parent), m_settings(settings) {}

Sounds *Sounds::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theInstance, QJSEngine::CppOwnership);
    return theInstance;
}

void Sounds::setInstance(Sounds *sounds)
{
    theInstance = sounds;
}

void Sounds::play(const QString &sound)
{
    if (m_settings.hasSounds())
        emit played(sound);
}

} // namespace flimnap
