#include <cstdio>

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "start_fault.h"
#include "support/long_texts.h"
#include "support/open_app.h"
#include "support/scenes.h"

using namespace flimnap;
using namespace flimnap::test;

/// Takes the option and its value out of the arguments.
QString takeOption(QStringList &arguments, const QString &option)
{
    const qsizetype place = arguments.indexOf(option);
    if (place < 0 || place + 1 >= arguments.size())
        return {};
    arguments.removeAt(place);
    return arguments.takeAt(place);
}

struct Wanted
{
    QDir folder;
    QString scene; ///< part of its name
    QString size;
    QString language;
};

/// Shows it in every wanted size and both themes; false where a picture cannot be written.
template <class Show>
bool takePictures(const Wanted &wanted, const QString &name, const Show &show, int &count)
{
    for (const QSize size : {QSize(360, 640), QSize(412, 915), QSize(915, 412), QSize(1280, 800)}) {
        const QString sizeName = QString("%1x%2").arg(size.width()).arg(size.height());
        for (const QString theme : {"light", "dark"}) {
            if (!sizeName.contains(wanted.size))
                continue;
            const QString file = wanted.folder.filePath(sizeName + "/" + theme + "/" + name + ".png");
            if (!QDir().mkpath(QFileInfo(file).path()) || !show(size, theme).save(file)) {
                std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
                return false;
            }
            ++count;
        }
    }
    return true;
}

/// The window where the app cannot begin is not the app's.
bool takeStartFault(const Wanted &wanted, int &count)
{
    const QString name = "start-fault";
    if (!name.contains(wanted.scene))
        return true;
    const QTemporaryDir folder;
    const auto show = [&](const QSize &size, const QString &theme) {
        {
            AppSettings settings(Application::settingsFile(folder.path()));
            settings.setTheme(theme);
            settings.setLanguage(wanted.language.isEmpty() ? "en" : wanted.language);
        }
        StartFault fault({"/home/anna/games.flimnap.db", {}, Sentence::say("this is a folder; name a file in it")},
                         folder.path());
        fault.show();
        fault.window()->resize(size);
        QTest::qWait(10);
        return fault.window()->grabWindow();
    };
    return takePictures(wanted, name, show, count);
}

constexpr auto usage = "usage: flimnap_shots [--long-texts] [--language ru] FOLDER [PART OF A SCENE'S NAME [SIZE]]\n";

/// Renders every screen and every sheet in several sizes and both themes, in a language or with longer texts.
int main(int argc, char *argv[])
{
    prepareOffscreen();
    const QGuiApplication qtApplication(argc, argv);
    QStringList arguments = QGuiApplication::arguments();
    const QString language = takeOption(arguments, "--language");
    const bool isLong = arguments.removeAll("--long-texts") > 0;
    if (arguments.contains("--help")) {
        std::fputs(usage, stdout);
        return 0;
    }
    if (arguments.size() < 2 || arguments[1].startsWith('-')) {
        std::fputs(usage, stderr);
        return 2;
    }
    const Wanted wanted{QDir(arguments[1]), arguments.value(2), arguments.value(3), language};

    LongTexts longTexts;
    if (isLong)
        QGuiApplication::installTranslator(&longTexts);
    OpenApp app;
    if (!language.isEmpty())
        app.settings().setLanguage(language);
    int count = 0;
    for (const Scene &scene : allScenes()) {
        const QString name = scene.name + "-" + nameOf(scene.stage);
        if (!name.contains(wanted.scene))
            continue;
        show(app, scene);
        const auto look = [&](const QSize &size, const QString &theme) {
            app.settings().setTheme(theme);
            app.resize(size);
            return app.picture();
        };
        if (!takePictures(wanted, name, look, count))
            return 1;
    }
    if (!takeStartFault(wanted, count))
        return 1;
    std::printf("%d pictures in %s\n", count, qPrintable(wanted.folder.absolutePath()));
    return 0;
}
