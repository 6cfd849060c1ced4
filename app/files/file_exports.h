#pragma once

#include <functional>

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace flimnap {

class FileSharing;

// Files that leave the app. All of them answer with the fault's words, which are empty if there is none.

/// All of it or nothing.
QString writeFile(const QString &file, const QByteArray &bytes);

/// The same for what writes itself; false if it could not.
QString writeFile(const QString &file, const std::function<bool(QIODevice &)> &write);

/// Has a file of that name written, and hands it to another app.
QString shareFile(FileSharing *sharing, const QString &name, const std::function<QString(const QString &file)> &write);

} // namespace flimnap
