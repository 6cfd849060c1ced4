#pragma once

#include <functional>
#include <optional>

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "models/row_model.h"
#include "views/game_view.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;

/// The shelf: what can be played and what has been played, and the ways a game comes onto the table.
class LibraryView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Library)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowModel *games READ games CONSTANT)
    Q_PROPERTY(QVariant catalogue READ catalogue CONSTANT)
    Q_PROPERTY(QStringList playerColours READ playerColours CONSTANT)
    Q_PROPERTY(QStringList notices READ notices NOTIFY noticesChanged)
    Q_PROPERTY(QString lastTitle READ lastTitle NOTIFY gamesChanged)
    Q_PROPERTY(QVariant place READ place WRITE setPlace NOTIFY placeChanged)

public:
    /// All of them must outlive the view.
    LibraryView(Store &store, const GameLibrary &library, GameView &game, AppSettings &settings,
                KeptSession::Clock clock, QObject *parent = nullptr);

    static LibraryView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(LibraryView *view);

    [[nodiscard]] RowModel *games() { return &m_games; }
    [[nodiscard]] QVariantList catalogue() const;
    /// What players can choose from, in the order in which they are usually given out.
    [[nodiscard]] QStringList playerColours() const;
    [[nodiscard]] QStringList notices() const { return m_notices; }
    void addNotice(const QString &notice);
    [[nodiscard]] QString lastTitle() const;
    /// Where the table was left, so that the app opens there again.
    [[nodiscard]] QVariant place() const;
    /// {page, properties}; empty where no game is on the table.
    void setPlace(const QVariant &place);

    Q_INVOKABLE void dismissNotice(int index);
    /// The tables of a game a group may check against its own printing, with the configuration's overrides, see
    /// tableValues() in views/table_check.h.
    [[nodiscard]] Q_INVOKABLE QVariantList tableValues(const QVariantMap &config) const;
    /// The overrides after one of these values became another one; to be taken into the configuration.
    [[nodiscard]] Q_INVOKABLE QVariantMap withOverride(const QVariantMap &overrides, const QVariantList &path,
                                                       const QVariant &value, const QVariantMap &config) const;
    /// In which of these values the configuration's game is not as printed, in words; empty if in none.
    [[nodiscard]] Q_INVOKABLE QString differences(const QVariantMap &config) const;
    /// What the configuration's table may agree on, see switchRows() in views/table_switches.h. What it plays with is
    /// the configuration's "switches": {name: true or value}.
    [[nodiscard]] Q_INVOKABLE QVariantList switches(const QVariantMap &config) const;
    /// The switches after one of them was set; to be taken into the configuration.
    [[nodiscard]] Q_INVOKABLE QVariantMap withSwitch(const QVariantMap &config, const QString &name,
                                                     const QVariant &value) const;
    /// What the game's tables do not know and the table has to look up before the first move; usually nothing.
    [[nodiscard]] Q_INVOKABLE QString setUpHint(const QVariantMap &config) const;
    /// The share prices that this is about, see pricesToCompare() in views/table_check.h.
    [[nodiscard]] Q_INVOKABLE QVariantList pricesToCompare(const QVariantMap &config) const;
    /// Why the configuration's share prices cannot be printed on any board; empty if they can.
    [[nodiscard]] Q_INVOKABLE QString chartFault(const QVariantMap &config) const;
    /// How seats will look: [{name, initial, colour, textColour}] for [{name, colour}].
    [[nodiscard]] Q_INVOKABLE QVariantList badges(const QVariantList &players) const;
    /// Begins the game of the configuration; the fault's words if it cannot be begun.
    Q_INVOKABLE QString create(const QVariantMap &config);
    Q_INVOKABLE QString openGame(int number);
    Q_INVOKABLE bool continueLast();
    Q_INVOKABLE QString removeGame(int number);
    Q_INVOKABLE QString renameGame(int number, const QString &title);
    [[nodiscard]] Q_INVOKABLE QString exportText(int number) const;
    Q_INVOKABLE QString exportGame(int number, const QUrl &file) const;
    /// Files go to other apps here, instead of being saved where somebody says.
    [[nodiscard]] Q_INVOKABLE static bool sharesFiles();
    /// The same file as exportGame() writes, handed to another app; the fault's words if that is not possible.
    [[nodiscard]] Q_INVOKABLE QString shareGame(int number) const;
    Q_INVOKABLE QString importGame(const QUrl &file);
    Q_INVOKABLE QString importText(const QString &text, const QString &title);
    /// The number of the game on the table; 0 if none.
    [[nodiscard]] Q_INVOKABLE int openNumber() const;
    /// Puts the game on the table away.
    Q_INVOKABLE void closeGame();

    /// The app speaks another language now.
    void retranslate() { fillGames(); }

    [[nodiscard]] Header headerOf(const QVariantMap &config) const;

signals:
    void noticesChanged();
    void gamesChanged();
    void placeChanged();

private:
    void fillGames();
    [[nodiscard]] QVariantMap optionsOf(const QVariantMap &config, const Header &header) const;
    /// As printed here, without overrides; nothing if there is no such game.
    [[nodiscard]] std::optional<GameDefinition> tablesOf(const Header &header) const;
    [[nodiscard]] std::optional<GameDefinition> agreedTables(QVariantMap config) const;
    QString take(Result<KeptSession, Faults> kept, const QString &title, const QStringList &colours = {});

    Store &m_store;
    const GameLibrary &m_library;
    GameView &m_game;
    AppSettings &m_settings;
    KeptSession::Clock m_clock;
    RowModel m_games;
    QStringList m_notices;
};

} // namespace flimnap
