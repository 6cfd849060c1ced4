#pragma once

#include <memory>

#include <QString>

namespace flimnap {

/// Hands files to other apps of this device: the share sheet of Android and iOS. Desktops have none; there people are
/// asked where to save instead.
class FileSharing
{
public:
    virtual ~FileSharing() = default;

    /// What this system has; nothing on a desktop.
    static std::unique_ptr<FileSharing> ofThisSystem();

    /// An empty folder to write a file into before it is shared; what was shared last is gone from it.
    static QString folder();

    /// Lets people choose who gets a file of that folder; false if they could not be asked. What becomes of it then is
    /// between them and the other app.
    virtual bool share(const QString &file) = 0;

protected:
    FileSharing() = default;
    FileSharing(const FileSharing &) = default;
    FileSharing &operator=(const FileSharing &) = default;
};

} // namespace flimnap
