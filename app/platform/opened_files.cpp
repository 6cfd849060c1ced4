#include "platform/opened_files.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

namespace flimnap {

OpenedFiles::OpenedFiles(std::function<void(const QString &)> open) : m_open(std::move(open))
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool OpenedFiles::eventFilter(QObject *watched, QEvent *event)
{
    const auto *opened = dynamic_cast<QFileOpenEvent *>(event);
    if (opened == nullptr)
        return QObject::eventFilter(watched, event);
    m_open(opened->file());
    return true;
}

} // namespace flimnap
