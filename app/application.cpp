#include "application.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QStandardPaths>

#include "words/fault_words.h"

namespace flimnap {

namespace {

std::int64_t now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

} // namespace

QString Application::dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Application::settingsFile(const QString &folder)
{
    return QDir(folder).filePath("settings.ini");
}

void Application::prepare()
{
    QCoreApplication::setOrganizationName("Flimnap");
    QCoreApplication::setApplicationName("Flimnap");
    QCoreApplication::setApplicationVersion(FLIMNAP_VERSION);
    QGuiApplication::setDesktopFileName("flimnap");
    QQuickStyle::setStyle("Basic");
}

Result<std::unique_ptr<Application>, Fault> Application::start(const QString &folder, GameLibrary games)
{
    if (!QDir().mkpath(folder))
        return Fault{folder.toStdString(), {}, Sentence::say("this folder cannot be made; the games are kept in it")};
    auto opening = Store::open(QDir(folder).filePath("games.flimnap.db").toStdString());
    if (!opening)
        return std::move(opening).error();

    QFont font = QGuiApplication::font();
    font.setFamilies({"DejaVu Sans", "Noto Sans CJK SC"});
    QGuiApplication::setFont(font);

    std::unique_ptr<Application> app(new Application(std::move(opening->store), std::move(games), folder));
    for (const Fault &notice : opening->notices)
        app->m_library.addNotice(faultWords(notice));
    return app;
}

Application::Application(Store store, GameLibrary games, const QString &folder)
    : m_store(std::move(store)), m_games(std::move(games)), m_settings(settingsFile(folder)),
      m_language(Language::spoken(m_settings.language())), m_game(nullptr), m_journal(m_game, nullptr),
      m_mending(m_game, nullptr), m_configurations(m_games), m_setUp(m_configurations, m_settings),
      m_library(m_store, m_games, m_configurations, m_game, m_settings, now), m_people(m_games, m_game, m_settings),
      m_join(m_library, m_configurations, m_games, m_settings), m_calculator(m_games), m_scoreSheets(m_games),
      m_files(m_library, m_settings), m_about(folder), m_sounds(m_settings),
      m_engine(std::make_unique<QQmlApplicationEngine>())
{
    QObject::connect(&m_game, &GameView::sounded, &m_sounds, &Sounds::play);
    QObject::connect(&m_aftermath, &AftermathView::sounded, &m_sounds, &Sounds::play);
    QObject::connect(&m_game, &GameView::changed, &m_game,
                     [this] { m_awake->setWanted(m_game.isOpen() && !m_game.isOver()); });
    QObject::connect(&m_game, &GameView::booked, &m_tapGuard, &TapGuard::screenChanged);
    QObject::connect(&m_settings, &AppSettings::changed, &m_game, [this] { speak(); });
    GameView::setInstance(&m_game);
    OverviewView::setInstance(&m_overview);
    ActionsView::setInstance(&m_actions);
    TurnView::setInstance(&m_turn);
    AftermathView::setInstance(&m_aftermath);
    ChartView::setInstance(&m_chart);
    SupplyView::setInstance(&m_supply);
    AccountsView::setInstance(&m_accounts);
    ScoresView::setInstance(&m_scores);
    JournalView::setInstance(&m_journal);
    MendingView::setInstance(&m_mending);
    Sounds::setInstance(&m_sounds);
    TapGuard::setInstance(&m_tapGuard);
    SetUpView::setInstance(&m_setUp);
    LibraryView::setInstance(&m_library);
    PeopleView::setInstance(&m_people);
    JoinView::setInstance(&m_join);
    CalculatorView::setInstance(&m_calculator);
    ScoreSheetView::setInstance(&m_scoreSheets);
    FilesView::setInstance(&m_files);
    AboutView::setInstance(&m_about);
    AppSettings::setInstance(&m_settings);
    Keyboard::setInstance(&m_keyboard);
}

/// As the settings say now; everything that stands on the screen is said anew.
void Application::speak()
{
    const QString wanted = Language::spoken(m_settings.language());
    if (wanted == m_language.code())
        return;
    m_language.speak(wanted);
    m_game.retranslate();
    m_library.retranslate();
    m_join.retranslate();
    emit m_about.retranslated();
    m_engine->retranslate();
}

void Application::open(const QString &file)
{
    const QString fault = m_library.importGame(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()));
    if (!fault.isEmpty())
        m_library.addNotice(fault);
}

bool Application::show()
{
    m_engine->addImportPath("qrc:/qt/qml"); // Qt 6.4 does not look there by itself
    m_engine->load(QUrl("qrc:/qt/qml/Flimnap/Ui/Main.qml"));
    if (window() == nullptr)
        return false;
    window()->installEventFilter(&m_tapGuard);
    return true;
}

void Application::comeToTheFront() const
{
    if (QQuickWindow *shown = window()) {
        if (shown->visibility() == QWindow::Minimized)
            shown->showNormal();
        shown->raise();
        shown->requestActivate();
    }
}

QQuickWindow *Application::window() const
{
    const QList<QObject *> roots = m_engine->rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.front());
}

} // namespace flimnap
