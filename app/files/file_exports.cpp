#include "files/file_exports.h"

#include <QCoreApplication>
#include <QSaveFile>

#include "platform/file_sharing.h"

namespace flimnap {

namespace {

class FileTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::FileExports)
};

} // namespace

QString writeFile(const QString &file, const QByteArray &bytes)
{
    return writeFile(file, [&](QIODevice &target) { return target.write(bytes) == bytes.size(); });
}

QString writeFile(const QString &file, const std::function<bool(QIODevice &)> &write)
{
    QSaveFile target(file);
    if (target.open(QIODevice::WriteOnly) && write(target) && target.commit())
        return {};
    return FileTexts::tr("%1 cannot be written: %2").arg(file, target.errorString());
}

QString shareFile(FileSharing *sharing, const QString &name, const std::function<QString(const QString &file)> &write)
{
    const QString file = FileSharing::folder() + "/" + name;
    QString fault = write(file);
    if (!fault.isEmpty())
        return fault;
    return sharing != nullptr && sharing->share(file) ? QString() : FileTexts::tr("No other app took the file.");
}

} // namespace flimnap
