#include "views/status_texts.h"

#include <QCoreApplication>

#include "dealings/floating.h"
#include "features/feature_view.h"
#include "words/own_words.h"
#include "words/place_name.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class StatusTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::StatusTexts)
};

QString own(const GameDefinition &game, const char *text)
{
    return inWordsOf(game, "flimnap::StatusTexts", text);
}

QString minorText(const GameDefinition &game, const CompanyState &state, CompanyId minor, const Wording &words)
{
    if (state.onlyBuilds)
        return StatusTexts::tr("only builds track");
    const QString size = words.size(game.companies[minor].size);
    return game.classOf(minor).ownersPercent > 0 ? StatusTexts::tr("%1, half to the owner").arg(size) : size;
}

/// A company with shares that operates.
QString operatingText(const GameDefinition &game, const Position &position, CompanyId company, const Wording &words)
{
    const QString size = words.size(game.companies[company].size);
    for (const FeatureView *view : viewsOf(game)) {
        if (QString own = view->status(position, company); !own.isEmpty())
            return own;
    }
    return position.holdings.director(company).isPlayer() || !game.classOf(company).isFormedByPhase()
               ? size
               : StatusTexts::tr("%1, no director: its price falls").arg(size);
}

/// When a company begins to operate that does so in its turn, or once enough of it is sold.
QString setOutText(const GameDefinition &game, const Position &position, CompanyId company)
{
    const CompanyClass &size = classOf(game, position, company);
    const int sold = size.percent(soldUnits(position, company));
    const bool atFloat = position.companies[company].treasuryUnits == 0;
    const int needed = atFloat ? size.percent(size.floatUnits) : percentToSetOut(game, position);
    if (sold >= needed && !atFloat)
        return StatusTexts::tr("operates when its turn comes");
    return StatusTexts::tr("%1 % sold, operates with %2 %").arg(sold).arg(needed);
}

QString startedText(const GameDefinition &game, const Position &position, CompanyId company, const Wording &words)
{
    const QString size = words.size(game.companies[company].size);
    const Holdings &holdings = position.holdings;
    if (isToBeFormed(game, position, company))
        return own(game, QT_TRANSLATE_NOOP("flimnap::StatusTexts", "%1, is formed at the end of this round")).arg(size);
    if (const PhaseId phase = game.formingPhase(company))
        return own(game, QT_TRANSLATE_NOOP("flimnap::StatusTexts", "%1, is formed in phase %2"))
            .arg(size, toText(game.phases[phase].title));
    if (holdings.directorsCertificate(company) == Party::reserve()) {
        if (const CompanyId railway = game.directorsMinor(company))
            return StatusTexts::tr("%1, waits for the exchange of %2").arg(size, words.party(railway));
    }
    if (game.classOf(company).setsOutInTurn)
        return setOutText(game, position, company);
    const int needed = game.classOf(company).floatUnits;
    if (holdings.director(company).isPlayer() && holdings.unitsOfPlayers(company) >= needed)
        return own(game, QT_TRANSLATE_NOOP("flimnap::StatusTexts", "%1, opens at the end of this round")).arg(size);
    return own(game, QT_TRANSLATE_NOOP("flimnap::StatusTexts", "%1, not floated yet")).arg(size);
}

} // namespace

bool hasTreasury(const Position &position, CompanyId company)
{
    const CompanyState &state = position.companies[company];
    const bool canOperate = !state.onlyBuilds && !state.isUndirected && state.status == CompanyStatus::Operating &&
                            !isUnattended(position, company);
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
    return text.isEmpty() ? StatusTexts::tr("%1. to operate").arg(place)
                          : StatusTexts::tr("%1. · %2").arg(place).arg(text);
}

QString factsText(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const CompanyState &state = position.companies[company];
    QStringList facts;
    if (const std::string &book = game.companies[company].nameInBook; !book.empty())
        facts.append(StatusTexts::tr("in the rules: %1", "printed name").arg(toText(book)));
    const bool ownsTrains = !state.onlyBuilds && !state.isUndirected && trainLimit(game, position, company) > 0;
    if (isUnattended(position, company)) {
        if (position.trains.count(company) == 0)
            facts.append(StatusTexts::tr("no train before the end of the set"));
    } else if (ownsTrains && state.status == CompanyStatus::Operating) {
        facts.append(StatusTexts::tr("trains %1/%2")
                         .arg(position.trains.count(company))
                         .arg(trainLimit(game, position, company)));
    }
    if (state.status == CompanyStatus::Operating)
        facts.append(state.tokensLeft > 0
                         ? StatusTexts::tr("stations %1, %2 left").arg(state.stationsOnMap).arg(state.tokensLeft)
                         : StatusTexts::tr("stations %1").arg(state.stationsOnMap));
    for (const FeatureView *view : viewsOf(game))
        facts += view->facts(rules, position, company);
    for (const Party stock : {Party::absentee(), Party::bank(), Party::pool(), Party::reserve()}) {
        const int units = position.holdings.units(stock, company);
        if (game.classOf(company).hasShares() && (units > 0 || (stock == Party::bank() && !game.sales.intoPool)))
            facts.append(StatusTexts::tr("%1 %2 %")
                             .arg(words.party(stock))
                             .arg(classOf(game, position, company).percent(units)));
    }
    return facts.join(" · ");
}

QString waitingText(const Rules &rules, const Position &position, CompanyId company)
{
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const ClassId size = game.companies[company].size;
    if (game.classOf(company).isMinor())
        return StatusTexts::tr("for sale");
    if (position.holdings.directorsCertificate(company) == Party::reserve()) {
        if (const CompanyId railway = game.directorsMinor(company))
            return StatusTexts::tr("with %1").arg(words.party(railway));
    }
    return game.phases[position.phase].onSale[size] ? words.size(size) : StatusTexts::tr("later");
}

} // namespace flimnap
