#include "library/library_view.h"

#include <algorithm>

#include <QFile>
#include <QFileInfo>
#include <QJSEngine>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "files/file_exports.h"
#include "games/registry.h"
#include "io/table_setup.h"
#include "platform/file_sharing.h"
#include "set_up/configurations.h"
#include "settings/app_settings.h"
#include "words/fault_words.h"

namespace flimnap {

namespace {

LibraryView *theLibrary = nullptr;

QString words(const Faults &faults)
{
    QStringList lines;
    for (const Fault &fault : faults)
        lines.append(faultWords(fault));
    return lines.join('\n');
}

/// What is wrong with how a journal is written is told in English: it is for who wrote it.
QString whyNotTakenOver(const Faults &faults)
{
    const bool isTranslated =
        std::all_of(faults.begin(), faults.end(), [](const Fault &fault) { return fault.message.isTranslated; });
    return isTranslated
               ? words(faults)
               : LibraryView::tr("This journal cannot be taken over. What is wrong with it:") + '\n' + words(faults);
}

/// Where there is a table for so many players it is a name that no header can hold.
QString whyNoHeader(const Fault &fault, const Result<std::shared_ptr<const Rules>, Faults> &table)
{
    if (!table)
        return words(table.error());
    return fault.place.ends_with("key \"players\"") ? LibraryView::tr("A name has 1 to 40 visible characters.")
                                                    : faultWords(fault);
}

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

LibraryView::LibraryView(Store &store, const GameLibrary &library, const Configurations &configurations, GameView &game,
                         AppSettings &settings, KeptSession::Clock clock, QObject *parent)
    : QObject(parent), m_store(store), m_library(library), m_configurations(configurations), m_game(game),
      m_settings(settings), m_clock(std::move(clock))
{
    eraseWhatIsKeptTooLong();
    fillGames();
    connect(&m_game, &GameView::changed, this, &LibraryView::followGame);
}

LibraryView *LibraryView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theLibrary, QJSEngine::CppOwnership);
    return theLibrary;
}

void LibraryView::setInstance(LibraryView *view)
{
    theLibrary = view;
}

void LibraryView::addNotice(const QString &notice)
{
    m_notices.append(notice);
    emit noticesChanged();
}

void LibraryView::dismissNotice(int index)
{
    if (index < 0 || index >= m_notices.size())
        return;
    m_notices.removeAt(index);
    emit noticesChanged();
}

QString LibraryView::lastTitle() const
{
    return m_games.count() > 0 ? m_games.rows().front().title : QString();
}

QString LibraryView::titleOf(int number) const
{
    const auto game = std::ranges::find(m_games.rows(), number, &ShelfRow::number);
    return game == m_games.rows().end() ? QString() : game->title;
}

QString LibraryView::place() const
{
    return m_settings.value("place", QString()).toString();
}

void LibraryView::setPlace(const QString &place)
{
    m_settings.setValue("place", place);
    emit placeChanged();
}

void LibraryView::fillGames()
{
    QList<ShelfRow> rows;
    const auto listings = m_store.games();
    for (const GameListing &listing : listings ? *listings : std::vector<GameListing>())
        rows.append(shelfRow(listing));
    m_games.set(rows, &ShelfRow::number);
    fillRemovedGames();
    emit gamesChanged();
}

/// A move changes the row of its game; the others are not looked at.
void LibraryView::followGame()
{
    const auto listing = m_store.listing(GameNumber{openNumber()});
    if (!listing)
        return;
    const ShelfRow played = shelfRow(*listing);
    QList<ShelfRow> rows = m_games.rows();
    rows.removeIf([&](const ShelfRow &row) { return row.number == played.number; });
    const auto behind = std::ranges::find_if(rows, [&](const ShelfRow &row) { return isListedBefore(played, row); });
    rows.insert(behind - rows.begin(), played);
    m_games.set(rows, &ShelfRow::number);
    emit gamesChanged();
}

void LibraryView::fillRemovedGames()
{
    QList<RemovedRow> rows;
    const auto listings = m_store.removedGames();
    for (const GameListing &listing : listings ? *listings : std::vector<GameListing>())
        rows.append(removedRow(listing));
    m_removedGames.set(rows, &RemovedRow::number);
}

/// Looks first: an app that only starts shall not have to write.
void LibraryView::eraseWhatIsKeptTooLong()
{
    constexpr std::int64_t kept = std::int64_t{daysRemovedGamesAreKept} * 24 * 60 * 60 * 1000;
    const std::int64_t before = m_clock() - kept;
    const auto removed = m_store.removedGames();
    if (removed && !removed->empty() && removed->back().removedAt < before)
        static_cast<void>(m_store.eraseRemovedBefore(before)); // if that fails, the next start tries again
}

QString LibraryView::create(const Configuration &config)
{
    const QString title = config.title.trimmed();
    const Header header = m_configurations.headerOf(config);
    // A header that no journal can hold, without the name of a player perhaps, could not be opened again.
    if (const auto kept = parseHeader(writeHeader(header), {}, 1); !kept)
        return whyNoHeader(kept.error(), setUpTable(m_library, header));
    QString fault = take(KeptSession::create(m_store, m_library, header, title.toStdString(), m_clock), title,
                         coloursOf(config.players));
    if (fault.isEmpty()) {
        m_settings.setRememberedPlayers(config.players);
        m_settings.setLastGame({.game = config.game,
                                .edition = config.edition,
                                .variant = config.variant,
                                .options = objectOf(header.options)});
    }
    return fault;
}

QString LibraryView::take(Result<KeptSession, Faults> kept, const QString &title, const QStringList &colours)
{
    if (!kept)
        return words(kept.error());
    if (!colours.isEmpty())
        m_settings.setPlayerColours(kept->number().value, colours);
    m_game.show(std::move(*kept), title, colours);
    fillGames();
    return {};
}

QString LibraryView::openGame(int number)
{
    auto opening = KeptSession::open(m_store, m_library, GameNumber{number}, m_clock);
    if (!opening)
        return words(opening.error());
    const auto difference = opening->difference;
    const auto misfit = opening->misfit;
    const QStringList colours = m_settings.playerColours(number);
    m_game.show(std::move(opening->kept), titleOf(number), colours);
    if (misfit)
        m_game.setWarning(tr("The rules have been corrected since: move %1 of this game no longer fits. The table "
                             "stands before it; what followed is kept.")
                              .arg(misfit->number));
    else if (difference)
        m_game.warnOfDifference(*difference);
    return {};
}

bool LibraryView::continueLast()
{
    return m_games.count() > 0 && openGame(m_games.rows().front().number).isEmpty();
}

QString LibraryView::removeGame(int number)
{
    if (openNumber() == number)
        closeGame();
    const auto removed = m_store.remove(GameNumber{number}, m_clock());
    fillGames();
    return removed ? QString() : faultWords(removed.error());
}

QString LibraryView::bringGameBack(int number)
{
    const auto brought = m_store.bringBack(GameNumber{number});
    fillGames();
    return brought ? QString() : faultWords(brought.error());
}

QString LibraryView::eraseGame(int number)
{
    const auto erased = m_store.erase(GameNumber{number});
    fillGames();
    return erased ? QString() : faultWords(erased.error());
}

QString LibraryView::renameGame(int number, const QString &title)
{
    const auto renamed = m_store.rename(GameNumber{number}, title.trimmed().toStdString());
    if (renamed && openNumber() == number)
        m_game.setTitle(title.trimmed());
    fillGames();
    return renamed ? QString() : faultWords(renamed.error());
}

QString LibraryView::exportText(int number) const
{
    const auto game = m_store.load(GameNumber{number});
    if (!game)
        return {};
    std::vector<int> line;
    for (int move = game->position; move > 0; move = game->moves[static_cast<std::size_t>(move - 1)].parent)
        line.push_back(move);
    std::string journal = game->header + "\n";
    std::reverse(line.begin(), line.end());
    for (const int move : line)
        journal += game->moves[static_cast<std::size_t>(move - 1)].json + "\n";
    return QString::fromStdString(journal);
}

QString LibraryView::exportGame(int number, const QUrl &file) const
{
    const QByteArray journal = exportText(number).toUtf8();
    return journal.isEmpty() ? tr("This game cannot be read.") : writeFile(file.toLocalFile(), journal);
}

bool LibraryView::sharesFiles()
{
    return FileSharing::ofThisSystem() != nullptr;
}

QString LibraryView::shareGame(int number) const
{
    return shareFile(FileSharing::ofThisSystem().get(), "game.flimnap",
                     [&](const QString &file) { return exportGame(number, QUrl::fromLocalFile(file)); });
}

QString LibraryView::saveAll(const QString &file)
{
    // By way of a copy: what is to be replaced stays until all of it is there.
    const QTemporaryDir folder;
    const QString copy = folder.filePath("games");
    if (const auto copied = m_store.copyTo(copy.toStdString()); !copied)
        return faultWords(copied.error());
    QFile source(copy);
    if (!source.open(QIODevice::ReadOnly))
        return tr("%1 cannot be read: %2").arg(copy, source.errorString());
    return writeFile(file, source.readAll());
}

QString LibraryView::shareAll()
{
    return shareFile(FileSharing::ofThisSystem().get(), "games.flimnaps",
                     [&](const QString &file) { return saveAll(file); });
}

QString LibraryView::takeBack(const QString &file)
{
    const auto games = gamesIn(file.toStdString());
    if (!games)
        return faultWords(games.error());
    const auto result = m_store.takeBack(*games);
    if (!result)
        return faultWords(result.error());
    fillGames();
    addNotice(tr("%n game(s) came back.", "", result->taken) + ' ' +
              tr("%n game(s) were here already.", "", result->known));
    emit arrived(false);
    return {};
}

QString LibraryView::importGame(const QUrl &file)
{
    if (looksLikeStore(file.toLocalFile().toStdString()))
        return takeBack(file.toLocalFile());
    // Android names files of other apps by addresses of its own, which QFile can open.
    QFile source(file.isLocalFile() ? file.toLocalFile() : file.toString());
    if (!source.open(QIODevice::ReadOnly))
        return tr("%1 cannot be read: %2").arg(source.fileName(), source.errorString());
    QString fault = importText(QString::fromUtf8(source.readAll()), QFileInfo(source).completeBaseName());
    if (fault.isEmpty())
        emit arrived(true);
    return fault;
}

QString LibraryView::importText(const QString &journalText, const QString &title)
{
    const auto journal = parseJournal(journalText.toStdString(), title.toStdString());
    if (!journal)
        return whyNotTakenOver(journal.error());
    auto kept = KeptSession::import(m_store, m_library, *journal, title.toStdString(), m_clock);
    return kept ? take(std::move(kept), title) : whyNotTakenOver(kept.error());
}

int LibraryView::openNumber() const
{
    return m_game.kept() != nullptr ? static_cast<int>(m_game.kept()->number().value) : 0;
}

void LibraryView::closeGame()
{
    m_game.show({}, {});
}

} // namespace flimnap
