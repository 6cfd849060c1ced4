#include "views/status_texts.h"

#include <QCoreApplication>

#include "dealings/floating.h"
#include "words/place_name.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("flimnap::StatusTexts", text);
}

QString minorText(const GameDefinition &game, const CompanyState &state, CompanyId minor, const Wording &words)
{
    if (state.role == CompanyRole::Construction)
        return say("only builds track");
    const QString size = words.size(game.companies[minor].size);
    return game.classOf(minor).ownersPercent > 0 ? say("%1, half to the owner").arg(size) : size;
}

/// A company with shares that operates.
QString operatingText(const GameDefinition &game, const Position &position, CompanyId company, const Wording &words)
{
    const QString size = words.size(game.companies[company].size);
    if (position.companies[company].role == CompanyRole::Bond)
        return say("bond railway, pays by its price");
    return position.holdings.director(company).isPlayer() || !game.classOf(company).isFormedByPhase()
               ? size
               : say("%1, no director: its price falls").arg(size);
}

/// When a company begins to operate that does so in its turn, or once enough of it is sold.
QString setOutText(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = classOf(game, position, company);
    const int sold = size.percent(soldUnits(position, company));
    const bool atFloat = position.companies[company].capital == Capital::AtFloat;
    const int needed = atFloat ? size.percent(size.floatUnits) : percentToSetOut(game, position);
    if (sold >= needed && !atFloat)
        return say("operates when its turn comes");
    return say("%1 % sold, operates with %2 %").arg(sold).arg(needed);
}

/// What it owes and what is kept for it.
QStringList loanTexts(const GameDefinition &game, const Wording &words, const CompanyState &state,
                      const CompanyDefinition &table)
{
    QStringList facts;
    if (state.loans > 0)
        facts.append(
            QCoreApplication::translate("flimnap::StatusTexts", "%n loan(s), interest %1", nullptr, state.loans)
                .arg(words.money(game.companyLoans->interest * state.loans)));
    if (state.escrow > Money{})
        facts.append(say("%1 kept until the destination").arg(words.money(state.escrow)));
    if (!table.destination.empty() && state.status != CompanyStatus::Closed)
        facts.append(state.reachedDestination ? say("destination reached")
                                              : say("destination %1").arg(placeName(game, table.destination)));
    if (state.isFrozen)
        facts.append(say("no lasting train yet: its price stands still"));
    if (state.owesShare)
        facts.append(say("its director must buy a share"));
    return facts;
}

QString startedText(const GameDefinition &game, const Position &position, CompanyId company, const Wording &words)
{
    const QString size = words.size(game.companies[company].size);
    const Holdings &holdings = position.holdings;
    if (isToBeFormed(game, position, company))
        return say("%1, is formed at the end of this round").arg(size);
    if (const PhaseId phase = game.formingPhase(company))
        return say("%1, is formed in phase %2").arg(size, toText(game.phases[phase].name));
    if (holdings.directorsCertificate(company) == Party::reserve()) {
        if (const CompanyId railway = game.directorsMinor(company))
            return say("%1, waits for the exchange of %2").arg(size, words.party(railway));
    }
    if (game.classOf(company).setsOutInTurn)
        return setOutText(game, position, company);
    const int needed = game.classOf(company).floatUnits;
    if (holdings.director(company).isPlayer() && holdings.unitsOfPlayers(company) >= needed)
        return say("%1, opens at the end of this round").arg(size);
    return say("%1, not floated yet").arg(size);
}

} // namespace

bool hasTreasury(const Position &position, CompanyId company)
{
    const CompanyState &state = position.companies[company];
    const bool canOperate =
        state.role == CompanyRole::Ordinary && state.status == CompanyStatus::Operating && !isDummys(position, company);
    return canOperate || position.ledger.balance(company) != Money{};
}

QString statusText(const Rules &rules, const Position &position, CompanyId company, int place)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const CompanyState &state = position.companies[company];
    if (state.status == CompanyStatus::Started)
        return startedText(game, position, company, words);
    if (state.status != CompanyStatus::Operating)
        return words.size(game.companies[company].size);
    const QString text = game.classOf(company).isMinor() ? minorText(game, state, company, words)
                                                         : operatingText(game, position, company, words);
    return text.isEmpty() ? say("%1. to operate").arg(place) : say("%1. · %2").arg(place).arg(text);
}

QString factsText(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const CompanyState &state = position.companies[company];
    QStringList facts;
    const bool ownsTrains = state.role == CompanyRole::Ordinary && trainLimit(game, position, company) > 0;
    if (isDummys(position, company)) {
        if (position.trains.count(company) == 0)
            facts.append(say("no train before the end of the set"));
    } else if (ownsTrains && state.status == CompanyStatus::Operating) {
        facts.append(say("trains %1/%2").arg(position.trains.count(company)).arg(trainLimit(game, position, company)));
    }
    if (state.status == CompanyStatus::Operating)
        facts.append(state.markersLeft > 0 ? say("stations %1, %2 left").arg(state.stationsOnMap).arg(state.markersLeft)
                                           : say("stations %1").arg(state.stationsOnMap));
    facts += loanTexts(game, words, state, game.companies[company]);
    if (state.role == CompanyRole::Bond)
        facts.append(say("one more in Wien once that is brown"));
    for (const Party stock : {Party::dummy(), Party::bank(), Party::pool(), Party::reserve()}) {
        const int units = position.holdings.units(stock, company);
        if (game.classOf(company).hasShares() && (units > 0 || (stock == Party::bank() && !game.sales.intoPool)))
            facts.append(say("%1 %2 %").arg(words.party(stock)).arg(classOf(game, position, company).percent(units)));
    }
    return facts.join(" · ");
}

QString waitingText(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const ClassId size = game.companies[company].size;
    if (game.classOf(company).isMinor())
        return say("for sale");
    if (position.holdings.directorsCertificate(company) == Party::reserve()) {
        if (const CompanyId railway = game.directorsMinor(company))
            return say("with %1").arg(words.party(railway));
    }
    return game.phases[position.phase].onSale[size] ? words.size(size) : say("later");
}

} // namespace flimnap
