#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include "first_frame.h"

int main(int argc, char *argv[])
{
    QQuickStyle::setStyle("Basic");
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.load(QUrl("qrc:/qt/qml/Flimnap/Empty/EmptyWindow.qml"));
    auto *window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine.rootObjects().front());
    if (window == nullptr)
        return 1;
    flimnap::bench::endAtFirstFrame(*window);
    return QGuiApplication::exec();
}
