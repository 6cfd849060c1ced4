#include "platform/screen_awake.h"

#include <QCoreApplication>

#ifdef FLIMNAP_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace flimnap {

namespace {

#ifdef FLIMNAP_HAS_DBUS

QDBusMessage screenSaverCall(const QString &method)
{
    return QDBusMessage::createMethodCall("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver",
                                          "org.freedesktop.ScreenSaver", method);
}

class DesktopScreenAwake : public ScreenAwake
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::ScreenAwake)
    Q_DISABLE_COPY_MOVE(DesktopScreenAwake)

public:
    DesktopScreenAwake() = default;
    ~DesktopScreenAwake() override { release(); }

private:
    void keepOn(bool wanted) override
    {
        if (wanted)
            ask();
        else
            release();
    }

    void ask()
    {
        if (!QDBusConnection::sessionBus().isConnected())
            return;
        QDBusMessage message = screenSaverCall("Inhibit");
        message << QString("Flimnap") << tr("A game is being played");
        auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), &m_answers);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, &m_answers, [this, watcher] {
            const QDBusPendingReply<uint> reply = *watcher;
            watcher->deleteLater();
            if (reply.isError())
                return; // no such service on this desktop
            m_cookie = reply.value();
            if (!isWanted()) // put away in the meantime
                release();
        });
    }

    void release()
    {
        if (m_cookie == 0)
            return;
        QDBusMessage message = screenSaverCall("UnInhibit");
        message << m_cookie;
        QDBusConnection::sessionBus().asyncCall(message);
        m_cookie = 0;
    }

    uint m_cookie = 0; ///< the desktop's receipt; 0 = none
    QObject m_answers; ///< goes first: no answer comes to what is gone
};

#else

/// Nobody can be asked: the screen sleeps as it is used to.
class DesktopScreenAwake : public ScreenAwake
{
    void keepOn(bool /*wanted*/) override {}
};

#endif

} // namespace

std::unique_ptr<ScreenAwake> ScreenAwake::ofThisSystem()
{
    return std::make_unique<DesktopScreenAwake>();
}

} // namespace flimnap
