#pragma once

#include <functional>

#include <QObject>
#include <QString>

namespace flimnap {

/// Takes the files the system hands to the running app: those opened with it on iOS.
class OpenedFiles : public QObject
{
    Q_OBJECT

public:
    /// Needs an application object; the function gets each file's path.
    explicit OpenedFiles(std::function<void(const QString &)> open);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void(const QString &)> m_open;
};

} // namespace flimnap
