#include "platform/only_instance.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalSocket>

namespace flimnap {

namespace {

constexpr int longestAnswer = 30'000; // ms; who is connected to one that starts on a busy machine waits for it

/// Short, as the names of sockets must be, and another one for each folder.
QString serverName(const QString &folder)
{
    const QByteArray path = QFileInfo(folder).absoluteFilePath().toUtf8();
    return "flimnap-" + QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(24);
}

} // namespace

bool OnlyInstance::handOver(const QString &folder, const QString &file)
{
    QLocalSocket socket;
    socket.connectToServer(serverName(folder));
    if (!socket.waitForConnected(longestAnswer))
        return false;
    const QString path = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
    socket.write(path.toUtf8() + '\0');
    socket.flush();
    return socket.waitForReadyRead(longestAnswer);
}

OnlyInstance::OnlyInstance(const QString &folder, Receive receive) : m_receive(std::move(receive))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OnlyInstance::answer);
    QLocalServer::removeServer(serverName(folder)); // left by one that was killed
    m_server.listen(serverName(folder));
}

void OnlyInstance::answer()
{
    QLocalSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    const auto read = [this, socket, received = QByteArray()]() mutable {
        received += socket->readAll();
        if (!received.endsWith('\0'))
            return;
        m_receive(QString::fromUtf8(received.chopped(1)));
        received.clear();
        socket->write("taken"); // not before it is: whoever reads this may end everything
        socket->flush();
    };
    connect(socket, &QLocalSocket::readyRead, this, read);
}

} // namespace flimnap
