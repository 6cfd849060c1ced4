#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "core/fault.h"
#include "platform/keyboard.h"
#include "settings/app_settings.h"
#include "words/language.h"

namespace flimnap {

/// A window that only says why the app cannot begin: its games are out of reach, so that nothing else works.
class StartFault
{
public:
    /// Looks and speaks as the settings in the folder say, as far as they can be read.
    StartFault(const Fault &fault, const QString &folder);

    bool show();
    [[nodiscard]] QQuickWindow *window() const;

private:
    QString m_words;
    AppSettings m_settings;
    Keyboard m_keyboard{nullptr}; ///< its button shows keys to whoever uses one
    Language m_language;
    QQmlApplicationEngine m_engine; ///< goes first, its QML uses the settings
};

} // namespace flimnap
