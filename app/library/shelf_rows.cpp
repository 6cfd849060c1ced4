#include "library/shelf_rows.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "io/journal_text.h"
#include "store/state_of_play.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class ShelfTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::LibraryView)
};

QString playersOf(const GameListing &listing)
{
    QStringList players;
    const auto header = parseHeader(listing.header, listing.title, 1);
    for (const Seat &seat : header ? header->players : std::vector<Seat>())
        players.append(toText(seat.name));
    return listed(players);
}

} // namespace

ShelfRow shelfRow(const GameListing &listing)
{
    // The store may hold what an earlier or later app wrote there.
    const std::optional<StateOfPlay> state = readStateOfPlay(listing.stateOfPlay);
    QStringList facts{state ? Wording::roundOfAnyGame(state->round) : toText(listing.stateOfPlay),
                      state && state->moves ? ShelfTexts::tr("%n move(s)", "", *state->moves) : QString(),
                      QLocale().toString(QDateTime::fromMSecsSinceEpoch(listing.playedAt), QLocale::ShortFormat)};
    facts.removeAll(QString());
    return {.number = static_cast<int>(listing.number.value),
            .title = toText(listing.title),
            .players = playersOf(listing),
            .facts = facts.join(" · "),
            .isOver = state && state->round.kind == RoundKind::End,
            .playedAt = listing.playedAt};
}

RemovedRow removedRow(const GameListing &listing)
{
    const QDateTime until = QDateTime::fromMSecsSinceEpoch(listing.removedAt).addDays(daysRemovedGamesAreKept);
    return {.number = static_cast<int>(listing.number.value),
            .title = toText(listing.title),
            .players = playersOf(listing),
            .until = QLocale().toString(until.date(), QLocale::ShortFormat)};
}

bool isListedBefore(const ShelfRow &game, const ShelfRow &other)
{
    return std::pair(game.playedAt, game.number) > std::pair(other.playedAt, other.number);
}

} // namespace flimnap
