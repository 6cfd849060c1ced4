#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include "first_frame.h"

/// The least that could be started: flimnap_bench_empty EmptyWindow|TextWindow.
int main(int argc, char *argv[])
{
    QQuickStyle::setStyle("Basic");
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.load(QUrl("qrc:/qt/qml/Flimnap/Empty/" + QGuiApplication::arguments().value(1) + ".qml"));
    const QList<QObject *> roots = engine.rootObjects();
    auto *window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.front());
    if (window == nullptr)
        return 1;
    flimnap::bench::endAtFirstFrame(*window);
    return QGuiApplication::exec();
}
