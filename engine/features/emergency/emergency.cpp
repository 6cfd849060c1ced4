#include "features/emergency/emergency.h"

#include <array>

#include "features/emergency/need.h"
#include "features/emergency/sales.h"
#include "rounds/decision.h"
#include "rounds/railway_sales.h"

namespace flimnap::emergency {

namespace {

/// He cannot raise it whatever he sells (JR-6.39).
void judgeBankruptcy(const GameDefinition &game, const Position &position, const Decision &bankruptcy, Judge &judge)
{
    const PlayerId player = bankruptcy.player();
    const Need need = needOfAnybody(game, position);
    judge.need(player && need.player == player, Code::CanPay, {{"player", bankruptcy.by}});
    if (!judge.refused())
        judge.rule(need.cash + raisable(game, position, need) < need.least, Code::CanPay, {{"player", bankruptcy.by}});
}

/// What he can sell is sold, all his cash is gone, and the game ends (JR-7.1).
void goBankrupt(Books &books, const Decision &bankruptcy)
{
    const PlayerId player = bankruptcy.player();
    const Need need{player, companyInTurn(books.position), NeededFor::Debt};
    books.position.stock.soldThisTurn = 0;
    for (const CompanyId company : ids(books.game.companies)) {
        if (const int units = mostSellable(books.game, books.position, need, company))
            sellShares(books, {player, company, units});
    }
    const Money cash = books.cash(player);
    books.pay(player, Party::bank(), std::max(Money{}, cash), Reason::Bankruptcy);
    books.pay(Party::bank(), player, std::max(Money{}, -cash), Reason::Bankruptcy);
    books.tell(FeatureTold{"went_bankrupt", {Told::say("{player} is bankrupt"), {{"player", player}}}});
    books.position.endsNow = true;
}

bool canPayNothing(const GameDefinition &game, const Position &position, Party by)
{
    Judge judge;
    judgeBankruptcy(game, position, {.kind = MoveKind::Bankrupt, .by = by}, judge);
    return !judge.refused();
}

constexpr std::array bankruptcies{DecisionKind{.kind = MoveKind::Bankrupt,
                                               .next = nothingToChoose,
                                               .judge = judgeBankruptcy,
                                               .apply = goBankrupt,
                                               .isThere = canPayNothing}};

/// Money of the company in turn and its director that came in by this move, if nobody sold anything for it.
Money otherMoney(const Books &books)
{
    const CompanyId company = companyInTurn(books.position);
    if (!company)
        return {};
    const Party director = books.position.holdings.director(company);
    Money sum;
    for (const Event &event : books.events) {
        if (std::holds_alternative<SharesMoved>(event))
            return {};
        const auto *paid = std::get_if<Paid>(&event);
        if (paid == nullptr)
            continue;
        sum += paid->to == Party(company) || paid->to == director ? paid->amount : Money{};
        sum -= paid->from == Party(company) || paid->from == director ? paid->amount : Money{};
    }
    return std::max(Money{}, sum);
}

bool sellsPrivates(const GameDefinition &game, const Position &position, const Need &need)
{
    return termsOf(game).sellsPrivates && position.round.kind == RoundKind::Operating && need.isPressing();
}

/// Somebody in need sells a private railway to another player out of turn (JR-6.35).
bool isEmergencyTrade(const GameDefinition &game, const Position &position, Party by, const Move &move)
{
    const PrivateId railway = game.findPrivate(move.privateRailway);
    if (move.kind != MoveKind::BuyPrivate || !by.isPlayer() || !railway)
        return false;
    const Need need = needOfAnybody(game, position);
    return sellsPrivates(game, position, need) && position.privates[railway].owner == Party(need.player);
}

class Emergency final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "emergency"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.aim =
            section.choice<Aim>("sells", {{"for-dearest-train", Aim::Dearest}, {"for-one-train", Aim::InReach}});
        terms.keepsAllDirectors = section.choice<bool>("directorsStay", {{"all", true}, {"of-company", false}});
        terms.oneBlockEach = section.choice<bool>("blocks", {{"any", false}, {"one-each", true}});
        terms.sellsPrivates = section.flag("sellsPrivates");
        terms.bankrupts = section.flag("bankrupts");
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        findings.need(game.help != HelpRule::Never, "/emergency", "there is nothing to sell for where nobody helps");
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::BuyTrain, std::make_unique<TrainSales>(game));
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<DebtSales>(game));
    }

    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override
    {
        const Decisions decisions(books.game, bankruptcies);
        if (termsOf(books.game).bankrupts && decisions.kindOf(move) != nullptr)
            decisions.play(books, by, move, judge);
        else if (isEmergencyTrade(books.game, books.position, by, move))
            Decisions(books.game, privateTrades()).play(books, by, move, judge);
        else
            return false;
        return true;
    }

    void offerAnyTime(const GameDefinition &game, const Position &position, Offers &offers) const override
    {
        const Need need = needOfAnybody(game, position);
        const PlayerId player = need.player;
        for (const PlayerId buyer : position.order) {
            if (buyer != player && sellsPrivates(game, position, need))
                offerPrivateTrades(game, position, buyer, player, offers);
        }
        if (termsOf(game).bankrupts)
            Decisions(game, bankruptcies).offer(position, player, offers);
    }

    /// Money that comes in after a share was sold for a train does not make that sale one too many.
    void afterMove(Books &books, PhaseId /*phaseBefore*/) const override
    {
        if (books.position.operating.turn.lastShareSold > Money{})
            books.position.operating.turn.lastShareSold += otherMoney(books);
    }

    void beforeGoingOn(Books &books) const override { allowFurtherBlocks(books); }
};

} // namespace

const Feature &feature()
{
    static const Emergency emergency;
    return emergency;
}

} // namespace flimnap::emergency
