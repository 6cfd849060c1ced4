#include "views/game_view.h"

#include <algorithm>

#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "session/cash_count.h"
#include "session/statement.h"
#include "table/values.h"
#include "views/colours.h"
#include "views/effects.h"
#include "views/move_map.h"
#include "views/sheets.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

/// An income was declared; before anything else it is said where it goes.
bool waitsForDividend(const Refusal &refusal)
{
    const Arg due("due", std::string(word(MoveKind::Dividend)));
    return refusal.code == Code::WrongStep &&
           std::find(refusal.args.begin(), refusal.args.end(), due) != refusal.args.end();
}

QVariantMap faceRow(const Wording &words, const GameDefinition &game, const Position &position, FaceId face)
{
    const TrainFace &table = game.faces[face];
    return {{"code", toText(table.code)},
            {"name", toText(table.name)},
            {"sizeTitle", words.size(table.size)},
            {"price", toNumber(table.price)},
            {"scrapped", position.trains.isScrapped(face)}};
}

} // namespace

QString GameView::phaseSummary() const
{
    if (!m_game)
        return {};
    const GameDefinition &game = session().rules().game();
    const PhaseDefinition &phase = game.phases[session().position().phase];
    const Wording words(session().rules());
    QStringList limits;
    for (const ClassId size : ids(game.classes)) {
        if (const std::optional<int> limit = phase.trainLimit[size])
            limits.append(tr("%1 %2", "size of companies and their train limit").arg(words.size(size)).arg(*limit));
    }
    QStringList colours;
    for (const std::string &colour : phase.tileColours)
        colours.append(words.word("colour", colour));
    return tr("Train limit: %1. Tiles: %2.").arg(limits.join(", "), colours.join(", "));
}

QString GameView::expectation() const
{
    if (!m_game)
        return {};
    if (isOver())
        return tr("The game is over.");
    const bool discards = !m_offers.empty() && m_offers.front().move.kind == MoveKind::DiscardTrain &&
                          std::all_of(m_offers.begin(), m_offers.end(),
                                      [](const Offer &offer) { return offer.move.kind == MoveKind::DiscardTrain; });
    if (discards)
        return tr("%1 must give up a train").arg(turnName());
    switch (session().position().round.kind) {
    case RoundKind::Opening:
        return tr("%1 buys a private railway or passes").arg(turnName());
    case RoundKind::Stock:
        return tr("%1 sells, buys or passes").arg(turnName());
    case RoundKind::Operating:
        return tr("%1 operates, %2 decides").arg(turnName(), turnDirector());
    case RoundKind::End:
        break;
    }
    return {};
}

QVariantMap GameView::actor() const
{
    if (!m_game)
        return {};
    const Rules &rules = session().rules();
    const Party actor = rules.actor(session().position());
    QVariantMap row;
    if (actor.isPlayer()) {
        row = m_looks.badge(actor.player());
    } else if (actor.isCompany()) {
        const QString colour = companyColour(rules.game(), actor.company());
        row = {{"colour", colour}, {"textColour", textOn(colour)}, {"initial", QString()}};
    } else {
        return {};
    }
    row.insert("balance", toNumber(session().position().ledger.balance(actor)));
    return row;
}

QString GameView::dueKind() const
{
    for (const Offer &offer : m_offers) {
        if (offer.move.kind == MoveKind::Done && offer.refusal && waitsForDividend(*offer.refusal))
            return "dividend";
    }
    QString kind;
    for (int row = 0; row < m_actions.count(); ++row) {
        const QVariantMap action = m_actions.row(row);
        if (!action.value("allowed").toBool())
            continue;
        if (!kind.isEmpty() || action.value("direct").toBool())
            return {};
        kind = action.value("kind").toString();
    }
    return kind;
}

QString GameView::dueSheet() const
{
    const auto kind = moveKind(dueKind().toStdString());
    return kind ? sheetFor(*kind, turnIsCompany()) : QString();
}

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
    const std::optional<Move> move = toMove(map);
    return m_game && move ? Wording(session().rules()).move(*move) : QString();
}

QString GameView::keyTitle(const QString &key) const
{
    return Wording::keyTitle(key.toStdString());
}

QVariantList GameView::accounts() const
{
    QVariantList rows;
    for (int row = 0; row < m_players.count(); ++row)
        rows.append(
            QVariantMap{{"value", m_players.row(row).value("code")}, {"label", m_players.row(row).value("name")}});
    for (int row = 0; row < m_companies.count(); ++row) {
        const QVariantMap company = m_companies.row(row);
        if (company.value("status") == "operating")
            rows.append(QVariantMap{{"value", company.value("code")}, {"label", company.value("code")}});
    }
    return rows;
}

int GameView::likelyOffer(const QString &kindWord) const
{
    const auto kind = moveKind(kindWord.toStdString());
    if (!m_game || !kind)
        return -1;
    const std::string actor = turn().toStdString();
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

QVariantMap GameView::trainsOnSale() const
{
    if (!m_game)
        return {};
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    const Wording words(session().rules());
    QVariantMap sale;
    QVariantList upcoming;
    const CardId top = position.trains.topCard();
    for (const CardId card : ids(game.cards)) {
        const int left = position.trains.left(card).value_or(-1);
        if (left != 0 && card != top)
            upcoming.append(QVariantMap{{"card", toText(game.cards[card].code)}, {"left", left}});
    }
    if (top) {
        QVariantList faces;
        for (const FaceId face : game.cards[top].faces)
            faces.append(faceRow(words, game, position, face));
        sale = {
            {"card", toText(game.cards[top].code)}, {"left", position.trains.left(top).value_or(-1)}, {"faces", faces}};
    }
    QVariantList pool;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party::pool())
            pool.append(faceRow(words, game, position, train.face));
    }
    sale.insert("upcoming", upcoming);
    sale.insert("pool", pool);
    return sale;
}

QVariantList GameView::roundTrack() const
{
    QVariantList track;
    if (!m_game)
        return track;
    const GameDefinition &game = session().rules().game();
    const Wording words(session().rules());
    const Round now = session().position().round;
    const auto isPast = [&](const Round &round) {
        if (now.kind == RoundKind::End)
            return true;
        if (now.kind == RoundKind::Opening)
            return false;
        return round.set != now.set ? round.set < now.set : round.number < now.number;
    };
    const auto add = [&](const Round &round, int value) {
        track.append(QVariantMap{{"title", words.round(round)},
                                 {"value", value},
                                 {"current", round == now},
                                 {"past", isPast(round)},
                                 {"kind", round.kind == RoundKind::Stock ? "stock" : "operating"}});
    };
    for (int set = 1; set <= static_cast<int>(game.sets.size()); ++set) {
        add({RoundKind::Stock, set, 0}, 0);
        const std::vector<Money> &values = game.sets[static_cast<std::size_t>(set - 1)];
        for (int number = 1; number <= static_cast<int>(values.size()); ++number)
            add({RoundKind::Operating, set, number}, toNumber(values[static_cast<std::size_t>(number - 1)]));
    }
    return track;
}

QVariantList GameView::effectsAt(int place) const
{
    if (!m_game || place < 0 || place > session().moveCount())
        return {};
    return effectRows(session().rules(), session().events(place));
}

QVariantMap GameView::statementRow(const StatementLine &line, Party account) const
{
    const Wording words(session().rules());
    const QString about = line.about && Party(line.about) != account ? words.party(line.about) : QString();
    const QString reason = words.reason(line.reason);
    return {{"place", line.move},
            {"text", about.isEmpty() ? reason : tr("%1: %2", "company: reason").arg(about, reason)},
            {"counterpart", words.party(line.counterpart)},
            {"change", toNumber(line.change)},
            {"balance", toNumber(line.balance)}};
}

QVariantList GameView::statement(const QString &account) const
{
    QVariantList rows;
    const Party party = partyOf(account);
    if (party.isNobody())
        return rows;
    for (const StatementLine &line : flimnap::statement(session(), party))
        rows.prepend(statementRow(line, party));
    return rows;
}

QVariantList GameView::worthByRound() const
{
    QVariantList series;
    if (!m_game)
        return series;
    const Rules &rules = session().rules();
    const Wording words(rules);

    // The position at the end of each round, and the present one.
    std::vector<std::pair<QString, Position>> marks;
    QString label = words.round(session().positionAfter(0).round);
    for (int place = 1; place <= session().moveCount(); ++place) {
        for (const Event &event : session().events(place)) {
            const auto *begun = std::get_if<RoundBegan>(&event);
            if (begun == nullptr)
                continue;
            marks.emplace_back(label, session().positionAfter(place));
            label = words.round(begun->round);
        }
    }
    if (!isOver())
        marks.emplace_back(label, session().position());
    else
        marks.back().second = session().position(); // corrected after the end, perhaps

    for (const PlayerId player : ids(session().position().players)) {
        QVariantList worths;
        for (const auto &[title, position] : marks)
            worths.append(QVariantMap{{"label", title}, {"worth", toNumber(worth(rules.game(), position, player))}});
        QVariantMap row = m_looks.badge(player);
        row.insert("code", toText(Codes(rules.game(), rules.seats()).code(player)));
        row.insert("worths", worths);
        series.append(row);
    }
    return series;
}

QVariantList GameView::scores() const
{
    QVariantList rows;
    if (!m_game)
        return rows;
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Position &position = session().position();
    const Wording words(rules);
    for (const Score &score : rules.scores(position)) {
        QVariantList shares;
        for (const CompanyId company : ids(game.companies)) {
            if (const int units = position.holdings.units(score.player, company)) {
                const QString colour = companyColour(game, company);
                const Money price = flimnap::price(game, position, company);
                shares.append(QVariantMap{{"company", toText(game.companies[company].code)},
                                          {"colour", colour},
                                          {"textColour", textOn(colour)},
                                          {"units", units},
                                          {"percent", game.classOf(company).percent(units)},
                                          {"price", toNumber(price)},
                                          {"value", toNumber(holdingValue(game, position, score.player, company))}});
            }
        }
        QVariantMap row = m_looks.badge(score.player);
        row.insert("rank", score.rank);
        row.insert("cash", toNumber(score.cash));
        row.insert("shares", toNumber(score.shares));
        row.insert("shareRows", shares);
        row.insert("privates", toNumber(score.privates));
        row.insert("debt", toNumber(score.debt));
        row.insert("penalty", toNumber(score.penalty));
        row.insert("total", toNumber(score.total));
        rows.append(row);
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
            return {{"revenue", move.revenue.value_or(0)}, {"routes", map.value("routes")}};
        }
    }
    return {};
}

QVariantList GameView::trainsOf(const QString &company) const
{
    for (int row = 0; row < m_companies.count(); ++row) {
        if (m_companies.row(row).value("code") == company)
            return m_companies.row(row).value("trains").toList();
    }
    return {};
}

QVariantMap GameView::countCash(const QString &account, int counted) const
{
    const Party party = partyOf(account);
    if (party.isNobody())
        return {};
    const CashCount count = flimnap::countCash(session(), party, Money{counted});
    QVariantList suspects;
    for (const StatementLine &line : count.suspects)
        suspects.append(statementRow(line, party));
    return {{"book", toNumber(count.book)}, {"difference", toNumber(count.difference)}, {"suspects", suspects}};
}

Party GameView::partyOf(const QString &account) const
{
    if (!m_game)
        return {};
    return Codes(session().rules().game(), session().rules().seats()).party(account.toStdString());
}

} // namespace flimnap
