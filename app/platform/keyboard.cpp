#include "platform/keyboard.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QKeyEvent>

namespace flimnap {

namespace {

Keyboard *theKeyboard = nullptr;

} // namespace

Keyboard::Keyboard(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

Keyboard *Keyboard::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theKeyboard, QJSEngine::CppOwnership);
    return theKeyboard;
}

void Keyboard::setInstance(Keyboard *keyboard)
{
    theKeyboard = keyboard;
}

/// A key that is a shortcut comes as an override only; Android's Back is no sign of a keyboard. An Enter that is held
/// confirms once.
bool Keyboard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::TouchBegin)
        setInUse(false);
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *pressed = dynamic_cast<QKeyEvent *>(event);
        setInUse(m_inUse || pressed->key() != Qt::Key_Back);
        if (pressed->isAutoRepeat() && (pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

void Keyboard::setInUse(bool inUse)
{
    if (inUse == m_inUse)
        return;
    m_inUse = inUse;
    emit changed();
}

} // namespace flimnap
