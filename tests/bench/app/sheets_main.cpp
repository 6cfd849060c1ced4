#include <algorithm>
#include <cstdio>
#include <map>

#include <QGuiApplication>

#include "frame_watch.h"
#include "games.h"
#include "journal/move_schema.h"
#include "session/session.h"
#include "statistics.h"
#include "support/open_app.h"

using namespace flimnap;
using namespace flimnap::bench;

namespace {

constexpr int openings = 12;
constexpr int coldEvery = 4;       // opened as if for the first time
constexpr double frameBudget = 16; // ms

/// A sheet over the page on which it is opened, at a place of the game.
struct Opening
{
    QString title;
    int moves = 0;
    QString page;
    QString sheet;
    QVariantMap properties;
};

int latePlace()
{
    return static_cast<int>(wholeGame().journal.moves.size()) * 9 / 10;
}

/// For every kind of move, how many moves had been made when it was last possible.
std::map<MoveKind, int> lastChances()
{
    std::map<MoveKind, int> chances;
    Session session(wholeGame().rules, wholeGame().journal.header);
    for (int made = 0; made <= latePlace(); ++made) {
        for (const Offer &offer : session.offers()) {
            if (!offer.refusal)
                chances[offer.move.kind] = made;
        }
        session.play(wholeGame().journal.moves[static_cast<std::size_t>(made)]);
    }
    return chances;
}

void lay(test::OpenApp &app, int moves)
{
    app.home();
    if (app.library().openNumber() != 0)
        app.library().removeGame(app.library().openNumber()); // the shelf shall not grow meanwhile
    app.lay(wholeGame().journal, moves);
    app.go("TableScreen");
}

std::vector<Opening> allSheets(test::OpenApp &app)
{
    const int late = latePlace();
    std::vector<Opening> sheets{{"more", late, "", "MoreSheet", {}},
                                {"correction", late, "JournalScreen", "CorrectionSheet", {}},
                                {"move's details", late, "JournalScreen", "MoveDetailSheet", {{"place", late - 3}}}};
    for (const auto &[kind, made] : lastChances()) {
        lay(app, made);
        const QString kindWord = QString::fromStdString(std::string(word(kind)));
        for (const ActionRow &action : app.actions().rows()) {
            const bool opens = !action.direct || action.hasChoices;
            if (action.kind == kindWord && opens)
                sheets.push_back({kindWord, made, "", action.sheet, {{"kind", kindWord}}});
        }
    }
    lay(app, late);
    app.game().askTable(app.game().kept()->session().move(late));
    sheets.push_back({"table says yes", late, "", "TableSaysYesSheet", {}});
    return sheets;
}

/// What opening a sheet took, by its longest frame each time.
struct Measured
{
    std::vector<double> before = {}; ///< what led to the frame
    std::vector<double> drawing = {};
    std::vector<double> work = {}; ///< both
    std::vector<double> cold = {}; ///< work when it was opened as if for the first time
};

Measured measure(test::OpenApp &app, const Opening &opening)
{
    lay(app, opening.moves);
    if (!opening.page.isEmpty())
        app.go(opening.page);
    FrameWatch watch(app.window());
    Measured measured;
    for (int time = 0; time < openings; ++time) {
        QMetaObject::invokeMethod(&app.window(), "closeSheet");
        watch.waitForRest();
        const bool isCold = time % coldEvery == 0;
        if (isCold)
            app.application().engine().trimComponentCache();
        watch.begin();
        const bool opened = QMetaObject::invokeMethod(&app.window(), "showSheet", Q_ARG(QString, opening.sheet),
                                                      Q_ARG(QVariant, opening.properties));
        watch.waitForRest();
        if (!opened || watch.frames().empty())
            qFatal("%s shows nothing", qPrintable(opening.sheet));
        const Frame longest = watch.longest();
        measured.before.push_back(longest.before);
        measured.drawing.push_back(longest.drawing);
        measured.work.push_back(longest.work());
        if (isCold)
            measured.cold.push_back(longest.work());
    }
    return measured;
}

/// Prints the sheet's line; the longest frame that came twice. What came once and never again was the machine.
double report(const Opening &opening, const Measured &measured)
{
    std::vector<double> work = measured.work;
    std::sort(work.rbegin(), work.rend());
    std::printf("  %-18s %5d %8.2f %8.2f %8.2f %8.2f %8.2f %8.2f\n", qPrintable(opening.title), opening.moves,
                median(measured.before), median(measured.drawing), median(work), median(measured.cold), work[1],
                work[0]);
    std::fflush(stdout);
    return work[1];
}

} // namespace

/// Opens every sheet in a late game: flimnap_bench_sheets WIDTH HEIGHT [PART OF A SHEET'S TITLE].
int main(int argc, char *argv[])
{
    test::prepareOffscreen();
    const QGuiApplication qtApplication(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const QSize size(arguments.value(1, "412").toInt(), arguments.value(2, "915").toInt());
    const QString wanted = arguments.value(3);

    test::OpenApp app;
    app.resize(size);
    std::printf("\nThe longest frame while a sheet opens at %dx%d, ms of work over %d openings\n", size.width(),
                size.height(), openings);
    std::printf("  %-18s %5s %8s %8s %8s %8s %8s %8s\n", "sheet", "moves", "before", "drawing", "median", "cold",
                "twice", "worst");
    double longest = 0;
    for (const Opening &sheet : allSheets(app)) {
        if (sheet.title.contains(wanted))
            longest = std::max(longest, report(sheet, measure(app, sheet)));
    }
    const std::string sizeWord = std::to_string(size.width()) + "x" + std::to_string(size.height());
    return judge("longest frame that came twice at " + sizeWord, longest, frameBudget, " ms") ? 0 : 1;
}
