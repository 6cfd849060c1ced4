#include "views/join_form.h"

#include <algorithm>
#include <cstdlib>

#include "views/join_sections.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int mostMarkers = 20;
constexpr int mostBondStations = 2;
constexpr int mostRounds = 9; ///< of a set

QVariantMap group(const QString &key, const QString &title, const QVariantList &fields, const QString &note = {})
{
    return {{"key", key},
            {"title", title},
            {"note", note},
            {"code", QString()},
            {"initial", QString()},
            {"colour", QString()},
            {"textColour", QString()},
            {"folds", false},
            {"fields", fields},
            {"fieldCount", static_cast<int>(fields.size())}};
}

/// Drawn with the token or badge of a player or company.
QVariantMap groupOf(const QVariantMap &party, const QString &title, const QVariantList &fields,
                    const QString &note = {})
{
    QVariantMap row = group(party.value("value").toString(), title, fields, note);
    for (const char *key : {"code", "initial", "colour", "textColour"})
        row.insert(key, party.value(key));
    return row;
}

} // namespace

QList<QVariantMap> JoinForm::groups(const QString &section) const
{
    if (section == "round")
        return roundGroups();
    if (section == "players")
        return playerGroups();
    if (section == "companies")
        return companyGroups();
    if (section == "shares")
        return shareGroups();
    if (section == "piles")
        return pileGroups();
    if (section == "privates" || section == "characters")
        return privateGroups();
    if (section == "trains")
        return trainGroups();
    if (section == "turn")
        return turnGroups();
    return section == "map" ? mapGroups() : checkGroups();
}

QList<QVariantMap> JoinForm::roundGroups() const
{
    QVariantList fields{m_fields.choice("round", tr("Round"), m_fields.rounds()),
                        m_fields.choice("phase", tr("Phase"), m_fields.phases())};
    if (!game().hasShares())
        fields.append(m_fields.flag("last_round", tr("A company could pay no train: this is the last round")));
    else if (game().sets.empty() && !game().rounds && !m_answers.isStockRound())
        fields.append(m_fields.countFrom(1, "rounds_in_set", tr("Operating rounds of this set"), mostRounds));
    if (game().bank)
        fields.append(m_fields.flag("bank_broken", tr("The bank has been broken")));
    QList<QVariantMap> groups{group("round", tr("Where you are"), fields)};
    if (!game().hasShares() || m_answers.players().size() < 2)
        return groups;
    if (game().turnOrder == TurnOrder::PriorityCard)
        groups.append(group("order", m_answers.hasActionCards() ? tr("First player's card") : tr("Priority card"),
                            {m_fields.choice("priority", tr("Who has it"), m_fields.parties(m_answers.players()))}));
    else
        groups.append(group("order", tr("Turn-order cards, card 1 first"), {m_fields.order("order", QString())}));
    return groups;
}

QList<QVariantMap> JoinForm::playerGroups() const
{
    QList<QVariantMap> groups;
    int cash = 0;
    for (const QString &seat : m_answers.seats()) {
        const auto place = [&](const char *key) { return placeOf("players", seat, key); };
        cash += m_answers.number(place("cash"));
        QVariantList fields{m_fields.number(place("cash"), tr("Cash"))};
        if (game().help != HelpRule::WhenTrainless)
            fields.append(m_fields.number(place("debt"), tr("Debt")));
        if (m_answers.players().contains(seat) && m_answers.tableSize()->copyCards > 0)
            fields.append(m_fields.count(place("copies"), tr("“Dimen's Land” cards not yet used"),
                                         m_answers.tableSize()->copyCards));
        if (game().loans.penaltyPercent > 0)
            fields.append(m_fields.number(place("penalty"), tr("Penalty")));
        groups.append(groupOf(m_fields.party(seat), m_answers.playerName(seat), fields));
    }
    int treasuries = 0;
    for (const QString &company : m_answers.trainOwners())
        treasuries += m_answers.number(placeOf("companies", company, "cash"));
    QString sum = tr("Players %1, companies %2, together %3").arg(cash).arg(treasuries).arg(cash + treasuries);
    if (game().bank)
        sum += tr("; in the bank %1").arg(game().bank->units - cash - treasuries);
    groups.append(group("sum", tr("Sum"), {}, sum));
    return groups;
}

QVariantMap JoinForm::companyGroup(const QString &code, const QVariantList &fields, const QString &note) const
{
    const CompanyDefinition &company = game().companies[game().findCompany(code.toStdString())];
    return groupOf(m_fields.party(code), toText(company.name), fields, note);
}

QString JoinForm::companyNote(const QString &code) const
{
    const QString state = m_answers.word(placeOf("companies", code, "state"));
    if (state == "closed")
        return tr("left the game");
    if (!m_answers.companiesInPlay().contains(code))
        return m_answers.hasActionCards() ? QString() : tr("not started");
    const CellId cell = m_answers.cellOf(code);
    const int price =
        cell ? static_cast<int>(game().chart[cell].price.units) : m_answers.number(placeOf("companies", code, "price"));
    if (m_answers.isBond(code))
        return tr("bond railway, price %1").arg(price);
    if (state == "started")
        return m_answers.isFormed(code) ? tr("not formed yet") : tr("started, price %1").arg(price);
    if (m_answers.isDummys(code))
        return tr("of %1, price %2").arg(toText(game().dummy->name), QString::number(price));
    return tr("operating, price %1, treasury %2")
        .arg(QString::number(price), QString::number(m_answers.number(placeOf("companies", code, "cash"))));
}

/// Where prices repeat, the price is typed and then its space is chosen.
QVariantList JoinForm::priceFields(const QString &code) const
{
    QVariantList fields{m_fields.number(placeOf("companies", code, "price"), tr("Price"))};
    if (const QList<CellId> cells = m_answers.cellsWithPrice(code); cells.size() > 1)
        fields.append(
            m_fields.choice(placeOf("companies", code, "cell"), tr("Space of the chart"), m_fields.spaces(cells)));
    return fields;
}

/// What its railway left on the charter comes to it when it opens.
QVariantList JoinForm::startedFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const ClassId size = game().companies[m_answers.company(code)].size;
    QVariantList fields;
    if (m_answers.isFormed(code))
        return fields;
    fields.append(m_fields.amount(place("initial_price"), tr("Started at"), m_fields.pars(size)));
    if (!m_answers.hasGrid())
        fields.append(m_fields.number(place("price"), tr("Price")));
    if (!m_answers.asksCapital(code))
        return fields;
    fields.append(m_fields.choice(place("unpaid"), tr("Its coal railway %1 was").arg(m_answers.railwayOf(code)),
                                  {JoinFields::option("given", tr("given for the director's certificate")),
                                   JoinFields::option("unsold", tr("never sold"))}));
    if (m_answers.word(place("unpaid")) == "given")
        fields.append(m_fields.number(place("cash"), tr("Waiting on its charter")));
    return fields;
}

QVariantList JoinForm::operatingFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const CompanyClass &size = game().classOf(m_answers.company(code));
    QVariantList fields = priceFields(code);
    if (m_answers.isBond(code)) {
        fields.append(m_fields.countFrom(1, place("stations"), tr("Stations on the map"), mostBondStations));
        return fields;
    }
    if (!m_answers.isDummys(code))
        fields.insert(1, m_fields.number(place("cash"), tr("Treasury")));
    fields.append(m_fields.count(place("stations"), tr("Stations on the map"), mostMarkers));
    if (m_answers.asksMarkers())
        fields.append(m_fields.count(place("markers"), tr("Station markers not placed yet"), mostMarkers));
    const bool hasFirstTurn = !m_answers.hasMinors() && !m_answers.hasActionCards();
    if (hasFirstTurn || m_answers.isFormed(code))
        fields.append(m_fields.flag(place("had_turn"), tr("Has had its first turn")));
    if (size.hasHomeTile)
        fields.append(m_fields.flag(place("home_tile"), tr("Its own home tile is laid")));
    return fields;
}

QVariantList JoinForm::companyFields(const QString &code) const
{
    const QString railway = m_answers.setAsideFor(code);
    const bool isKnown = m_answers.isBond(code) || (!railway.isEmpty() && !m_answers.isFormed(code));
    QVariantList fields;
    if (!isKnown)
        fields.append(m_fields.choice(placeOf("companies", code, "state"), tr("State"), m_fields.states(code)));
    if (!m_answers.companiesInPlay().contains(code))
        return fields;
    return fields + (m_answers.isOperating(code) ? operatingFields(code) : startedFields(code));
}

/// The railway whose shares pay by its price, and who may place its second marker.
QVariantMap JoinForm::bondGroup() const
{
    QVariantList earners{JoinFields::option(QString(), tr("nobody"))};
    earners += m_fields.parties(m_answers.trainOwners());
    return group("bond", tr("Bond railway"),
                 {m_fields.choice("bond", tr("Which one it is"), m_fields.parties(m_answers.bondCandidates())),
                  m_fields.foldedChoice("bond_token", tr("May place its second marker"), earners)});
}

/// A company that is a player's, all of it.
QList<QVariantMap> JoinForm::playersCompanyGroups() const
{
    QList<QVariantMap> groups;
    for (const QString &code : m_answers.minorsInPlay()) {
        const auto place = [&](const char *key) { return placeOf("companies", code, key); };
        groups.append(companyGroup(
            code, {m_fields.choice(place("director"), tr("Whose company it is"), m_fields.parties(m_answers.seats())),
                   m_fields.number(place("cash"), tr("Treasury")),
                   m_fields.count(place("stations"), tr("Stations on the map"), mostMarkers)}));
    }
    return groups;
}

QList<QVariantMap> JoinForm::companyGroups() const
{
    if (!game().hasShares())
        return playersCompanyGroups();
    QList<QVariantMap> groups;
    if (game().draft)
        groups.append(bondGroup());
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (m_answers.isMinor(code))
            continue;
        const QVariantList fields = companyFields(code);
        QVariantMap row = companyGroup(code, fields, companyNote(code));
        row.insert("folds", !fields.isEmpty());
        groups.append(row);
    }
    return groups;
}

/// Who has the director's certificate, as far as it can be with several.
QVariantList JoinForm::certificateFields(const QString &code) const
{
    QVariantList fields;
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    if (m_answers.hasDirector(code))
        fields.append(m_fields.choice(place("director"), tr("Director"),
                                      m_answers.isFormed(code) ? m_fields.seatsOrNobody(QString())
                                                               : m_fields.parties(m_answers.seats())));
    if (m_answers.asksCertificate(code))
        fields.append(m_fields.choice(place("certificate"), tr("The 20 % certificate is with"),
                                      m_fields.seatsOrNobody(QString())));
    return fields;
}

/// What the dummy holds nobody is asked.
QString JoinForm::shareNote(const QString &code) const
{
    const int held = m_answers.percentHeld(code);
    const CompanyClass &size = game().classOf(m_answers.company(code));
    if (!m_answers.isDummys(code))
        return tr("%1 % of %2 % entered").arg(held).arg(100 - size.percent(size.missingUnits));
    const int dummys = size.percent(m_answers.dummysTerms(code)->units);
    return tr("%1 has %2 %; %3 % of %4 % entered")
        .arg(toText(game().dummy->name))
        .arg(dummys)
        .arg(held)
        .arg(100 - dummys);
}

QList<QVariantMap> JoinForm::shareGroups() const
{
    QList<QVariantMap> groups;
    for (const QString &code : m_answers.companiesHeld()) {
        const CompanyClass &size = game().classOf(m_answers.company(code));
        QVariantList fields;
        for (const QString &seat : m_answers.seats())
            fields.append(m_fields.percent(placeOf("players", seat, "shares/" + code), m_answers.playerName(seat),
                                           size.percent(1)));
        if (game().sales.intoPool && m_answers.companiesInPlay().contains(code) && !m_answers.isBond(code))
            fields.append(
                m_fields.percent(placeOf("companies", code, "pool"), tr("In the bank pool"), size.percent(1)));
        fields += certificateFields(code);
        QVariantMap row = companyGroup(code, fields, shareNote(code));
        row.insert("folds", true);
        groups.append(row);
    }
    if (groups.isEmpty())
        groups.append(group("none", QString(), {}, tr("No company is started yet: say so among the companies first.")));
    return groups;
}

QList<QVariantMap> JoinForm::pileGroups() const
{
    QList<QVariantMap> groups;
    for (const ChartCell &cell : game().chart) {
        const QString name = toText(cell.name);
        if (m_answers.standingOn(name).size() < 2)
            continue;
        const QString price = QString::number(cell.price.units);
        const QString title =
            m_answers.hasGrid()
                ? tr("Price %1 in %2, the top marker first").arg(price, m_fields.space(game().findCell(cell.name)))
                : tr("Price %1, the top marker first").arg(price);
        groups.append(group(name, title, {m_fields.order("stacks/" + name, QString())}));
    }
    if (groups.isEmpty())
        groups.append(group("none", QString(), {}, tr("No price has two markers on it: nothing to say here.")));
    return groups;
}

/// Whose it is, and what follows from that.
QVariantList JoinForm::privateFields(const PrivateDefinition &railway) const
{
    const QString code = toText(railway.code);
    const QString place = placeOf("privates", code, "owner");
    const bool isCode = railway.name == railway.code;
    const QString title = isCode ? code : railway.character ? toText(railway.name) : code + " " + toText(railway.name);
    QVariantList owners{JoinFields::option(QString(), tr("nobody"))};
    owners += m_fields.parties(m_answers.privateOwners(railway));
    QVariantList fields{m_fields.foldedChoice(place, title, owners)};
    const QString owner = m_answers.word(place);
    if (railway.character && !owner.isEmpty())
        fields.append(
            m_fields.count("character_tiles/" + code, tr("%1: own tiles laid").arg(title), railway.character->tiles));
    if (m_answers.isOperating(owner) && !railway.isTrain)
        fields.append(m_fields.flag(placeOf("privates", code, "used"), tr("%1: its right is used up").arg(code)));
    if (m_answers.asksBids() && m_answers.seats().contains(owner))
        fields.append(m_fields.number("paid/" + code, tr("Bid for %1").arg(code)));
    return fields;
}

/// Fewer players play with fewer of them.
QVariantList JoinForm::privateFields(ClassId size) const
{
    const auto players = static_cast<int>(m_answers.players().size());
    QVariantList fields;
    for (const PrivateId railway : ids(game().privates)) {
        if (game().privates[railway].size == size && game().isInPlay(railway, players))
            fields += privateFields(game().privates[railway]);
    }
    return fields;
}

/// Who owns it, and what it has; railways that only build have nothing.
QVariantList JoinForm::minorFields(ClassId size) const
{
    const QVariantList owners = m_fields.seatsOrNobody(QString());
    QVariantList fields;
    QVariantList treasuries;
    for (const CompanyDefinition &railway : game().companies) {
        const QString code = toText(railway.code);
        if (railway.size != size || !m_answers.isMinor(code))
            continue;
        const QString owner = placeOf("privates", code, "owner");
        fields.append(m_fields.foldedChoice(owner, code + " " + toText(railway.name), owners));
        if (m_answers.word(owner).isEmpty())
            continue;
        // Of the pre-state railways a small one was drawn; of the coal railways it is the bond railway's own.
        const bool isSmall = railway.becomesUnits < game().classOf(railway.becomes).directorUnits;
        if (game().draft && isSmall)
            fields.append(m_fields.flag(placeOf("privates", code, "builds"), tr("%1 only builds track").arg(code)));
        if (!m_answers.onlyBuilds(code))
            treasuries.append(m_fields.number(placeOf("companies", code, "cash"), tr("Treasury of %1").arg(code)));
    }
    return fields + treasuries;
}

QList<QVariantMap> JoinForm::privateGroups() const
{
    QList<QVariantMap> groups;
    QVariantList lots;
    for (const ClassId size : ids(game().classes)) {
        const QVariantList fields = privateFields(size) + minorFields(size);
        if (game().auction)
            lots += fields;
        else if (!fields.isEmpty())
            groups.append(group(toText(game().classes[size].code),
                                m_answers.hasActionCards()
                                    ? JoinSections::title("characters")
                                    : tr("Private railways: %1").arg(Wording(m_rules).size(size)),
                                fields));
    }
    if (game().auction)
        groups.append(group("lots", tr("Lots of the auction"), lots,
                            m_answers.asksBids() ? tr("What was bid for them may be left out: it counts only for what "
                                                      "players are worth until the first operating round.")
                                                 : QString()));
    return groups;
}

QVariantList JoinForm::deckFields() const
{
    QVariantList fields;
    for (const CardId card : ids(game().cards)) {
        const TrainCard &table = game().cards[card];
        if (!table.count)
            continue;
        const QString place = "deck/" + toText(table.code);
        const int playing = m_answers.cardsInPlay(card);
        const int all = m_answers.cardsAtAll(card);
        const int gone = all - playing - m_answers.number(place);
        const QString label =
            gone < 0 ? tr("%1: %2 cards, %3 in play, %4 too many") : tr("%1: %2 cards, %3 in play, %4 gone");
        fields.append(m_fields.count(place, label.arg(toText(table.code)).arg(all).arg(playing).arg(std::abs(gone)),
                                     *table.count));
    }
    return fields;
}

QList<QVariantMap> JoinForm::trainGroups() const
{
    const QVariantList faces = m_fields.faces();
    QList<QVariantMap> groups{group("deck", tr("Cards left in the deck"), deckFields())};
    for (const QString &code : m_answers.trainOwners())
        groups.append(companyGroup(code, {m_fields.bag(placeOf("companies", code, "trains"),
                                                       m_answers.isDummys(code) ? tr("Its train") : tr("Trains"),
                                                       m_answers.hasMinors() ? m_fields.faces(code) : faces)}));
    if (!game().discardsLeaveGame)
        groups.append(group("pool", Wording(m_rules).hasDepot() ? tr("Depot") : tr("Open stock"),
                            {m_fields.bag("pool", tr("Trains given back"), faces)}));
    if (m_answers.asksScrapped())
        groups.append(group("scrapped", tr("No longer for sale"),
                            {m_fields.set("scrapped", tr("Trains that left the game"), faces)}));
    return groups;
}

/// The action cards that lie taken, and how they were used where that matters.
QVariantList JoinForm::takenCards() const
{
    QVariantList fields;
    if (m_answers.isCardTurn() && m_answers.players().contains(m_answers.word("turn")))
        fields.append(m_fields.flag("second_turn", tr("It is the second turn of this round")));
    fields.append(m_fields.set("taken", tr("Action cards taken in this round"), m_fields.actionCards()));
    for (const QString &card : game().copies.sameSideOnly ? m_answers.takenCards() : QStringList())
        fields.append(m_fields.set("used_sides/" + card, tr("Used of this card: %1").arg(m_fields.actionCard(card)),
                                   m_fields.sides(card)));
    return fields;
}

/// What has happened in the round up to this turn.
QVariantList JoinForm::goingOn() const
{
    if (m_answers.isCardTurn())
        return {};
    if (!m_answers.isStockRound()) {
        QStringList others = m_answers.actingCompanies();
        others.removeAll(m_answers.word("turn"));
        return {
            m_fields.sequence("acted", tr("Had their turn in this round, in this order"), m_fields.parties(others))};
    }
    QVariantList fields;
    if (m_answers.isFirstLapOpen()) {
        fields.append(m_fields.flag("backwards", tr("The first lap, backwards, is not over")));
        fields.append(
            m_fields.set("passed", tr("Have passed since the last purchase"), m_fields.parties(m_answers.seats())));
    } else {
        fields.append(
            m_fields.count("passes", tr("Passes in a row up to now"), static_cast<int>(m_answers.seats().size()) - 1));
    }
    if (game().turnOrder == TurnOrder::PriorityCard)
        fields.append(m_fields.choice("last_actor", tr("Last bought, sold or exchanged in this round"),
                                      m_fields.seatsOrNobody("nobody")));
    return fields;
}

QList<QVariantMap> JoinForm::turnGroups() const
{
    QVariantList actors{JoinFields::option(QString(), tr("The round begins now"))};
    actors += m_fields.parties(m_answers.actors());
    QVariantList fields{m_fields.choice("turn", tr("Turn"), actors)};
    const bool hasBegun = !m_answers.word("turn").isEmpty();
    if (hasBegun && m_answers.hasActionCards())
        fields += takenCards();
    if (hasBegun)
        fields += goingOn();
    const bool asksActed = hasBegun && !m_answers.isStockRound() && !m_answers.isCardTurn();
    const QString note = game().hasShares() ? tr("If you name none, those before it on the chart have had their turn.")
                                            : tr("If you name none, those before it in the order of play have had it.");
    QList<QVariantMap> groups{group("turn", tr("Whose turn begins"), fields, asksActed ? note : QString())};
    if (!hasBegun || !m_answers.isStockRound() || m_answers.isFirstLapOpen())
        return groups;
    QVariantList sales;
    for (const QString &seat : m_answers.seats())
        sales.append(m_fields.set("sold_this_round/" + seat, m_answers.playerName(seat),
                                  m_fields.parties(m_answers.companiesInPlay())));
    groups.append(group("sold_this_round", tr("Shares sold in this round"), sales));
    return groups;
}

QList<QVariantMap> JoinForm::mapGroups() const
{
    const QVariantList hexes = m_fields.hexes();
    QList<QVariantMap> groups{
        group("tiles", tr("Tiles"), {m_fields.set("tiles", tr("Hexes with a tile laid"), hexes)})};
    for (const QString &code : game().hasShares() ? m_answers.operatingCompanies() : m_answers.minorsInPlay())
        groups.append(
            companyGroup(code, {m_fields.set(placeOf("companies", code, "station_hexes"), tr("Stations"), hexes)}));
    return groups;
}

QList<QVariantMap> JoinForm::checkGroups() const
{
    return {
        group("force", tr("The rules say no, the table says yes"),
              {m_fields.text("force", tr("Why the position is right all the same"))},
              tr("Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot."))};
}

} // namespace flimnap
