#pragma once

#include <memory>
#include <optional>

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "about/about_view.h"
#include "accounts/accounts_view.h"
#include "actions/actions_view.h"
#include "aftermath/aftermath_view.h"
#include "chart/chart_view.h"
#include "files/files_view.h"
#include "io/game_library.h"
#include "library/library_view.h"
#include "mending/mending_view.h"
#include "overview/overview_view.h"
#include "people/people_view.h"
#include "platform/keyboard.h"
#include "platform/screen_awake.h"
#include "scores/score_sheet_view.h"
#include "scores/scores_view.h"
#include "set_up/set_up_view.h"
#include "settings/app_settings.h"
#include "sounds/sounds.h"
#include "store/store.h"
#include "supply/supply_view.h"
#include "touch/tap_guard.h"
#include "turn/turn_view.h"
#include "views/calculator_view.h"
#include "views/game_view.h"
#include "views/join_view.h"
#include "views/journal_view.h"
#include "words/language.h"

namespace flimnap {

/// The app put together: store, games, views and the QML that shows them. Tests make one as main() does.
class Application
{
public:
    /// Where this device keeps the app's data.
    static QString dataFolder();
    /// What people prefer is in this file of it.
    static QString settingsFile(const QString &folder);
    /// Before a QGuiApplication exists: style and names.
    static void prepare();

    /// Keeps its games and settings in the folder; a fault if that is not possible.
    static Result<std::unique_ptr<Application>, Fault> start(const QString &folder,
                                                             GameLibrary games = GameLibrary::readingBuiltIn());

    /// Imports the file's game or games; a fault is shown as a notice.
    void open(const QString &file);
    /// Loads the window; false (with the warnings printed) if the QML does not load.
    bool show();
    [[nodiscard]] QQuickWindow *window() const;
    void comeToTheFront() const;

    [[nodiscard]] GameView &game() { return m_game; }
    [[nodiscard]] OverviewView &overview() { return m_overview; }
    [[nodiscard]] ActionsView &actions() { return m_actions; }
    [[nodiscard]] TurnView &turn() { return m_turn; }
    [[nodiscard]] AftermathView &aftermath() { return m_aftermath; }
    [[nodiscard]] JournalView &journal() { return m_journal; }
    [[nodiscard]] MendingView &mending() { return m_mending; }
    [[nodiscard]] LibraryView &library() { return m_library; }
    [[nodiscard]] AppSettings &settings() { return m_settings; }
    [[nodiscard]] Sounds &sounds() { return m_sounds; }
    [[nodiscard]] TapGuard &tapGuard() { return m_tapGuard; }
    [[nodiscard]] QQmlApplicationEngine &engine() { return *m_engine; }

private:
    void speak();

    Application(Store store, GameLibrary games, const QString &folder);

    Store m_store;
    GameLibrary m_games;
    AppSettings m_settings;
    Language m_language;
    std::unique_ptr<ScreenAwake> m_awake = ScreenAwake::ofThisSystem(); ///< before the game, which asks for it
    GameView m_game;
    OverviewView m_overview{m_game};
    ActionsView m_actions{m_game};
    TurnView m_turn{m_game, m_actions};
    AftermathView m_aftermath{m_game};
    ChartView m_chart{m_game};
    SupplyView m_supply{m_game};
    AccountsView m_accounts{m_game};
    ScoresView m_scores{m_game};
    JournalView m_journal;
    MendingView m_mending;
    Configurations m_configurations;
    SetUpView m_setUp;
    LibraryView m_library;
    PeopleView m_people;
    JoinView m_join;
    CalculatorView m_calculator;
    ScoreSheetView m_scoreSheets;
    FilesView m_files;
    AboutView m_about;
    Sounds m_sounds;
    Keyboard m_keyboard{nullptr};
    TapGuard m_tapGuard{nullptr};
    std::unique_ptr<QQmlApplicationEngine> m_engine; ///< goes first, its QML uses all the others
};

} // namespace flimnap
