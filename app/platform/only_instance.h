#pragma once

#include <functional>

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace flimnap {

/// The app that has a folder's games open, as others find it: who starts it a second time hands over his file and ends.
class OnlyInstance : public QObject
{
    Q_OBJECT

public:
    using Receive = std::function<void(const QString &file)>;

    /// Gives the file (none: an empty name) to the app that has the folder open; false if none answers.
    static bool handOver(const QString &folder, const QString &file);

    /// To be made once the folder's games are open, so that there is no other.
    OnlyInstance(const QString &folder, Receive receive);

private:
    void answer();

    QLocalServer m_server;
    Receive m_receive;
};

} // namespace flimnap
