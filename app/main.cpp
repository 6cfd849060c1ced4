#include <QGuiApplication>
#include <QQuickWindow>

#include "application.h"
#include "platform/opened_files.h"
#include "start_fault.h"

int main(int argc, char *argv[])
{
    flimnap::Application::prepare();
    auto games = flimnap::GameLibrary::readingBuiltIn(); // while the window system answers
    const QGuiApplication qtApplication(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const qsizetype folderOption = arguments.indexOf("--data");
    const bool hasFolder = folderOption >= 0 && folderOption + 1 < arguments.size();
    const QString folder = hasFolder ? arguments[folderOption + 1] : flimnap::Application::dataFolder();

    const auto application = flimnap::Application::start(folder, std::move(games));
    if (!application) {
        qCritical("%s", flimnap::text(application.error()).c_str());
        flimnap::StartFault window(application.error(), folder);
        if (window.show())
            QGuiApplication::exec();
        return 2;
    }
    // A journal given as argument (a file opened from the desktop) comes onto the table.
    const QString &last = arguments.back();
    if (last.endsWith(".flimnap"))
        (*application)->open(last);
    const flimnap::OpenedFiles openedFiles([&](const QString &file) { (*application)->open(file); });
    return (*application)->show() ? QGuiApplication::exec() : 1;
}
