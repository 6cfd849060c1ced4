#include "laws/laws.h"

namespace flimnap {

namespace {

/// Whether the rules know a time without director for a company that has a price.
bool mayLackDirector(const LaidTable &table, CompanyId company)
{
    return table.game.directorsMinor(company) || table.position.companies[company].isUndirected;
}

void checkSum(const LaidTable &table, CompanyId company, Findings &broken)
{
    const Holdings &holdings = table.position.holdings;
    const CompanyClass &size = classOf(table.game, table.position, company);
    const bool isGone = table.position.companies[company].status == CompanyStatus::Closed;
    int sum = holdings.unitsOfPlayers(company);
    for (const Party stock : {Party::bank(), Party::pool(), Party::reserve()})
        sum += holdings.units(stock, company);
    broken.need(sum == (isGone ? 0 : size.units - size.missingUnits), table.placeOf(company),
                "its shares are always as many");
}

/// Who has the director's certificate has the shares it counts for, perhaps before he directs anything by it.
void checkCertificate(const LaidTable &table, CompanyId company, Findings &broken)
{
    const Holdings &holdings = table.position.holdings;
    const CompanyClass &size = classOf(table.game, table.position, company);
    const Party holder = holdings.directorsCertificate(company);
    if (!holder.isPlayer() || !size.hasShares() || !table.position.companies[company].isInPlay())
        return;
    const int held = holdings.units(holder, company);
    const bool isEnough = held >= size.directorUnits - (table.position.companies[company].owesShare ? 1 : 0);
    const Sentence tooFew = Sentence::say("%1 holds %2 % of it; the director's certificate alone is %3 %",
                                          {table.codeOf(holder.player()), std::to_string(size.percent(held)),
                                           std::to_string(size.percent(size.directorUnits))});
    if (holdings.director(company).isPlayer())
        broken.need(isEnough, table.placeOf(company) + "/director", tooFew);
    else
        broken.rule(isEnough, table.placeOf(company) + "/certificate", tooFew);
}

void checkDirector(const LaidTable &table, CompanyId company, Findings &broken)
{
    const Holdings &holdings = table.position.holdings;
    const Party director = holdings.director(company);
    const std::string place = table.placeOf(company) + "/director";
    const bool isInPlay = table.position.companies[company].isInPlay();
    broken.need(director.isPlayer() ? isInPlay : !isInPlay || mayLackDirector(table, company), place,
                "somebody directs it as long as it is in play, and no longer");
    if (!director.isPlayer() || !table.game.classOf(company).hasShares())
        return;
    broken.need(holdings.directorsCertificate(company) == director, place, "its director has his certificate");
    const CompanyClass &size = classOf(table.game, table.position, company);
    for (const PlayerId player : ids(table.position.players)) {
        const int held = holdings.units(player, company);
        broken.keep(
            held <= holdings.units(director, company), place,
            Sentence::say("%1 holds more of it, %2 %, than %3 does",
                          {table.codeOf(player), std::to_string(size.percent(held)), table.codeOf(director.player())}));
    }
}

} // namespace

void checkShares(const LaidTable &table, Findings &broken)
{
    for (const CompanyId company : ids(table.game.companies)) {
        checkSum(table, company, broken);
        if (isUnattended(table.position, company))
            continue;
        checkCertificate(table, company, broken);
        checkDirector(table, company, broken);
    }
}

} // namespace flimnap
