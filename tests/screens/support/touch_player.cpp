#include "support/touch_player.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

#include <QJsonDocument>
#include <QJsonObject>

#include "actions/action_key.h"
#include "decisions/automaton_form.h"
#include "decisions/grants_form.h"
#include "decisions/past_runs.h"
#include "decisions/routes_form.h"
#include "journal/move_schema.h"
#include "support/items.h"

namespace flimnap::test {

namespace {

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

/// The move as somebody enters it who has the board before his eyes: a special tile is the use of a right, and a number
/// that goes without saying is there.
Move asEntered(Move move, const GameDefinition &game)
{
    if (move.kind == MoveKind::RepayLoan)
        move.count = move.count.value_or(1);
    const TileId tile = game.findTile(move.tile);
    if (move.kind == MoveKind::LayTrack && !move.privateRailway.empty() && tile && game.tiles[tile].special)
        move.kind = MoveKind::UsePrivate;
    return move;
}

/// Whether the button of the kind makes the move with one tap, where it can: it takes what is offered first.
bool isPlainest(const Move &move, const Move &first, const GameDefinition &game)
{
    if (move.kind == MoveKind::PlaceToken)
        return move.home;
    const std::string ownTile = game.findPrivate(move.tile) ? move.tile : std::string(); // not one of the map
    return move.cost.value_or(0) == 0 && move.privateRailway.empty() && move.by == first.by && ownTile == first.tile;
}

/// The offers of the kind as they stand in the app.
Move firstOffered(const GameView &game, MoveKind kind)
{
    for (const Offer &offer : game.kept()->session().offers()) {
        if (offer.move.kind == kind && !offer.refusal)
            return offer.move;
    }
    return {};
}

/// As the app names the tile of an offer; a player may act for a company of his.
QString tileOf(const Move &move, const QString &actsFor)
{
    if (move.kind == MoveKind::Exchange)
        return "offer_" + text(move.privateRailway) + (move.company.empty() ? "" : ">" + text(move.company));
    if (move.kind == MoveKind::Take)
        return "offer_" + text(move.what);
    if (move.kind == MoveKind::Choose)
        return "offer_" + text(move.by) + ":" + text(move.value);
    if (!actsFor.isEmpty() && move.train.empty())
        return "offer_" + actsFor + ":" + text(move.tile.empty() ? move.privateRailway : move.tile);
    const std::string &subject = !move.company.empty()          ? move.company
                                 : !move.privateRailway.empty() ? move.privateRailway
                                                                : move.train;
    QString name = "offer_" + (actsFor.isEmpty() ? QString() : actsFor + ":") + text(subject);
    if (move.home)
        name += "home";
    if (!move.from.empty() && move.from != "bank")
        name += "@" + text(move.from);
    if (move.kind == MoveKind::BuyShare && move.percent.value_or(0) > 10)
        name += "%" + QString::number(*move.percent);
    if (!move.tradeIn.empty())
        name += "<" + text(move.tradeIn);
    if (!move.to.empty())
        name += ">" + text(move.to);
    return name;
}

/// A decision that is made about a company, with a tile for each.
bool isTile(const Move &move)
{
    return move.kind == MoveKind::Choose && (move.what == "destination" || move.what == "loans");
}

/// The word a move says, and at which key; of decisions and draws.
QString wordOf(const Move &move)
{
    if (move.kind == MoveKind::Draw)
        return "word_result_" + text(move.result);
    return move.kind == MoveKind::Choose && !isTile(move) ? "word_value_" + text(move.value) : QString();
}

} // namespace

int TouchPlayer::movesMade() const
{
    return m_app.game().moveCount();
}

void TouchPlayer::createGame(const Header &header)
{
    m_finger.tap("newGame");
    m_finger.tap("edition_" + text(header.edition));
    m_finger.tap("game_" + text(header.game));
    if (m_finger.sees("variant_" + text(header.variant)))
        m_finger.tap("variant_" + text(header.variant));
    m_finger.tap("players_" + QString::number(header.players.size()));
    const QJsonObject options = QJsonDocument::fromJson(QByteArray::fromStdString(header.options)).object();
    QStringList names = options.keys();
    names.removeOne("overrides");
    // What is played with comes before how it is read.
    std::ranges::stable_partition(names, [&](const QString &name) { return m_finger.sees("switch_" + name); });
    for (const QString &name : names)
        agree(name, options[name].toVariant().toString());
    m_finger.tap("startGame");
}

/// On the page itself, or among the readings of the rules.
void TouchPlayer::agree(const QString &name, const QString &value)
{
    if (m_finger.sees("switch_" + name)) {
        m_finger.tap("switch_" + name);
        return;
    }
    const QString answer = "value_" + name + "=" + value;
    if (m_finger.sees(answer)) {
        m_finger.tap(answer);
        return;
    }
    m_finger.tap("readRules");
    if (!m_finger.sees(answer))
        m_finger.tap("furtherReadings");
    m_finger.tap(answer);
    m_finger.tap("back");
}

/// Acknowledges what the app wants seen before anything goes on.
void TouchPlayer::goOn()
{
    if (m_finger.sees("goOn"))
        m_finger.tap("goOn");
    if (m_finger.sees("checklistDone"))
        m_finger.tap("checklistDone");
}

void TouchPlayer::enter(const Move &move)
{
    const int before = movesMade();
    const int taps = m_finger.taps();
    makeMove(asEntered(move, m_app.game().kept()->session().rules().game()));
    goOn();
    if (movesMade() != before + 1)
        throw OutOfReach("move " + std::to_string(before + 1) + " was not taken: " + writeMove(move));
    Count &count = m_counts[move.kind];
    ++count.decisions;
    count.taps += m_finger.taps() - taps;
}

void TouchPlayer::makeMove(const Move &move)
{
    if (move.kind == MoveKind::TakeCard || move.kind == MoveKind::CopyCard) {
        m_finger.tap("card_" + text(move.card));
        m_finger.tap("side_" + QString::number(move.side.value_or(0)));
        return;
    }
    Offer asked;
    asked.move = move;
    asked.isOutOfTurn = isOutOfTurn(move);
    const QString kind = ActionKey::of(asked).text();
    const int before = movesMade();
    const bool isOpen = m_finger.sees("closeSheet");
    if (isOpen && m_app.turn().dueKind() != kind)
        m_finger.tap("closeSheet");
    if (!isOpen || m_app.turn().dueKind() != kind) {
        const bool hasChoices = m_finger.canTap("choose_" + kind);
        if (hasChoices &&
            !isPlainest(move, firstOffered(m_app.game(), move.kind), m_app.game().kept()->session().rules().game()))
            m_finger.tap("choose_" + kind);
        else
            tapAction(kind);
    }
    if (movesMade() > before)
        return; // made with the one tap
    if (move.kind == MoveKind::RunTrains && !move.revenue)
        enterRoutes(move);
    else if (move.kind == MoveKind::RunTrains)
        enterIncome(move);
    else if (move.kind == MoveKind::Fund)
        enterGrants(move);
    else if (move.kind == MoveKind::Gulliver)
        answerQuestions(move);
    else
        enterChoices(move);
}

/// A company borrows or buys while another one has the turn.
bool TouchPlayer::isOutOfTurn(const Move &move) const
{
    const bool isDeal = move.kind == MoveKind::TakeLoan || move.kind == MoveKind::BuyPrivate;
    return isDeal && m_app.game().kept()->session().rules().game().findCompany(move.by).isValid() &&
           text(move.by) != m_app.turn().code();
}

/// On the table, or among what is seldom done.
void TouchPlayer::tapAction(const QString &kind)
{
    if (!m_finger.sees("action_" + kind) && m_finger.sees("more"))
        m_finger.tap("more");
    m_finger.tap("action_" + kind);
}

void TouchPlayer::enterIncome(const Move &move)
{
    const int before = movesMade();
    const LastIncome last = lastIncome(m_app.game().kept()->session(), move.by);
    if (m_finger.sees("repeatIncome") && last.known && last.revenue == move.revenue.value_or(0)) {
        enterMine(move.mine.value_or(0));
        m_finger.tap("repeatIncome");
    } else {
        enterNumber("revenue", move.revenue.value_or(0));
        enterMine(move.mine.value_or(0));
    }
    if (movesMade() == before)
        m_finger.tap("confirm");
}

/// Every train's route, in the order in which the app asks for them.
void TouchPlayer::enterRoutes(const Move &move)
{
    std::vector<Route> declared = move.routes.value_or(std::vector<Route>());
    const Offers offers = m_app.game().kept()->session().offers();
    const auto run = std::ranges::find(offers, MoveKind::RunTrains, [](const Offer &offer) { return offer.move.kind; });
    const std::vector<RouteChoice> &trains = run->routes;
    QList<int> values;
    QList<bool> bonuses;
    for (const RouteChoice &train : trains) {
        const auto route = std::ranges::find(declared, train.train, &Route::train);
        values.append(route == declared.end() ? 0 : route->value.value_or(0));
        bonuses.append(route != declared.end() && route->bonus.value_or(0) > 0);
        if (route != declared.end())
            declared.erase(route);
    }
    enterMine(move.mine.value_or(0));
    if (m_finger.sees("repeatIncome") && lastRoutes(m_app.game().kept()->session(), *run) == values &&
        !bonuses.contains(true)) {
        m_finger.tap("repeatIncome");
        return;
    }
    for (qsizetype train = 0; train < values.size(); ++train) {
        enterRoute(train, values[train]);
        if (!bonuses[train])
            continue;
        if (trains.size() > 1)
            m_finger.tap("train_" + QString::number(train));
        m_finger.tap("routeBonus");
    }
    m_finger.tap("confirm");
}

/// With a tap where the value is a usual one; then the app goes on to the next train by itself.
void TouchPlayer::enterRoute(qsizetype train, int value)
{
    const QString name = "train_" + QString::number(train);
    if (!shownItems(m_app.window(), name).back()->property("checked").toBool())
        m_finger.tap(name);
    RoutesForm form(m_app.game());
    form.setKind("run_trains");
    const QList<int> usual = form.usual();
    const bool types = m_finger.sees("tapValues");
    if (types && usual.contains(value))
        m_finger.tap("tapValues");
    if (usual.contains(value)) {
        m_finger.tap("route_" + QString::number(value));
        return;
    }
    if (!types)
        m_finger.tap("route_other");
    for (const QChar digit : QString::number(value))
        m_finger.tap(QString("key_") + digit);
}

/// Money for the player himself, whole to one of his companies or split between two.
void TouchPlayer::enterGrants(const Move &move)
{
    if (move.self) {
        m_finger.tap("fundSelf");
        return;
    }
    const std::vector<Grant> grants = move.amounts.value_or(std::vector<Grant>());
    if (grants.size() == 1) {
        m_finger.tap("fundAll_" + text(grants.front().company));
        return;
    }
    GrantsForm form(m_app.game());
    form.setKind("fund");
    const QString first = form.companies().front().company;
    for (const Grant &grant : grants) {
        if (text(grant.company) == first)
            enterNumber("split", grant.amount);
    }
    m_finger.tap("confirm");
}

/// What he could build, asked step by step, and whether there was a second tile.
void TouchPlayer::answerQuestions(const Move &move)
{
    AutomatonForm form(m_app.game());
    form.setKind("gulliver");
    for (const WordOption &step : form.steps()) {
        const QString &track = step.value;
        if (track == "none")
            break;
        const bool isIt = track == text(move.track);
        m_finger.tap(isIt ? "answer_yes" : "answer_no");
        if (isIt)
            break;
    }
    m_finger.tap(move.extra ? "answer_yes" : "answer_no");
}

/// Only where some train can serve a mine and the amount proposed is another one.
void TouchPlayer::enterMine(int value)
{
    const QList<QQuickItem *> entries = shownItems(m_app.window(), "amount_mine");
    if (entries.isEmpty() || entries.back()->property("value").toInt() == value)
        return;
    const QString chip = "usual_mine_" + QString::number(value);
    if (m_finger.sees(chip)) {
        m_finger.tap(chip);
        return;
    }
    m_finger.tap("mine_other");
    for (const QChar digit : QString::number(value))
        m_finger.tap(QString("key_") + digit);
}

void TouchPlayer::enterChoices(const Move &move)
{
    if (const QString word = wordOf(move); !word.isEmpty()) {
        const QString group = "group_value_" + text(move.value).left(1); // a map's hexes by their first letter
        if (!m_finger.sees(word) && m_finger.sees(group))
            m_finger.tap(group);
        m_finger.tap(word);
        m_finger.tap("confirm");
        return;
    }
    const QString railway = "railway_" + text(move.privateRailway);
    if (move.kind == MoveKind::Exchange && m_finger.sees(railway) &&
        !shownItems(m_app.window(), railway).back()->property("chosen").toBool())
        m_finger.tap(railway);
    const int before = movesMade();
    const bool actsForCompany = !m_app.turn().isCompany() && text(move.by) != m_app.turn().code();
    const QString tile = tileOf(move, actsForCompany || isOutOfTurn(move) ? text(move.by) : QString());
    const QList<QQuickItem *> tiles = shownItems(m_app.window(), tile);
    if (!tiles.isEmpty() && !tiles.back()->property("chosen").toBool())
        m_finger.tap(tile);
    const QString hex = "word_hex_" + text(move.hex); // where a company has two homes
    if (move.home && m_finger.sees(hex))
        m_finger.tap(hex);
    for (const auto &[key, value] :
         {std::pair{"price", move.price}, std::pair{"percent", move.percent}, std::pair{"amount", move.amount},
          std::pair{"cost", move.cost}, std::pair{"count", move.count}}) {
        if (value)
            enterNumber(key, *value);
    }
    if (movesMade() == before) // a usual amount may be the whole decision
        m_finger.tap(move.pay.empty() || move.pay == "all" ? QString("confirm") : "word_pay_" + text(move.pay));
}

void TouchPlayer::enterNumber(const QString &key, int value)
{
    const QList<QQuickItem *> entries = shownItems(m_app.window(), "amount_" + key);
    const bool isTyped = key == "revenue";
    if (entries.isEmpty() || (!isTyped && entries.back()->property("value").toInt() == value))
        return; // fixed by the rules, or already there
    const QString chip = "usual_" + key + "_" + QString::number(value);
    if (m_finger.sees(chip)) {
        m_finger.tap(chip);
        return;
    }
    for (const QChar digit : QString::number(value))
        m_finger.tap(QString("key_") + digit);
}

TouchPlayer::Count TouchPlayer::total() const
{
    Count sum;
    for (const auto &[kind, count] : m_counts) {
        sum.decisions += count.decisions;
        sum.taps += count.taps;
    }
    return sum;
}

std::string TouchPlayer::report() const
{
    std::ostringstream out;
    const auto line = [&](std::string_view name, const Count &count) {
        char row[96];
        std::snprintf(row, sizeof row, "  %-14.*s %4d decisions %5d taps %6.2f each\n", static_cast<int>(name.size()),
                      name.data(), count.decisions, count.taps, static_cast<double>(count.taps) / count.decisions);
        out << row;
    };
    for (const auto &[kind, count] : m_counts)
        line(word(kind), count);
    line("all", total());
    out << "  " << m_finger.swipes() << " swipes besides\n";
    return out.str();
}

} // namespace flimnap::test
