#include "views/join_form.h"

#include "features/feature_view.h"
#include "views/choices.h"
#include "views/join_groups.h"
#include "words/plain.h"

namespace flimnap {

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
        fields.append(m_fields.countFrom(1, "rounds_in_set", tr("Operating rounds of this set"), mostRoundsOfSet));
    if (game().bank)
        fields.append(m_fields.flag("bank_broken", tr("The bank has been broken")));
    QList<QVariantMap> groups{joinGroup("round", tr("Where you are"), fields)};
    if (!game().hasShares() || m_answers.players().size() < 2)
        return groups;
    if (game().turnOrder == TurnOrder::PriorityCard)
        groups.append(
            joinGroup("order", m_answers.hasActionRounds() ? tr("First player's card") : tr("Priority card"),
                      {m_fields.choice("priority", tr("Who has it"), m_fields.parties(m_answers.players()))}));
    else
        groups.append(joinGroup("order", tr("Turn-order cards, card 1 first"), {m_fields.order("order", QString())}));
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
        if (m_answers.mayOwe())
            fields.append(m_fields.number(place("debt"), tr("Debt")));
        for (const FeatureView *view : viewsOf(game()))
            fields += view->playerFields(m_answers, m_fields, seat);
        if (game().loans.penaltyPercent > 0)
            fields.append(m_fields.number(place("penalty"), tr("Penalty")));
        groups.append(joinGroupOf(m_fields.party(seat), m_answers.playerName(seat), fields));
    }
    int treasuries = 0;
    for (const QString &company : m_answers.treasuries())
        treasuries += m_answers.number(placeOf("companies", company, "cash"));
    QString sum = tr("Players %1, companies %2, together %3").arg(cash).arg(treasuries).arg(cash + treasuries);
    if (game().bank)
        sum += tr("; in the bank %1").arg(game().bank->units - cash - treasuries);
    groups.append(joinGroup("sum", tr("Sum"), {}, sum));
    return groups;
}

/// What has happened in the round up to this turn.
QVariantList JoinForm::goingOn() const
{
    if (m_answers.isCardTurn())
        return {};
    if (!m_answers.isStockRound()) {
        QStringList others = m_answers.queuedCompanies();
        others.removeAll(m_answers.word("turn"));
        QVariantList fields{
            m_fields.sequence("acted", tr("Had their turn in this round, in this order"), m_fields.parties(others))};
        for (const FeatureView *view : viewsOf(game()))
            fields += view->roundFields(m_answers, m_fields);
        return fields;
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
    QVariantList actors{option(QString(), tr("The round begins now"))};
    actors += m_fields.parties(m_answers.actors());
    QVariantList fields{m_fields.choice("turn", tr("Turn"), actors)};
    const bool hasBegun = !m_answers.word("turn").isEmpty();
    for (const FeatureView *view : hasBegun ? viewsOf(game()) : FeatureViews())
        fields += view->turnFields(m_answers, m_fields);
    if (hasBegun)
        fields += goingOn();
    const bool asksActed = hasBegun && !m_answers.isStockRound() && !m_answers.isCardTurn();
    const QString note = game().hasShares() ? tr("If you name none, those before it on the chart have had their turn.")
                                            : tr("If you name none, those before it in the order of play have had it.");
    QList<QVariantMap> groups{joinGroup("turn", tr("Whose turn begins"), fields, asksActed ? note : QString())};
    if (!hasBegun || !m_answers.isStockRound() || m_answers.isFirstLapOpen())
        return groups;
    QVariantList sales;
    for (const QString &seat : m_answers.seats())
        sales.append(m_fields.set("sold_this_round/" + seat, m_answers.playerName(seat),
                                  m_fields.parties(m_answers.companiesInPlay())));
    groups.append(joinGroup("sold_this_round", tr("Shares sold in this round"), sales));
    if (game().sales.bought == BoughtShares::KeptThisRound)
        groups.append(boughtGroup());
    return groups;
}

QList<QVariantMap> JoinForm::mapGroups() const
{
    const QVariantList hexes = m_fields.hexes();
    QList<QVariantMap> groups{
        joinGroup("tiles", tr("Tiles"), {m_fields.set("tiles", tr("Hexes with a tile laid"), hexes)})};
    for (const QString &code : game().hasShares() ? m_answers.operatingCompanies() : m_answers.minorsInPlay())
        groups.append(
            companyGroup(code, {m_fields.set(placeOf("companies", code, "station_hexes"), tr("Stations"), hexes)}));
    return groups;
}

QList<QVariantMap> JoinForm::checkGroups() const
{
    return {joinGroup(
        "force", tr("The rules say no, the table says yes"),
        {m_fields.text("force", tr("Why the position is right all the same"))},
        tr("Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot."))};
}

} // namespace flimnap
