#include "views/join_form.h"

#include <cstdlib>

#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int mostMarkers = 20;

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
    if (section == "privates")
        return privateGroups();
    if (section == "trains")
        return trainGroups();
    if (section == "turn")
        return turnGroups();
    return section == "map" ? mapGroups() : checkGroups();
}

QList<QVariantMap> JoinForm::roundGroups() const
{
    return {group("round", tr("Where you are"),
                  {m_fields.choice("round", tr("Round"), m_fields.rounds()),
                   m_fields.choice("phase", tr("Phase"), m_fields.phases())}),
            group("order", tr("Turn-order cards, card 1 first"), {m_fields.order("order", QString())})};
}

QList<QVariantMap> JoinForm::playerGroups() const
{
    QList<QVariantMap> groups;
    int cash = 0;
    for (const QString &seat : m_answers.seats()) {
        const auto place = [&](const char *key) { return placeOf("players", seat, key); };
        cash += m_answers.number(place("cash"));
        groups.append(groupOf(m_fields.party(seat), m_answers.playerName(seat),
                              {m_fields.number(place("cash"), tr("Cash")), m_fields.number(place("debt"), tr("Debt")),
                               m_fields.number(place("penalty"), tr("Penalty"))}));
    }
    int treasuries = 0;
    for (const QString &company : m_answers.operatingCompanies())
        treasuries += m_answers.number(placeOf("companies", company, "cash"));
    groups.append(group("sum", tr("Sum"), {},
                        tr("Players %1, companies %2, together %3").arg(cash).arg(treasuries).arg(cash + treasuries)));
    return groups;
}

QVariantMap JoinForm::companyGroup(const QString &code, const QVariantList &fields, const QString &note) const
{
    const CompanyDefinition &company = game().companies[game().findCompany(code.toStdString())];
    return groupOf(m_fields.party(code), toText(company.name), fields, note);
}

QString JoinForm::companyNote(const QString &code) const
{
    const QString price = QString::number(m_answers.number(placeOf("companies", code, "price")));
    const QString state = m_answers.word(placeOf("companies", code, "state"));
    if (state == "started")
        return tr("started, price %1").arg(price);
    if (state == "operating")
        return tr("operating, price %1, treasury %2")
            .arg(price, QString::number(m_answers.number(placeOf("companies", code, "cash"))));
    return state == "closed" ? tr("left the game") : tr("not started");
}

QVariantList JoinForm::companyFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const ClassId size = game().companies[game().findCompany(code.toStdString())].size;
    QVariantList fields{m_fields.choice(place("state"), tr("State"), JoinFields::states())};
    if (!m_answers.companiesInPlay().contains(code))
        return fields;
    if (!m_answers.isOperating(code)) {
        fields.append(m_fields.amount(place("initial_price"), tr("Started at"), m_fields.pars(size)));
        fields.append(m_fields.number(place("price"), tr("Price")));
        return fields;
    }
    fields.append(m_fields.number(place("price"), tr("Price")));
    fields.append(m_fields.number(place("cash"), tr("Treasury")));
    fields.append(m_fields.count(place("stations"), tr("Stations on the map"), mostMarkers));
    fields.append(m_fields.count(place("markers"), tr("Station markers not placed yet"), mostMarkers));
    fields.append(m_fields.flag(place("had_turn"), tr("Has had its first turn")));
    if (game().classes[size].hasHomeTile)
        fields.append(m_fields.flag(place("home_tile"), tr("Its own home tile is laid")));
    return fields;
}

QList<QVariantMap> JoinForm::companyGroups() const
{
    QList<QVariantMap> groups;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        QVariantMap row = companyGroup(code, companyFields(code), companyNote(code));
        row.insert("folds", true);
        groups.append(row);
    }
    return groups;
}

QList<QVariantMap> JoinForm::shareGroups() const
{
    QList<QVariantMap> groups;
    for (const QString &code : m_answers.companiesInPlay()) {
        const CompanyClass &size = game().classOf(game().findCompany(code.toStdString()));
        QVariantList fields;
        for (const QString &seat : m_answers.seats())
            fields.append(m_fields.percent(placeOf("players", seat, "shares/" + code), m_answers.playerName(seat),
                                           size.percent(1)));
        fields.append(m_fields.choice(placeOf("companies", code, "director"), tr("Director"),
                                      m_fields.parties(m_answers.seats())));
        QVariantMap row = companyGroup(code, fields, tr("%1 % of 100 % entered").arg(m_answers.percentHeld(code)));
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
        const QString price = toText(cell.name);
        if (m_answers.standingOn(price).size() > 1)
            groups.append(group(price, tr("Price %1, the top marker first").arg(price),
                                {m_fields.order("stacks/" + price, QString())}));
    }
    if (groups.isEmpty())
        groups.append(group("none", QString(), {}, tr("No price has two markers on it: nothing to say here.")));
    return groups;
}

QVariantList JoinForm::privateFields(ClassId size) const
{
    QVariantList owners{JoinFields::option(QString(), tr("nobody"))};
    owners += m_fields.parties(m_answers.seats() + m_answers.operatingCompanies());
    QVariantList fields;
    for (const PrivateDefinition &railway : game().privates) {
        if (railway.size != size)
            continue;
        const QString code = toText(railway.code);
        const QString owner = placeOf("privates", code, "owner");
        fields.append(m_fields.foldedChoice(owner, code + " " + toText(railway.name), owners));
        if (m_answers.isOperating(m_answers.word(owner)))
            fields.append(m_fields.flag(placeOf("privates", code, "used"), tr("%1: its right is used up").arg(code)));
    }
    return fields;
}

QList<QVariantMap> JoinForm::privateGroups() const
{
    QList<QVariantMap> groups;
    for (const ClassId size : ids(game().classes)) {
        if (const QVariantList fields = privateFields(size); !fields.isEmpty())
            groups.append(group(toText(game().classes[size].code),
                                tr("Private railways: %1").arg(Wording(m_rules).size(size)), fields));
    }
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
        const int gone = *table.count - playing - m_answers.number(place);
        const QString label =
            gone < 0 ? tr("%1: %2 cards, %3 in play, %4 too many") : tr("%1: %2 cards, %3 in play, %4 gone");
        fields.append(m_fields.count(
            place, label.arg(toText(table.code)).arg(*table.count).arg(playing).arg(std::abs(gone)), *table.count));
    }
    return fields;
}

QList<QVariantMap> JoinForm::trainGroups() const
{
    const QVariantList faces = m_fields.faces();
    QList<QVariantMap> groups{group("deck", tr("Cards left in the deck"), deckFields())};
    for (const QString &code : m_answers.operatingCompanies())
        groups.append(companyGroup(code, {m_fields.bag(placeOf("companies", code, "trains"), tr("Trains"), faces)}));
    groups.append(group("pool", tr("Open stock"), {m_fields.bag("pool", tr("Trains given back"), faces)}));
    groups.append(group("scrapped", tr("No longer for sale"),
                        {m_fields.set("scrapped", tr("Trains that left the game"), faces)}));
    return groups;
}

QVariantMap JoinForm::goingOn() const
{
    if (m_answers.isStockRound())
        return m_fields.count("passes", tr("Passes in a row up to now"),
                              static_cast<int>(m_answers.seats().size()) - 1);
    QStringList others = m_answers.operatingCompanies();
    others.removeAll(m_answers.word("turn"));
    return m_fields.sequence("acted", tr("Had their turn in this round, in this order"), m_fields.parties(others));
}

QList<QVariantMap> JoinForm::turnGroups() const
{
    QVariantList actors{JoinFields::option(QString(), tr("The round begins now"))};
    actors += m_fields.parties(m_answers.actors());
    QVariantList fields{m_fields.choice("turn", tr("Turn"), actors)};
    const bool hasBegun = !m_answers.word("turn").isEmpty();
    if (hasBegun)
        fields.append(goingOn());
    const bool asksActed = hasBegun && !m_answers.isStockRound();
    QList<QVariantMap> groups{
        group("turn", tr("Whose turn begins"), fields,
              asksActed ? tr("If you name none, those before it on the chart have had their turn.") : QString())};
    if (!hasBegun || asksActed)
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
    for (const QString &code : m_answers.operatingCompanies())
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
