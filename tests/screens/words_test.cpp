#include <gtest/gtest.h>

#include <QRegularExpression>

#include "support/items.h"
#include "support/scenes.h"

namespace flimnap::test {
namespace {

QStringList shownTexts(OpenApp &app)
{
    QStringList texts;
    visitShown(*app.window().contentItem(), [&](QQuickItem &item) {
        if (item.inherits("QQuickText") || item.inherits("QQuickTextInput"))
            texts.append(item.property("text").toString());
    });
    return texts;
}

/// The numbers this project gives to rules, and codes where the companies' tokens have others: Sx, Pr, By.
TEST(Words, NoScreenTellsWhatStandsInNoBookAndOnNoToken)
{
    const QRegularExpression own("\\b((CZ|AH|LI|JR)-[A-Z]?\\d|(SX|PR|BY)\\b)");
    OpenApp app;
    app.resize({1280, 800});
    for (const Scene &scene : allScenes()) {
        show(app, scene);
        app.layOut();
        for (const QString &text : shownTexts(app))
            EXPECT_FALSE(text.contains(own)) << qPrintable(scene.name) << ": " << qPrintable(text);
    }
}

} // namespace
} // namespace flimnap::test
