#include "platform/file_sharing.h"

#include <QDir>
#include <QStandardPaths>

namespace flimnap {

QString FileSharing::folder()
{
    // On Android this is all that the FileProvider lends (res/xml/shared_paths.xml).
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/shared");
    folder.removeRecursively();
    folder.mkpath(".");
    return folder.path();
}

} // namespace flimnap
