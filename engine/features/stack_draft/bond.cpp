#include "features/stack_draft/bond.h"

#include <array>

#include "dealings/floating.h"
#include "dealings/stations.h"
#include "features/stack_draft/standing.h"

namespace flimnap::stack_draft {

namespace {

/// Some train of the card that went last left by purchase.
CompanyId buyerOfLast(const Books &books, CardId card)
{
    for (const Event &event : books.events) {
        const auto *moved = std::get_if<TrainMoved>(&event);
        const bool isBought = moved != nullptr && moved->from == Party::bank() && moved->to.isCompany();
        if (isBought && books.game.faces[moved->face].card == card && books.position.trains.left(card) == 0)
            return moved->to.company();
    }
    return {};
}

std::optional<Stage> nextOfToken(const GameDefinition &game, const Position & /*position*/, const Decision &partial)
{
    if (!partial.value.empty())
        return {};
    WordChoice hexes{"value", {}};
    for (const HexDefinition &hex : game.hexes)
        hexes.words.push_back(hex.code);
    return hexes;
}

void judgeToken(const GameDefinition &game, const Position &position, const Decision &choice, Judge &judge)
{
    const auto &[turnNumber, bond, earner] = stateOf(position);
    judge.need(bond.isValid(), Code::WrongRound);
    if (judge.refused())
        return;
    judge.rule(earner && choice.by == Party(earner), Code::NotYourTurn, {{"turn", Party(earner)}});
    judge.need(position.companies[bond].tokensLeft > 0, Code::NoToken, {{"company", Party(bond)}});
    judge.know(game.findHex(choice.value).isValid(), "hex", choice.value);
}

void placeToken(Books &books, const Decision &choice)
{
    const CompanyId bond = stateOf(books.position).bond;
    CompanyState &state = books.position.companies[bond];
    ++state.stationsOnMap;
    --state.tokensLeft;
    noteStation(books, bond, books.game.findHex(choice.value));
    books.tell(StationPlaced{bond, false});
}

constexpr std::array kinds{
    DecisionKind{MoveKind::Choose, nextOfToken, judgeToken, placeToken, OutOfTurn::Never, "bond_token"}};

} // namespace

void beginBond(Books &books, CompanyId company)
{
    const Holdings &holdings = books.position.holdings;
    for (const Party stock : {Party::bank(), Party::reserve()})
        books.moveShares(company, stock, Party::pool(), holdings.units(stock, company));
    books.moveCertificate(company, Party::pool());
    putOnChart(books, company, books.game.findCell(termsOf(books.game).bondCell));
    setBond(books.position, company);
    CompanyState &state = books.position.companies[company];
    state.stationsOnMap = 1;
    state.tokensLeft = bondTokens - 1;
    books.tell(FeatureTold{"role_given",
                           {Told::say("{company} becomes the bond railway: it pays by its price"),
                            {{"company", company}, {"role", std::string("bond")}}}});
}

void payBond(Books &books)
{
    const CompanyId company = stateOf(books.position).bond;
    const int whole = books.classOf(company).units;
    for (const PlayerId player : ids(books.position.players)) {
        const int units = books.position.holdings.units(player, company);
        const Money amount = termsOf(books.game).bondPaysRoundedUp
                                 ? shareRoundedUp(books.price(company), 1, whole) * units
                                 : shareRoundedDown(books.price(company), units, whole);
        books.pay(Party::bank(), player, amount, Reason::Dividend, company);
    }
    if (termsOf(books.game).bondRises)
        books.moveMarker(company, Direction::Right);
}

void noteTokenEarner(Books &books)
{
    const auto &[turnNumber, bond, earner] = stateOf(books.position);
    if (earner || !bond)
        return;
    for (const CardId card : termsOf(books.game).bondTokenCards) {
        const CompanyId buyer = buyerOfLast(books, card);
        if (!buyer)
            continue;
        const bool isThere = books.position.companies[buyer].isInPlay();
        change(books).tokenEarner = isThere ? buyer : books.game.companies[buyer].becomes;
        return;
    }
}

DecisionKinds tokenKinds()
{
    return kinds;
}

bool isTokenEarned(const Position &position)
{
    const auto &[turnNumber, bond, earner] = stateOf(position);
    return bond && earner && position.companies[bond].tokensLeft > 0;
}

} // namespace flimnap::stack_draft
