#include "views/library_view.h"

#include <algorithm>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJSEngine>
#include <QJSValue>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include "games/registry.h"
#include "io/table_setup.h"
#include "platform/file_sharing.h"
#include "settings/app_settings.h"
#include "views/configurations.h"
#include "views/file_exports.h"
#include "views/player_looks.h"
#include "words/fault_words.h"
#include "words/names.h"
#include "words/wording.h"

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

QVariantMap mapOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object().toVariantMap();
}

/// The store may hold what an earlier or later app wrote there.
QString roundWords(const std::string &stateOfPlay)
{
    const std::optional<Round> round = roundNamed(stateOfPlay);
    return round ? Wording::roundOfAnyGame(*round) : toText(stateOfPlay);
}

/// The colours of a game's players are nothing of the game: this device keeps them.
QString colourKey(GameNumber number)
{
    return "colours/" + QString::number(number.value);
}

} // namespace

LibraryView::LibraryView(Store &store, const GameLibrary &library, const Configurations &configurations, GameView &game,
                         AppSettings &settings, KeptSession::Clock clock, QObject *parent)
    : QObject(parent), m_store(store), m_library(library), m_configurations(configurations), m_game(game),
      m_settings(settings), m_clock(std::move(clock)),
      m_games({"number", "title", "summary", "players", "state", "when", "over"})
{
    fillGames();
    connect(&m_game, &GameView::changed, this, &LibraryView::fillGames);
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
    return m_games.row(0).value("title").toString();
}

QVariant LibraryView::place() const
{
    const QByteArray kept = m_settings.value("place", QByteArray()).toByteArray();
    return QJsonDocument::fromJson(kept).object().toVariantMap();
}

void LibraryView::setPlace(const QVariant &place)
{
    // QML hands over a script's object.
    const QVariant plain =
        place.metaType() == QMetaType::fromType<QJSValue>() ? place.value<QJSValue>().toVariant() : place;
    m_settings.setValue("place", QJsonDocument(QJsonObject::fromVariantMap(plain.toMap())).toJson());
    emit placeChanged();
}

void LibraryView::fillGames()
{
    QList<QVariantMap> rows;
    const auto listings = m_store.games();
    for (const GameListing &listing : listings ? *listings : std::vector<GameListing>()) {
        QStringList players;
        const auto header = parseHeader(listing.header, listing.title, 1);
        for (const Seat &seat : header ? header->players : std::vector<Seat>())
            players.append(QString::fromStdString(seat.name));
        rows.append(
            {{"number", static_cast<int>(listing.number.value)},
             {"title", QString::fromStdString(listing.title)},
             {"summary", tr("%n move(s)", "", listing.moveCount)},
             {"players", listed(players)},
             {"state", roundWords(listing.stateOfPlay)},
             {"when", QLocale().toString(QDateTime::fromMSecsSinceEpoch(listing.playedAt), QLocale::ShortFormat)},
             {"over", listing.stateOfPlay == name(Round{RoundKind::End, 0, 0})}});
    }
    m_games.setRows(std::move(rows));
    emit gamesChanged();
}

QString LibraryView::create(const QVariantMap &config)
{
    const QString title = config.value("title").toString().trimmed();
    const Header header = m_configurations.headerOf(config);
    // A header that no journal can hold, without the name of a player perhaps, could not be opened again.
    if (const auto kept = parseHeader(writeHeader(header), {}, 1); !kept)
        return whyNoHeader(kept.error(), setUpTable(m_library, header));
    QString fault = take(KeptSession::create(m_store, m_library, header, title.toStdString(), m_clock), title,
                         PlayerLooks::coloursOf(config.value("players").toList()));
    if (fault.isEmpty()) {
        m_settings.setRememberedPlayers(config.value("players").toList());
        m_settings.setLastGame({{"game", QString::fromStdString(header.game)},
                                {"edition", QString::fromStdString(header.edition)},
                                {"variant", QString::fromStdString(header.variant)},
                                {"options", mapOf(header.options)}});
    }
    return fault;
}

QString LibraryView::take(Result<KeptSession, Faults> kept, const QString &title, const QStringList &colours)
{
    if (!kept)
        return words(kept.error());
    if (!colours.isEmpty())
        m_settings.setValue(colourKey(kept->number()), colours);
    m_game.show(std::move(*kept), title, colours);
    fillGames();
    return {};
}

QString LibraryView::openGame(int number)
{
    auto opening = KeptSession::open(m_store, m_library, GameNumber{number}, m_clock);
    if (!opening)
        return words(opening.error());
    QString title;
    for (int row = 0; row < m_games.count(); ++row) {
        if (m_games.row(row).value("number") == number)
            title = m_games.row(row).value("title").toString();
    }
    const auto difference = opening->difference;
    const auto misfit = opening->misfit;
    const QStringList colours = m_settings.value(colourKey(GameNumber{number}), QStringList()).toStringList();
    m_game.show(std::move(opening->kept), title, colours);
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
    return m_games.count() > 0 && openGame(m_games.row(0).value("number").toInt()).isEmpty();
}

QString LibraryView::removeGame(int number)
{
    if (openNumber() == number)
        closeGame();
    const auto removed = m_store.remove(GameNumber{number});
    fillGames();
    return removed ? QString() : faultWords(removed.error());
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

QString LibraryView::importGame(const QUrl &file)
{
    // Android names files of other apps by addresses of its own, which QFile can open.
    QFile source(file.isLocalFile() ? file.toLocalFile() : file.toString());
    if (!source.open(QIODevice::ReadOnly))
        return tr("%1 cannot be read: %2").arg(source.fileName(), source.errorString());
    return importText(QString::fromUtf8(source.readAll()), QFileInfo(source).completeBaseName());
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
