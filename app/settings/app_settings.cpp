#include "settings/app_settings.h"

#include <QColor>
#include <QGuiApplication>
#include <QJSEngine>
#include <QPalette>

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

void AppSettings::setValue(const QString &key, const QVariant &value)
{
    if (m_kept.contains(key) && m_kept.value(key) == value)
        return;
    m_kept.setValue(key, value);
    emit changed();
}

} // namespace flimnap
