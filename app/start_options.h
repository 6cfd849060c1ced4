#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "core/result.h"

namespace flimnap {

/// What the app was called with.
struct StartOptions
{
    QString folder; ///< of games and settings
    QString file;   ///< a game to lay on the table; empty if none was named
};

/// What a call that only asks gets: help or the version; nothing if the app is to start.
std::optional<QString> startAnswer(const QStringList &arguments);

/// The arguments without those that Qt knows; else why they are not understood.
Result<StartOptions, QString> readStartOptions(const QStringList &arguments, const QString &usualFolder);

} // namespace flimnap
