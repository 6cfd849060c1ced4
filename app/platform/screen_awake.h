#pragma once

#include <QObject>

namespace flimnap {

/// Keeps the screen from going dark while a game is played, where the desktop can be asked for that
/// (org.freedesktop.ScreenSaver); elsewhere the screen sleeps as it is used to.
class ScreenAwake : public QObject
{
    Q_OBJECT

public:
    explicit ScreenAwake(QObject *parent = nullptr) : QObject(parent) {}
    ~ScreenAwake() override;

    void setWanted(bool wanted);

private:
    void ask();
    void release();

    bool m_wanted = false;
    uint m_cookie = 0; ///< the desktop's receipt; 0 = none
};

} // namespace flimnap
