#include "dealings/train_purchase.h"
#include "joining/parts.h"

namespace flimnap {

namespace {

/// It is one of those that are started in play, and shares of them come early.
bool isHeldUnstarted(const Joining &joining, CompanyId company)
{
    const CompanyClass &size = joining.game().classOf(company);
    return joining.sharesComeEarly && joining.state(company).status == CompanyStatus::Waiting && size.hasShares() &&
           !size.isFormedByPhase();
}

/// The company whose shares these are; invalid, with a fault, if nobody can have any.
CompanyId companyHeld(Joining &joining, const std::string &code, const std::string &place)
{
    const CompanyId company = joining.company(code, place);
    if (!company || isHeldUnstarted(joining, company))
        return company;
    if (!joining.need(joining.game().classOf(company).hasShares(), place,
                      Sentence::say("%1 has no shares; who owns it has it among his privates", {code})))
        return {};
    return joining.companyInPlay(code, place);
}

void layHoldings(Joining &joining, PlayerId player, const std::string &place)
{
    Holdings &holdings = joining.position().holdings;
    for (const auto &[code, percent] : joining.table.players.at(joining.codes.code(player)).shares) {
        const std::string holding = std::string(place).append("/shares/").append(code);
        const CompanyId company = companyHeld(joining, code, holding);
        if (!company)
            continue;
        const int unit = joining.classOf(company).percent(1);
        joining.need(percent > 0 && percent % unit == 0, holding,
                     Sentence::say("its shares are of %1 %, so %2 % cannot be",
                                   {std::to_string(unit), std::to_string(percent)}));
        const Party stock = joining.state(company).isUndirected ? Party::pool() : Party::bank();
        const int units = percent / unit;
        if (units > 0 && units <= holdings.units(stock, company))
            holdings.move(company, stock, player, units);
    }
}

void layPlayer(Joining &joining, PlayerId player)
{
    const std::string code = joining.codes.code(player);
    const std::string place = "players/" + code;
    const auto given = joining.table.players.find(code);
    if (!joining.need(given != joining.table.players.end(), place,
                      Sentence::say("this player of the header is missing")))
        return;
    const JoinedPosition::Player &row = given->second;
    joining.books.pay(Party::bank(), player, row.cash, Reason::Opening);
    joining.need(joining.game().hasShares() || row.cash == Money{}, place + "/cash",
                 Sentence::say("in this game only companies have money"));
    joining.position().players[player].debt = row.debt;
    joining.position().players[player].penalty = row.penalty;
    layHoldings(joining, player, place);
}

/// What players can hold of the company at most: not what is set aside or lies in the pool, and not the director's
/// certificate where none of them has it.
int mostHeld(const Joining &joining, CompanyId company)
{
    const Holdings &holdings = joining.position().holdings;
    const CompanyClass &size = joining.classOf(company);
    const Party certificate = holdings.directorsCertificate(company);
    const bool isCertificateOut = certificate == Party::bank() || certificate == Party::pool();
    int units = size.units - size.missingUnits - holdings.units(Party::reserve(), company) -
                holdings.units(Party::absentee(), company);
    units -= joining.state(company).isUndirected ? 0 : holdings.units(Party::pool(), company);
    return size.percent(units - (isCertificateOut ? size.directorUnits : 0));
}

/// By what is written down, so that a holding found faulty already is not found missing as well.
void checkHoldings(Joining &joining, CompanyId company)
{
    const CompanyClass &size = joining.classOf(company);
    const std::string &code = joining.codeOf(company);
    const std::string place = "companies/" + code;
    int sum = 0;
    for (const auto &[player, given] : joining.table.players) {
        if (const auto share = given.shares.find(code); share != given.shares.end())
            sum += share->second;
    }
    const int most = mostHeld(joining, company);
    joining.need(sum <= most, place,
                 most < 100 ? Sentence::say("the players hold %1 % of it together; there is %2 % that they can hold",
                                            {std::to_string(sum), std::to_string(most)})
                            : Sentence::say("the players hold %1 % of it together; there is %2 %",
                                            {std::to_string(sum), std::to_string(most)}));
    const Joining::Row *row = joining.row(company);
    if (row == nullptr)
        return;
    const PlayerId director = joining.codes.player(row->director);
    joining.rule(row->isOperating || size.isFormedByPhase() || size.setsOutInTurn || !director || joining.floatsLater ||
                     sum < size.percent(size.floatUnits),
                 place + "/state",
                 Sentence::say("the players hold %1 % of it, and with %2 % it operates",
                               {std::to_string(sum), std::to_string(size.percent(size.floatUnits))}));
}

class PrivateLayer
{
public:
    explicit PrivateLayer(Joining &joining) : m_joining(joining), m_privates(joining.position().privates) {}

    void lay()
    {
        layUnowned();
        for (const auto &[code, row] : m_joining.table.players)
            if (const PlayerId player = m_joining.codes.player(code))
                give(player, row.privates, "players/" + code + "/privates");
        for (const auto &[code, row] : m_joining.table.companies)
            if (const CompanyId company = m_joining.game().findCompany(code))
                give(company, row.privates.value_or(JoinedPosition::Names()), "companies/" + code + "/privates");
        layUsed();
    }

private:
    /// Those that nobody bought, or that were sold back or exchanged, have left the game.
    void layUnowned()
    {
        const bool isStillSold = areRailwaysForSale(m_joining);
        for (const PrivateId railway : ids(m_privates))
            m_privates[railway].owner = isStillSold && isInGame(railway) ? Party::bank() : Party::nobody();
    }

    [[nodiscard]] bool isInGame(PrivateId railway) const
    {
        return m_joining.game().isInPlay(railway, m_joining.seats());
    }

    void give(Party owner, const JoinedPosition::Names &railways, const std::string &place)
    {
        for (const std::string &code : railways) {
            if (owner.isPlayer() && code == spareCard)
                continue; // counted with the player
            const PrivateId railway = m_joining.privateRailway(code, place);
            if (!railway)
                continue;
            Party &present = m_privates[railway].owner;
            m_joining.need(!present.isPlayer() && !present.isCompany(), place,
                           Sentence::say("%1 belongs to %2 already", {code, m_joining.codes.code(present)}));
            present = owner;
            checkOwner(owner, railway, place);
        }
    }

    void checkOwner(Party owner, PrivateId railway, const std::string &place)
    {
        const PrivateDefinition &table = m_joining.game().privates[railway];
        m_joining.rule(isInGame(railway), place, Sentence::say("%1 is not in play at this table", {table.code}));
        if (table.isPerson || !m_joining.knowsPhase)
            return;
        m_joining.rule(table.staysOpen || !haveLeft(), place,
                       Sentence::say("in phase %1 all private railways have left the game", {m_joining.table.phase}));
        if (!owner.isCompany())
            return;
        m_joining.rule(m_joining.phase().companiesBuyPrivates || table.isTrain || haveLeft(), place,
                       Sentence::say("companies own no private railways in phase %1 yet", {m_joining.table.phase}));
    }

    /// A phase that takes them out of the game has come, perhaps before the one that is now.
    [[nodiscard]] bool haveLeft() const
    {
        const auto phases = ids(m_joining.game().phases);
        return std::any_of(phases.begin(), phases.end(), [&](PhaseId phase) {
            return m_joining.hasBegun(phase) && m_joining.game().phases[phase].closesPrivates;
        });
    }

    void layUsed()
    {
        for (const std::string &code : m_joining.table.usedPrivates) {
            const PrivateId railway = m_joining.privateRailway(code, "used_privates");
            if (!railway)
                continue;
            m_joining.rule(
                m_privates[railway].owner.isCompany(), "used_privates",
                Sentence::say("only a company uses a private railway's right, and %1 belongs to none", {code}));
            m_joining.rule(m_joining.game().privates[railway].hasRight, "used_privates",
                           Sentence::say("%1 has no right that is used up and then stays with its owner", {code}));
            m_privates[railway].used = true;
        }
    }

    Joining &m_joining;
    ById<PrivateId, PrivateState> &m_privates;
};

} // namespace

void layPlayers(Joining &joining)
{
    for (const PlayerId player : ids(joining.position().players))
        layPlayer(joining, player);
    for (const auto &[code, given] : joining.table.players)
        joining.player(code, "players/" + code);
    for (const CompanyId company : ids(joining.game().companies)) {
        const bool isOut = joining.state(company).status == CompanyStatus::Closed; // a holding of it is a fault already
        if (!joining.game().classOf(company).hasShares() || isOut)
            continue;
        checkHoldings(joining, company);
    }
}

void layPrivates(Joining &joining)
{
    PrivateLayer(joining).lay();
}

} // namespace flimnap
