#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// Whether somebody plays with a keyboard just now: then the screen shows where the focus is and which key does what.
/// Who uses fingers or a mouse alone sees nothing of it.
class Keyboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(bool inUse READ isInUse NOTIFY changed)

public:
    /// Without a default parent on purpose, as GameView.
    explicit Keyboard(QObject *parent);

    static Keyboard *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(Keyboard *keyboard);

    [[nodiscard]] bool isInUse() const { return m_inUse; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();

private:
    void setInUse(bool inUse);

    bool m_inUse = false;
};

} // namespace flimnap
