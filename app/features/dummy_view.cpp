#include "features/dummy_view.h"

#include <algorithm>

#include "features/dummy/standing.h"
#include "views/draws.h"
#include "words/names.h"
#include "words/wording.h"

namespace flimnap {

namespace {

bool isHis(const GameDefinition &game, const Move &move)
{
    return game.absentee && move.kind == MoveKind::Draw && move.what == game.absentee->code;
}

} // namespace

QString DummyView::drawTitle(const GameDefinition &game, const Move &draw) const
{
    return isHis(game, draw) ? tr("Draw a company for %1").arg(absenteeName(game)) : QString();
}

QString DummyView::drawText(const GameDefinition &game, const Move &draw) const
{
    return isHis(game, draw) ? tr("A company is drawn for %1").arg(absenteeName(game)) : QString();
}

/// "Vaclav gets 50 % of it at 50 K, and it gets train 2 (a) at once."
QString DummyView::drawReason(const Session &session, const Offer &draw) const
{
    const GameDefinition &game = session.rules().game();
    if (!isHis(game, draw.move))
        return {};
    const Wording words(session.rules());
    QString share;
    QString price;
    QString train;
    for (const Event &event : eventsOf(session, draw)) {
        const auto *shares = std::get_if<SharesMoved>(&event);
        const auto *started = std::get_if<CompanyStarted>(&event);
        const auto *moved = std::get_if<TrainMoved>(&event);
        if (shares != nullptr)
            share = QString::number(shares->percent);
        if (started != nullptr)
            price = words.money(game.chart[started->cell].price);
        if (moved != nullptr && moved->from == Party::bank() && train.isEmpty())
            train = words.train(moved->face);
    }
    const QString his = absenteeName(game);
    return train.isEmpty()
               ? tr("%1 gets %2 % of it at %3. There is no train for it now.").arg(his, share, price)
               : tr("%1 gets %2 % of it at %3, and it gets train %4 at once.").arg(his, share, price, train);
}

QString DummyView::drawn(const GameDefinition &game, const Move &draw, const QString &company) const
{
    return isHis(game, draw) ? tr("Drawn for %1: %2").arg(absenteeName(game), company) : QString();
}

/// A company by lot, the trains at the end of a set.
std::vector<Stretch> DummyView::stories(const Rules &rules, const Move &move, const Events &events,
                                        const Position &after) const
{
    std::vector<Stretch> stories;
    const GameDefinition &game = rules.game();
    const QString his = absenteeName(game);
    const CompanyId drawn = isHis(game, move) ? game.findCompany(move.result) : CompanyId();
    const auto serves = [&](const Event &event) {
        const CompanyId company = servedBy(event, after);
        return company && company != drawn;
    };
    const auto beginsRound = [](const Event &event) { return std::holds_alternative<RoundBegan>(event); };
    const auto placeOf = [&](auto event) { return static_cast<std::size_t>(event - events.begin()); };

    const auto served = std::find_if(events.begin(), events.end(), serves);
    const auto round = std::find_if(events.begin(), events.end(), beginsRound);
    if (drawn)
        stories.push_back(
            {tr("%1 gets %2").arg(his, Wording(rules).party(drawn)), drawn, 0, placeOf(std::min(served, round))});
    if (served < round)
        stories.push_back({tr("%1's companies get new trains").arg(his), {}, placeOf(served), placeOf(round)});
    return stories;
}

int DummyView::absenteesUnits(const GameDefinition &game, ClassId size) const
{
    const dummy::Company *terms = dummy::termsOf(game, size);
    return terms != nullptr ? terms->units : 0;
}

} // namespace flimnap
