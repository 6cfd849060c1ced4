#include "views/join_answers.h"
#include "words/plain.h"

#include <algorithm>

namespace flimnap {

namespace {

JoinedPosition::Names toNames(const QStringList &codes)
{
    JoinedPosition::Names names;
    for (const QString &code : codes)
        names.push_back(code.toStdString());
    return names;
}

Money toMoney(int units)
{
    return {units};
}

QStringList among(const QStringList &codes, const QStringList &known)
{
    QStringList found;
    for (const QString &code : codes) {
        if (known.contains(code))
            found.append(code);
    }
    return found;
}

/// All of them: first those that were put into an order, then the others.
QStringList ordered(const QStringList &first, const QStringList &all)
{
    QStringList codes = among(first, all);
    for (const QString &code : all) {
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

QString statePlace(const QString &company)
{
    return placeOf("companies", company, "state");
}

} // namespace

QString placeOf(const QString &kind, const QString &code, const QString &key)
{
    return kind + "/" + code + "/" + key;
}

int JoinAnswers::number(const QString &place) const
{
    const auto given = m_given.find(place);
    return given != m_given.end() ? given->toInt() : usualNumber(place.split('/'));
}

QString JoinAnswers::word(const QString &place) const
{
    const QString given = m_given.value(place).toString();
    const QStringList keys = place.split('/');
    if (place == "turn")
        return actors().contains(given) ? given : QString();
    if (keys.first() == "privates")
        return seats().contains(given) || isOperating(given) ? given : QString();
    return given.isEmpty() ? usualWord(keys) : given;
}

bool JoinAnswers::flag(const QString &place) const
{
    if (!m_given.contains(place) && place.endsWith("/had_turn"))
        return number(placeOf("companies", place.section('/', 1, 1), "stations")) > 0;
    return m_given.value(place).toBool();
}

QStringList JoinAnswers::codes(const QString &place) const
{
    QStringList given = m_given.value(place).toStringList();
    const QString kind = place.section('/', 0, 0);
    if (kind == "order")
        return ordered(given, seats());
    if (kind == "stacks")
        return ordered(given, standingOn(place.section('/', 1, 1)));
    if (kind == "sold_this_round")
        return among(given, companiesInPlay());
    if (kind != "acted")
        return given;
    QStringList acted = among(given, operatingCompanies());
    acted.removeAll(word("turn"));
    return acted;
}

QStringList JoinAnswers::seats() const
{
    QStringList codes;
    for (const Seat &seat : m_rules->seats())
        codes.append(toText(seat.id));
    return codes;
}

QString JoinAnswers::playerName(const QString &seat) const
{
    for (const Seat &player : m_rules->seats()) {
        if (toText(player.id) == seat)
            return toText(player.name);
    }
    return {};
}

QStringList JoinAnswers::companiesInPlay() const
{
    QStringList codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (const QString state = word(statePlace(code)); state == "started" || state == "operating")
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::operatingCompanies() const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        if (isOperating(code))
            codes.append(code);
    }
    return codes;
}

bool JoinAnswers::isOperating(const QString &company) const
{
    return word(statePlace(company)) == "operating";
}

bool JoinAnswers::isStockRound() const
{
    return word("round").startsWith("SR");
}

QStringList JoinAnswers::actors() const
{
    return isStockRound() ? seats() : operatingCompanies();
}

QStringList JoinAnswers::standingOn(const QString &cell) const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        const CellId stands = game().findCell(toMoney(number(placeOf("companies", code, "price"))));
        if (stands && toText(game().chart[stands].name) == cell)
            codes.append(code);
    }
    return codes;
}

int JoinAnswers::percentHeld(const QString &company) const
{
    int percent = 0;
    for (const QString &seat : seats())
        percent += number(placeOf("players", seat, "shares/" + company));
    return percent;
}

int JoinAnswers::cardsInPlay(CardId card) const
{
    QStringList faces = codes("pool");
    for (const QString &company : operatingCompanies())
        faces += codes(placeOf("companies", company, "trains"));
    const auto isOfCard = [&](const QString &code) {
        const FaceId face = game().findFace(code.toStdString());
        return face && game().faces[face].card == card;
    };
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), isOfCard));
}

int JoinAnswers::usualNumber(const QStringList &place) const
{
    const QString &key = place.last();
    if (place.first() == "players" && key == "cash") {
        const PlayerCount *table = game().tableOf(static_cast<int>(m_rules->seats().size()));
        return table != nullptr ? static_cast<int>(table->cash.units) : 0;
    }
    if (place.first() == "deck") {
        const CardId card = game().findCard(key.toStdString());
        return card ? game().cards[card].count.value_or(0) : 0;
    }
    const CompanyId company =
        place.first() == "companies" ? game().findCompany(place.at(1).toStdString()) : CompanyId();
    if (!company)
        return 0;
    const CompanyClass &size = game().classOf(company);
    if (key == "price")
        return number(placeOf("companies", place.at(1), "initial_price"));
    if (key == "initial_price" && !size.pars.empty())
        return static_cast<int>(size.pars.front().units);
    if (key == "markers")
        return std::max(0, size.stationMarkers - number(placeOf("companies", place.at(1), "stations")));
    return 0;
}

QString JoinAnswers::usualWord(const QStringList &place) const
{
    const QString &key = place.last();
    if (key == "round")
        return toText(name(Round{RoundKind::Stock, 1, 0}));
    if (key == "phase")
        return toText(game().phases[PhaseId(0)].name);
    if (key == "state")
        return "waiting";
    return key == "director" ? largestHolder(place.at(1)) : QString();
}

QString JoinAnswers::largestHolder(const QString &company) const
{
    QString holder;
    int most = -1;
    for (const QString &seat : seats()) {
        const int percent = number(placeOf("players", seat, "shares/" + company));
        if (percent > most)
            holder = seat;
        most = std::max(most, percent);
    }
    return holder;
}

JoinedPosition::Names JoinAnswers::privatesOf(const QString &owner) const
{
    JoinedPosition::Names codes;
    for (const PrivateDefinition &railway : game().privates) {
        if (word(placeOf("privates", toText(railway.code), "owner")) == owner)
            codes.push_back(railway.code);
    }
    return codes;
}

JoinedPosition::Player JoinAnswers::player(const QString &seat) const
{
    JoinedPosition::Player row;
    row.cash = toMoney(number(placeOf("players", seat, "cash")));
    row.debt = toMoney(number(placeOf("players", seat, "debt")));
    row.penalty = toMoney(number(placeOf("players", seat, "penalty")));
    for (const QString &code : companiesInPlay()) {
        if (const int percent = number(placeOf("players", seat, "shares/" + code)); percent > 0)
            row.shares[code.toStdString()] = percent;
    }
    row.privates = privatesOf(seat);
    return row;
}

JoinedPosition::Company JoinAnswers::company(const QString &code) const
{
    const auto at = [&](const char *key) { return placeOf("companies", code, key); };
    JoinedPosition::Company row;
    row.price = toMoney(number(at("price")));
    row.director = word(at("director")).toStdString();
    row.isOperating = isOperating(code);
    if (!row.isOperating) {
        row.initialPrice = toMoney(number(at("initial_price")));
        return row;
    }
    row.cash = toMoney(number(at("cash")));
    row.trains = toNames(codes(at("trains")));
    row.privates = privatesOf(code);
    row.stations = number(at("stations"));
    row.markers = number(at("markers"));
    row.hadTurn = flag(at("had_turn"));
    row.homeTileLaid = flag(at("home_tile"));
    if (const QStringList hexes = codes(at("station_hexes")); !hexes.isEmpty())
        row.stationHexes = toNames(hexes);
    return row;
}

void JoinAnswers::writeTrains(JoinedPosition &table) const
{
    for (const TrainCard &card : game().cards) {
        const int left = card.count ? number("deck/" + toText(card.code)) : 0;
        if (left > 0)
            table.deck[card.code] = left;
    }
    table.pool = toNames(codes("pool"));
    table.scrapped = toNames(codes("scrapped"));
}

void JoinAnswers::writeTurn(JoinedPosition &table) const
{
    table.turn = word("turn").toStdString();
    if (table.turn.empty())
        return;
    if (!isStockRound()) {
        if (const QStringList acted = codes("acted"); !acted.isEmpty())
            table.acted = toNames(acted);
        return;
    }
    table.passes = number("passes");
    for (const QString &seat : seats()) {
        if (const QStringList sold = codes("sold_this_round/" + seat); !sold.isEmpty())
            table.soldThisRound[seat.toStdString()] = toNames(sold);
    }
}

JoinedPosition JoinAnswers::table() const
{
    JoinedPosition table;
    table.round = word("round").toStdString();
    table.phase = word("phase").toStdString();
    table.order = toNames(codes("order"));
    for (const QString &seat : seats())
        table.players[seat.toStdString()] = player(seat);
    for (const QString &code : companiesInPlay())
        table.companies[code.toStdString()] = company(code);
    for (const CompanyDefinition &company : game().companies) {
        if (word(statePlace(toText(company.code))) == "closed")
            table.closedCompanies.push_back(company.code);
    }
    for (const ChartCell &cell : game().chart) {
        const QStringList pile = codes("stacks/" + toText(cell.name));
        if (pile.size() > 1)
            table.stacks[cell.name] = toNames(pile);
    }
    for (const PrivateDefinition &railway : game().privates) {
        const QString code = toText(railway.code);
        if (isOperating(word(placeOf("privates", code, "owner"))) && flag(placeOf("privates", code, "used")))
            table.usedPrivates.push_back(railway.code);
    }
    writeTrains(table);
    writeTurn(table);
    table.tiles = toNames(codes("tiles"));
    table.force = word("force").trimmed().toStdString();
    return table;
}

} // namespace flimnap
