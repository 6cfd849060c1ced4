#include <cstdio>

#include <QDir>
#include <QGuiApplication>
#include <QImage>

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

/// Renders every screen and every sheet in several sizes and both themes, in a language or with longer texts.
int main(int argc, char *argv[])
{
    prepareOffscreen();
    const QGuiApplication qtApplication(argc, argv);
    QStringList arguments = QGuiApplication::arguments();
    const QString language = takeOption(arguments, "--language");
    const bool isLong = arguments.removeAll("--long-texts") > 0;
    if (arguments.size() < 2) {
        std::fputs("usage: flimnap_shots [--long-texts] [--language ru] FOLDER [PART OF A SCENE'S NAME [SIZE]]\n",
                   stderr);
        return 2;
    }
    const QDir folder(arguments[1]);
    const QString wanted = arguments.value(2);
    const QString wantedSize = arguments.value(3);

    LongTexts longTexts;
    if (isLong)
        QGuiApplication::installTranslator(&longTexts);
    OpenApp app;
    if (!language.isEmpty())
        app.settings().setLanguage(language);
    int count = 0;
    for (const Scene &scene : allScenes()) {
        const QString name = scene.name + "-" + nameOf(scene.stage);
        if (!name.contains(wanted))
            continue;
        show(app, scene);
        for (const QSize size : {QSize(360, 640), QSize(412, 915), QSize(915, 412), QSize(1280, 800)}) {
            const QString sizeName = QString("%1x%2").arg(size.width()).arg(size.height());
            if (!sizeName.contains(wantedSize))
                continue;
            for (const QString theme : {"light", "dark"}) {
                app.settings().setTheme(theme);
                app.resize(size);
                const QString file = folder.filePath(sizeName + "/" + theme + "/" + name + ".png");
                if (!QDir().mkpath(QFileInfo(file).path()) || !app.picture().save(file)) {
                    std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
                    return 1;
                }
                ++count;
            }
        }
    }
    std::printf("%d pictures in %s\n", count, qPrintable(folder.absolutePath()));
    return 0;
}
