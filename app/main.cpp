#include <cstdio>

#include <QGuiApplication>
#include <QQuickWindow>

#include "application.h"
#include "platform/only_instance.h"
#include "platform/opened_files.h"
#include "start_fault.h"
#include "start_options.h"

int main(int argc, char *argv[])
{
    using flimnap::Application;
    using flimnap::OnlyInstance;

    Application::prepare();
    // Who only asks needs no display.
    if (const auto answer = flimnap::startAnswer(QStringList(argv, argv + argc))) {
        std::fputs(qPrintable(*answer), stdout);
        return 0;
    }
    auto games = flimnap::GameLibrary::readingBuiltIn(); // while the window system answers
    const QGuiApplication qtApplication(argc, argv);
    const auto options = flimnap::readStartOptions(QGuiApplication::arguments(), Application::dataFolder());
    if (!options) {
        std::fprintf(stderr, "flimnap: %s\n", qPrintable(options.error()));
        return 2;
    }
    if (OnlyInstance::handOver(options->folder, options->file))
        return 0;

    const auto application = Application::start(options->folder, std::move(games));
    if (!application) {
        qCritical("%s", flimnap::text(application.error()).c_str());
        flimnap::StartFault window(application.error(), options->folder);
        if (window.show())
            QGuiApplication::exec();
        return 2;
    }
    if (!options->file.isEmpty())
        (*application)->open(options->file);
    const auto open = [&](const QString &file) { (*application)->open(file); };
    const flimnap::OpenedFiles openedFiles(open);
    const OnlyInstance instance(options->folder, [&](const QString &file) {
        if (!file.isEmpty())
            open(file);
        (*application)->comeToTheFront();
    });
    return (*application)->show() ? QGuiApplication::exec() : 1;
}
