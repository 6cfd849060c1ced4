#include "views/game_view.h"

#include <algorithm>

#include "views/colours.h"
#include "views/sheets.h"
#include "words/wording.h"

#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QVariantMap token(const GameDefinition &game, CompanyId company)
{
    const QString colour = companyColour(game, company);
    return {{"code", toText(game.companies[company].code)}, {"colour", colour}, {"textColour", textOn(colour)}};
}

QVariantList privatesOf(const GameDefinition &game, const Position &position, Party owner)
{
    QVariantList rows;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == owner)
            rows.append(QVariantMap{{"code", toText(game.privates[railway].code)},
                                    {"name", toText(game.privates[railway].name)},
                                    {"used", position.privates[railway].used}});
    }
    return rows;
}

QVariantList holdingsOf(const GameDefinition &game, const Position &position, PlayerId player)
{
    QVariantList rows;
    for (const CompanyId company : ids(game.companies)) {
        const int units = position.holdings.units(player, company);
        if (units == 0)
            continue;
        const CompanyClass &size = game.classOf(company);
        const bool directs = position.holdings.director(company) == Party(player);
        QVariantMap row = token(game, company);
        row.insert("company", row.take("code"));
        row.insert("percent", size.percent(units));
        row.insert("director", directs);
        row.insert("certificates", directs ? units - size.directorUnits + 1 : units);
        rows.append(row);
    }
    return rows;
}

QString statusWord(CompanyStatus status)
{
    switch (status) {
    case CompanyStatus::Waiting:
        return "waiting";
    case CompanyStatus::Started:
        return "started";
    case CompanyStatus::Operating:
        return "operating";
    case CompanyStatus::Closed:
        break;
    }
    return "closed";
}

} // namespace

void GameView::fillPlayers()
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Position &position = session().position();
    const int limit = game.tableOf(position.players.count())->certificateLimit;
    const Party actor = rules.actor(position);

    Money most = worth(game, position, position.order.front());
    for (const PlayerId player : position.order)
        most = std::max(most, worth(game, position, player));

    QList<QVariantMap> rows;
    for (const PlayerId player : ids(position.players)) {
        const QString name = Wording(rules).party(player);
        const QString colour = m_looks.colour(player);
        const Money total = worth(game, position, player);
        const auto card = std::find(position.order.begin(), position.order.end(), player);
        rows.append({{"code", toText(Codes(game, rules.seats()).code(player))},
                     {"name", name},
                     {"colour", colour},
                     {"textColour", textOn(colour)},
                     {"initial", m_looks.initials(player)},
                     {"cash", toNumber(position.ledger.balance(player))},
                     {"debt", toNumber(position.players[player].debt)},
                     {"penalty", toNumber(position.players[player].penalty)},
                     {"certificates", certificates(game, position, player)},
                     {"limit", limit},
                     {"worth", toNumber(total)},
                     {"acting", actor == Party(player)},
                     {"card", static_cast<int>(card - position.order.begin()) + 1},
                     {"leads", total == most},
                     {"holdings", holdingsOf(game, position, player)},
                     {"privates", privatesOf(game, position, player)}});
    }
    m_players.setRows(std::move(rows));
}

void GameView::fillCompanies()
{
    const Rules &rules = session().rules();
    const GameDefinition &game = rules.game();
    const Position &position = session().position();
    const std::vector<CompanyId> operating = operatingOrder(game, position);
    const Wording words(rules);

    const auto placeOf = [&](CompanyId company) {
        const auto place = std::find(operating.begin(), operating.end(), company);
        return place == operating.end() ? 0 : static_cast<int>(place - operating.begin()) + 1;
    };
    std::vector<CompanyId> listed = operating;
    for (const CompanyId company : ids(game.companies)) {
        if (placeOf(company) == 0)
            listed.push_back(company);
    }

    QList<QVariantMap> rows;
    for (const CompanyId company : listed) {
        const CompanyState &state = position.companies[company];
        const CompanyDefinition &table = game.companies[company];
        const Party director = position.holdings.director(company);
        QVariantList trains;
        for (const Train &train : position.trains.trains()) {
            if (train.owner == Party(company))
                trains.append(
                    QVariantMap{{"code", toText(game.faces[train.face].code)},
                                {"name", toText(game.faces[train.face].name)},
                                {"runnable", bool(game.classOf(company).runsTrains[game.faces[train.face].size])}});
        }
        QVariantMap row = token(game, company);
        row.insert("name", toText(table.name));
        row.insert("size", toText(game.classOf(company).code));
        row.insert("sizeTitle", words.size(table.size));
        row.insert("status", statusWord(state.status));
        row.insert("onSale", bool(game.phases[position.phase].onSale[table.size]));
        row.insert("price", toNumber(price(game, position, company)));
        row.insert("treasury", toNumber(position.ledger.balance(company)));
        row.insert("director", director.isPlayer() ? toText(Codes(game, rules.seats()).code(director)) : QString());
        row.insert("directorName", director.isPlayer() ? words.party(director) : QString());
        row.insert("directorColour", director.isPlayer() ? m_looks.colour(director.player()) : QString());
        row.insert("directorInitial", director.isPlayer() ? m_looks.initials(director.player()) : QString());
        row.insert("directorTextColour", director.isPlayer() ? textOn(m_looks.colour(director.player())) : QString());
        row.insert("trains", trains);
        row.insert("trainLimit", trainLimit(game, position, company));
        row.insert("privates", privatesOf(game, position, company));
        row.insert("stations", state.stationsOnMap);
        row.insert("markers", state.markersLeft);
        row.insert("acting", rules.actor(position) == Party(company));
        row.insert("place", placeOf(company));
        row.insert("bankPercent", game.classOf(company).percent(position.holdings.units(Party::bank(), company)));
        rows.append(row);
    }
    m_companies.setRows(std::move(rows));
}

QVariantMap GameView::actionRow(MoveKind kind) const
{
    const Wording words(session().rules());
    std::vector<const Offer *> allowed;
    const Refusal *refusal = nullptr;
    for (const Offer &offer : m_offers) {
        if (offer.move.kind != kind)
            continue;
        if (!offer.refusal)
            allowed.push_back(&offer);
        else if (refusal == nullptr)
            refusal = &*offer.refusal;
    }
    const bool ends = kind == MoveKind::Pass || kind == MoveKind::Done;
    const bool quick = !allowed.empty() && isQuick(session(), *allowed.front());
    const bool showsRefusal = allowed.empty() && refusal != nullptr;
    return {{"kind", QString::fromUtf8(word(kind).data(), static_cast<qsizetype>(word(kind).size()))},
            {"title", quick ? words.confirmation(suggestedMove(*allowed.front()), {}) : Wording::kindTitle(kind)},
            {"allowed", !allowed.empty()},
            {"reason", showsRefusal ? words.refusal(*refusal) : QString()},
            {"rule", showsRefusal ? toText(refusal->rule) : QString()},
            {"sheet", sheetFor(kind, turnIsCompany())},
            {"direct", !allowed.empty() && (ends || quick)},
            {"hasChoices", quick && (allowed.size() > 1 || !allowed.front()->numbers.empty())}};
}

/// One row for each kind of move on offer, those that can be made first; a kind of which nothing is allowed says why.
void GameView::fillActions()
{
    std::vector<MoveKind> kinds;
    for (const Offer &offer : m_offers) {
        if (std::find(kinds.begin(), kinds.end(), offer.move.kind) == kinds.end())
            kinds.push_back(offer.move.kind);
    }
    QList<QVariantMap> possible;
    QList<QVariantMap> refused;
    for (const MoveKind kind : kinds) {
        const QVariantMap row = actionRow(kind);
        (row.value("allowed").toBool() ? possible : refused).append(row);
    }
    m_actions.setRows(possible + refused);
}

void GameView::fillJournal()
{
    m_journal.setRows(m_journalRows.update(session(), m_looks));
}

/// The chart as printed; it stays the same through the game.
void GameView::fillCells()
{
    const GameDefinition &game = session().rules().game();
    if (m_cells.count() == game.chart.count())
        return;
    QList<QVariantMap> rows;
    for (const CellId cell : ids(game.chart)) {
        const ChartCell &table = game.chart[cell];
        QStringList classes;
        for (const ClassId size : ids(game.classes)) {
            const std::vector<Money> &pars = game.classes[size].pars;
            if (std::find(pars.begin(), pars.end(), table.price) != pars.end())
                classes.append(toText(game.classes[size].code));
        }
        rows.append({{"row", table.row},
                     {"column", table.column},
                     {"price", toNumber(table.price)},
                     {"name", toText(table.name)},
                     {"classes", classes}});
    }
    m_cells.setRows(std::move(rows));
}

/// Every company keeps its row, so that its marker is seen to slide; a ghost stays where it was before the last move.
void GameView::fillMarkers()
{
    const GameDefinition &game = session().rules().game();
    const Position &position = session().position();
    ById<CompanyId, CellId> ghosts(static_cast<std::size_t>(game.companies.count()));
    for (const Event &event : session().events(session().moveCount())) {
        const auto *moved = std::get_if<PriceMoved>(&event);
        if (moved != nullptr && moved->from != moved->to && !ghosts[moved->company])
            ghosts[moved->company] = moved->from;
    }
    QList<QVariantMap> rows;
    for (const CompanyId company : ids(game.companies)) {
        const CellId cell = position.markers.cell(company);
        const CellId ghost = ghosts[company];
        const std::vector<CompanyId> pile = cell ? position.markers.pile(cell) : std::vector<CompanyId>();
        QVariantMap row = token(game, company);
        row.insert("shown", bool(cell));
        row.insert("row", cell ? game.chart[cell].row : 0);
        row.insert("column", cell ? game.chart[cell].column : 0);
        row.insert("pile", static_cast<int>(std::find(pile.begin(), pile.end(), company) - pile.begin()));
        row.insert("pileSize", static_cast<int>(pile.size()));
        row.insert("hasGhost", bool(ghost));
        row.insert("ghostRow", ghost ? game.chart[ghost].row : 0);
        row.insert("ghostColumn", ghost ? game.chart[ghost].column : 0);
        rows.append(row);
    }
    m_markers.setRows(std::move(rows));
}

int GameView::chartRows() const
{
    int most = 0;
    for (int cell = 0; cell < m_cells.count(); ++cell)
        most = std::max(most, m_cells.row(cell).value("row").toInt() + 1);
    return most;
}

int GameView::chartColumns() const
{
    int most = 0;
    for (int cell = 0; cell < m_cells.count(); ++cell)
        most = std::max(most, m_cells.row(cell).value("column").toInt() + 1);
    return most;
}

QVariantList GameView::offersOf(const QString &kindWord) const
{
    QVariantList rows;
    if (!m_game)
        return rows;
    for (const Offer &offer : m_offers) {
        if (word(offer.move.kind) == kindWord.toStdString())
            rows.append(offerRow(session(), offer));
    }
    return rows;
}

} // namespace flimnap
