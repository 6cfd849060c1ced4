#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "library/shelf_rows.h"
#include "models/row_list.h"
#include "set_up/configuration.h"
#include "views/game_view.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;
class Configurations;

/// The shelf: what has been played, and the ways a game comes onto the table.
class LibraryView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Library)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowList *games READ games CONSTANT FINAL)
    Q_PROPERTY(flimnap::RowList *removedGames READ removedGames CONSTANT FINAL)
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticesChanged FINAL)
    Q_PROPERTY(QString lastTitle READ lastTitle NOTIFY gamesChanged FINAL)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY placeChanged FINAL)

public:
    /// All of them must outlive the view.
    LibraryView(Store &store, const GameLibrary &library, const Configurations &configurations, GameView &game,
                AppSettings &settings, KeptSession::Clock clock, QObject *parent = nullptr);

    static LibraryView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(LibraryView *view);

    [[nodiscard]] Rows<ShelfRow> *games() { return &m_games; }
    [[nodiscard]] Rows<RemovedRow> *removedGames() { return &m_removedGames; }
    [[nodiscard]] QStringList notices() const { return m_notices; }
    void addNotice(const QString &notice);
    [[nodiscard]] QString lastTitle() const;
    [[nodiscard]] QString titleOf(int number) const;
    /// Where the table was left, as the window writes it down to open there again; empty where no game is on the table.
    [[nodiscard]] QString place() const;
    void setPlace(const QString &place);

    Q_INVOKABLE void dismissNotice(int index);
    /// Begins the game of the configuration; the fault's words if it cannot be begun.
    Q_INVOKABLE QString create(const flimnap::Configuration &config);
    Q_INVOKABLE QString openGame(int number);
    Q_INVOKABLE bool continueLast();
    /// Takes it off the shelf for as many days as removed games are kept.
    Q_INVOKABLE QString removeGame(int number);
    Q_INVOKABLE QString bringGameBack(int number);
    /// A removed game goes for good.
    Q_INVOKABLE QString eraseGame(int number);
    Q_INVOKABLE QString renameGame(int number, const QString &title);
    [[nodiscard]] Q_INVOKABLE QString exportText(int number) const;
    Q_INVOKABLE QString exportGame(int number, const QUrl &file) const;
    /// Files go to other apps here, instead of being saved where somebody says.
    [[nodiscard]] Q_INVOKABLE static bool sharesFiles();
    /// The same file as exportGame() writes, handed to another app; the fault's words if that is not possible.
    [[nodiscard]] Q_INVOKABLE QString shareGame(int number) const;
    /// All games with all that was undone, in one file that importGame() takes back.
    [[nodiscard]] QString saveAll(const QString &file);
    /// The same file, handed to another app.
    [[nodiscard]] Q_INVOKABLE QString shareAll();
    /// Lays the journal's game on the table, or takes back those of a file of all games and tells how many.
    Q_INVOKABLE QString importGame(const QUrl &file);
    Q_INVOKABLE QString importText(const QString &text, const QString &title);
    /// The number of the game on the table; 0 if none.
    [[nodiscard]] Q_INVOKABLE int openNumber() const;
    /// Puts the game on the table away.
    Q_INVOKABLE void closeGame();

    /// The app speaks another language now.
    void retranslate() { fillGames(); }

signals:
    void noticesChanged();
    void gamesChanged();
    void placeChanged();
    /// What was imported is there: a game on the table, or games on the shelf.
    void arrived(bool onTable);

private:
    void fillGames();
    void followGame();
    void fillRemovedGames();
    void eraseWhatIsKeptTooLong();
    QString takeBack(const QString &file);
    QString take(Result<KeptSession, Faults> kept, const QString &title, const QStringList &colours = {});

    Store &m_store;
    const GameLibrary &m_library;
    const Configurations &m_configurations;
    GameView &m_game;
    AppSettings &m_settings;
    KeptSession::Clock m_clock;
    Rows<ShelfRow> m_games;
    Rows<RemovedRow> m_removedGames;
    QStringList m_notices;
};

} // namespace flimnap
