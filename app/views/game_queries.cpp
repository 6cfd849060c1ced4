#include "views/game_view.h"

#include <algorithm>

#include <QRandomGenerator>

#include "actions/action_key.h"
#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "set_up/reading_rows.h"
#include "table/values.h"
#include "views/choices.h"
#include "views/colours.h"
#include "views/former_choice.h"
#include "views/move_map.h"
#include "views/sheets.h"
#include "views/status_texts.h"
#include "words/chapters.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/place_name.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

/// What an income becomes when the board has changed a little.
QVariantList incomesNear(int last)
{
    QVariantList incomes;
    for (const int change : {-20, -10, 10, 20, 30, 40}) {
        if (last + change > 0)
            incomes.append(last + change);
    }
    return incomes;
}

std::vector<Route> routesOfLastRun(const Session &session, const std::string &company)
{
    for (int place = session.moveCount(); place > 0; --place) {
        const Move &move = session.move(place);
        if (move.kind == MoveKind::RunTrains && move.by == company)
            return move.routes.value_or(std::vector<Route>());
    }
    return {};
}

/// A train stays the same when it is turned to its old side.
bool isSameTrain(const GameDefinition &game, const std::string &before, const std::string &now)
{
    const FaceId face = game.findFace(before);
    return before == now || (face && game.faces[face].oldSide && game.faces[game.faces[face].oldSide].code == now);
}

/// "D25, E24 or Czernowitz (E26)".
QString anyPlaceOf(const GameDefinition &game, const std::vector<std::string> &hexes)
{
    QStringList places;
    for (const std::string &code : hexes)
        places.append(placeName(game, code));
    if (places.size() < 2)
        return places.join(QString());
    const QString last = places.takeLast();
    return GameView::tr("%1 or %2", "places").arg(listed(places), last);
}

/// "to Wien (E12) or Prag (B9), and to D25, E24 or Czernowitz (E26)".
QString routeText(const GameDefinition &game, const IncomeBonus &bonus)
{
    QString words;
    for (const std::vector<std::string> &hexes : bonus.oneOfEach) {
        const QString part = GameView::tr("to %1", "places").arg(anyPlaceOf(game, hexes));
        words = words.isEmpty() ? part : GameView::tr("%1, and %2", "to places, and to other places").arg(words, part);
    }
    return words;
}

} // namespace

bool GameView::companiesWait() const
{
    if (!m_game)
        return false;
    const auto &companies = session().position().companies;
    return std::any_of(companies.begin(), companies.end(),
                       [](const CompanyState &state) { return state.status == CompanyStatus::Waiting; });
}

QString GameView::describe(const QVariantMap &map) const
{
    const auto move = toMove(map);
    return m_game && move ? Wording(session().rules()).move(*move) : QString();
}

QList<TableQuestion> GameView::readings() const
{
    if (!m_game)
        return {};
    const Rules &rules = session().rules();
    return readingRows(rules.game(), static_cast<int>(rules.seats().size()));
}

QString GameView::cited(const QString &reason, const QString &rule) const
{
    return m_game ? withChapter(reason, chapterOf(session().rules().game(), rule.toStdString())) : reason;
}

QString GameView::keyTitle(const QString &key) const
{
    return Wording::keyTitle(key.toStdString());
}

QVariantList GameView::stationed() const
{
    QVariantList rows;
    if (!m_game)
        return rows;
    const GameDefinition &game = session().rules().game();
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = session().position().companies[company];
        if (!state.isInPlay() || state.stationsOnMap == 0)
            continue;
        const CompanyDefinition &table = game.companies[company];
        QVariantMap row = option(toText(table.code), toText(table.printed));
        row.insert({{"stations", state.stationsOnMap}, {"markers", state.tokensLeft}});
        rows.append(row);
    }
    return rows;
}

int GameView::likelyOffer(const QString &kindWord) const
{
    const auto kind = moveKind(kindWord.toStdString());
    if (!m_game || !kind)
        return -1;
    const std::string actor = Codes(session().rules().game(), session().rules().seats()).code(atTurn().actor());
    std::string company;
    for (int place = session().moveCount(); place > 0 && company.empty(); --place) {
        const Move &move = session().move(place);
        if (move.by == actor && (move.kind == *kind || move.kind == MoveKind::StartCompany))
            company = move.company;
    }
    int index = 0;
    for (const Offer &offer : m_offers) {
        if (offer.move.kind != *kind)
            continue;
        if (!company.empty() && offer.move.company == company)
            return offer.refusal ? -1 : index;
        ++index;
    }
    return -1;
}

int GameView::sumOf(const QVariantList &stopsOfTrains) const
{
    std::vector<std::vector<Money>> trains;
    for (const QVariant &train : stopsOfTrains) {
        std::vector<Money> &stops = trains.emplace_back();
        for (const QVariant &stop : train.toList())
            stops.push_back(Money{stop.toInt()});
    }
    return toNumber(incomeOf(trains));
}

QVariantList GameView::stopValues() const
{
    QVariantList values;
    if (m_game) {
        for (const Money value : session().rules().game().stopValues)
            values.append(toNumber(value));
    }
    return values;
}

QVariantList GameView::lots() const
{
    if (!m_game || session().position().round.kind != RoundKind::Opening)
        return {};
    const FeatureView *opening = openingView(session().rules().game());
    return opening != nullptr ? opening->lots(session().rules(), session().position()) : QVariantList();
}

QVariantList GameView::formation() const
{
    QVariantList steps;
    if (m_game) {
        for (const FeatureView *view : viewsOf(session().rules().game()))
            steps += view->progress(session());
    }
    return steps;
}

bool GameView::hasPrivateCompanies() const
{
    return m_game && Wording(session().rules()).hasPrivateCompanies();
}

QVariantList GameView::actionCards() const
{
    QVariantList rows;
    for (const FeatureView *view : m_game ? viewsOf(session().rules().game()) : FeatureViews())
        rows += view->cards(session(), m_offers, m_looks);
    return rows;
}

QVariantList GameView::cardTurns() const
{
    QVariantList rows;
    for (const FeatureView *view : m_game ? viewsOf(session().rules().game()) : FeatureViews())
        rows += view->cardTurns(session(), m_looks);
    return rows;
}

int GameView::copyCards() const
{
    const Party actor = m_game ? session().rules().actor(session().position()) : Party::nobody();
    return actor.isPlayer() ? session().position().players[actor.player()].spareCards : 0;
}

QString GameView::inOwnWords(const QString &context, const QString &text) const
{
    return m_game ? inWordsOf(session().rules().game(), context.toUtf8().constData(), text.toUtf8().constData()) : text;
}

QVariantList GameView::incomeBonuses() const
{
    QVariantList rows;
    if (!m_game)
        return rows;
    const GameDefinition &game = session().rules().game();
    for (const IncomeBonus &bonus : game.incomeBonuses) {
        if (!bonus.isPaid)
            continue;
        rows.append(QVariantMap{{"name", toText(bonus.name)},
                                {"amount", toNumber(bonus.amount)},
                                {"hint", tr("for a train %1").arg(routeText(game, bonus))},
                                {"once", game.bonuses.oncePerCompany},
                                {"toTreasury", game.bonuses.goToTreasury}});
    }
    return rows;
}

QVariantMap GameView::lastIncome(const QString &company) const
{
    if (!m_game)
        return {};
    for (int place = session().moveCount(); place > 0; --place) {
        const Move &move = session().move(place);
        if (move.kind == MoveKind::RunTrains && toText(move.by) == company) {
            const QVariantMap map = toMap(move);
            return {{"revenue", move.revenue.value_or(0)},
                    {"near", incomesNear(move.revenue.value_or(0))},
                    {"mine", move.mine.value_or(0)},
                    {"routes", map.value("routes")}};
        }
    }
    return {};
}

QVariantList GameView::lastRoutes() const
{
    const auto run = std::find_if(m_offers.begin(), m_offers.end(),
                                  [](const Offer &offer) { return offer.move.kind == MoveKind::RunTrains; });
    if (run == m_offers.end())
        return {};
    std::vector<Route> before = routesOfLastRun(session(), run->move.by);
    QVariantList values;
    for (const RouteChoice &choice : run->routes) {
        const auto same = std::find_if(before.begin(), before.end(), [&](const Route &route) {
            return isSameTrain(session().rules().game(), route.train, choice.train);
        });
        // With a bonus it was worth more than its stops, and whether it is so again only the table knows.
        const bool isKnown = same != before.end() && same->bonus.value_or(0) == 0;
        values.append(isKnown ? same->value.value_or(-1) : -1);
        if (same != before.end())
            before.erase(same);
    }
    return values;
}

QVariantMap GameView::splitMove(const QVariantMap &offer, int first) const
{
    const QVariantMap split = offer.value("split").toMap();
    int left = split.value("sum").toInt();
    int next = first;
    QVariantMap amounts;
    for (const QVariant &company : split.value("companies").toList()) {
        const int part = std::clamp(next, 0, left);
        if (part > 0)
            amounts.insert(company.toMap().value("code").toString(), part);
        left -= part;
        next = left;
    }
    QVariantMap move = offer.value("move").toMap();
    move.insert("amounts", amounts);
    return move;
}

QVariantMap GameView::withFormer(const QVariantMap &offer, const QVariantMap &move) const
{
    return flimnap::withFormer(offer.value("chosen").toMap(), move);
}

/// What belongs to a mine of its own, else what it brought the last time.
int GameView::likelyMine() const
{
    for (const Offer &offer : m_offers) {
        if (offer.move.kind != MoveKind::RunTrains)
            continue;
        for (const NumberChoice &choice : offer.numbers) {
            if (choice.key != "mine")
                continue;
            const int last = lastIncome(toText(offer.move.by)).value("mine").toInt();
            const bool isPossible = std::find(choice.usual.begin(), choice.usual.end(), last) != choice.usual.end();
            return choice.suggested.value_or(0) == 0 && isPossible ? last : choice.suggested.value_or(0);
        }
    }
    return 0;
}

bool GameView::drawAtRandom()
{
    const Offer *draw = atTurn().onlyDecision(MoveKind::Draw);
    if (draw == nullptr || draw->words.empty() || draw->words.front().words.empty())
        return false;
    const std::vector<std::string> &lots = draw->words.front().words;
    Move move = draw->move;
    move.result = lots[QRandomGenerator::system()->bounded(static_cast<quint32>(lots.size()))];
    return play(move);
}

QVariantList GameView::offersOf(const QString &key) const
{
    QVariantList rows;
    const auto action = ActionKey::parse(key);
    if (!m_game || !action)
        return rows;
    for (std::size_t index = 0; index < m_offers.size(); ++index) {
        const bool isFormer = m_past && m_formerOffer == index;
        if (action->includes(m_offers[index]))
            rows.append(offerRow(session(), m_offers[index], isFormer ? &m_formerMove : nullptr));
    }
    return rows;
}

} // namespace flimnap
