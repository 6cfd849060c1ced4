#include "start_fault.h"

#include "application.h"
#include "words/fault_words.h"

namespace flimnap {

StartFault::StartFault(const Fault &fault, const QString &folder) : m_settings(Application::settingsFile(folder))
{
    m_language.speak(Language::spoken(m_settings.language()));
    m_words = faultWords(fault);
    AppSettings::setInstance(&m_settings);
    Keyboard::setInstance(&m_keyboard);
}

bool StartFault::show()
{
    m_engine.addImportPath("qrc:/qt/qml"); // Qt 6.4 does not look there by itself
    m_engine.setInitialProperties({{"fault", m_words}});
    m_engine.load(QUrl("qrc:/qt/qml/Flimnap/Ui/StartFault.qml"));
    return window() != nullptr;
}

QQuickWindow *StartFault::window() const
{
    const QList<QObject *> roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.front());
}

} // namespace flimnap
