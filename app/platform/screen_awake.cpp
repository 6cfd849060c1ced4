#include "platform/screen_awake.h"

#include <QtGlobal>

#ifdef FLIMNAP_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace flimnap {

namespace {

#ifdef FLIMNAP_HAS_DBUS
QDBusMessage call(const QString &method)
{
    return QDBusMessage::createMethodCall("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver",
                                          "org.freedesktop.ScreenSaver", method);
}
#endif

} // namespace

ScreenAwake::~ScreenAwake()
{
    release();
}

void ScreenAwake::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    if (wanted)
        ask();
    else
        release();
}

void ScreenAwake::ask()
{
#ifdef FLIMNAP_HAS_DBUS
    if (!QDBusConnection::sessionBus().isConnected())
        return;
    QDBusMessage message = call("Inhibit");
    message << QString("Flimnap") << tr("A game is being played");
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<uint> reply = *watcher;
        watcher->deleteLater();
        if (reply.isError())
            return; // no such service on this desktop
        m_cookie = reply.value();
        if (!m_wanted) // put away in the meantime
            release();
    });
#endif
}

void ScreenAwake::release()
{
#ifdef FLIMNAP_HAS_DBUS
    if (m_cookie == 0)
        return;
    QDBusMessage message = call("UnInhibit");
    message << m_cookie;
    QDBusConnection::sessionBus().asyncCall(message);
    m_cookie = 0;
#endif
}

} // namespace flimnap
