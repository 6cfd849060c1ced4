#include "table/told.h"

namespace flimnap {

namespace {

class Teller
{
public:
    explicit Teller(const GameDefinition &game) : m_game(game) {}

    Told operator()(const Paid &paid) const
    {
        const Args args{{"from", paid.from}, {"amount", paid.amount}, {"to", paid.to}, {"reason", paid.reason}};
        if (paid.from == Party::bank())
            return {Told::say("{to} receives {amount}: {reason}"), args};
        if (paid.to == Party::bank())
            return {Told::say("{from} pays {amount}: {reason}"), args};
        return {Told::say("{from} pays {amount} to {to}: {reason}"), args};
    }
    Told operator()(const SharesMoved &moved) const
    {
        const Args args{{"from", moved.from}, {"to", moved.to}, {"percent", moved.percent}, {"company", moved.company}};
        const bool isIntoPool = moved.to == Party::pool();
        if (moved.to.isPlayer() || moved.to == Party::absentee()) {
            if (moved.from == Party::pool())
                return {Told::say("{to} takes {percent} % of {company} from the open stock"), args};
            if (moved.from == Party::reserve())
                return {Told::say("{to} takes {percent} % of {company} from the reserve"), args};
            return {Told::say("{to} takes {percent} % of {company}"), args};
        }
        if (!moved.from.isPlayer())
            return {isIntoPool ? Told::say("{percent} % of {company} go into the open stock")
                               : Told::say("{percent} % of {company} go from the reserve to the bank"),
                    args};
        return {isIntoPool ? Told::say("{from} gives {percent} % of {company} into the open stock")
                           : Told::say("{from} gives {percent} % of {company} to the bank"),
                args};
    }
    Told operator()(const CertificateMoved &moved) const
    {
        const Args args{{"company", moved.company}, {"from", moved.from}, {"to", moved.to}};
        if (moved.from == Party::bank() && moved.to.isPlayer())
            return {Told::say("{to} takes the director's certificate of {company} for as many shares"), args};
        return {Told::say("The director's certificate of {company}: {from} → {to}"), args};
    }
    Told operator()(const DirectorChanged &changed) const
    {
        return {Told::say("{to} becomes director of {company}"), {{"to", changed.to}, {"company", changed.company}}};
    }
    Told operator()(const CompanyStarted &started) const
    {
        return {m_game.hasActionRounds ? Told::say("{company} is founded at {price}")
                                       : Told::say("{company} starts at {price}"),
                {{"company", started.company}, {"price", price(started.cell)}}};
    }
    Told operator()(const CompanyFloated &floated) const
    {
        return {m_game.hasActionRounds ? Told::say("{company} operates from now on") : Told::say("{company} floats"),
                {{"company", floated.company}}};
    }
    Told operator()(const CompanyClosed &closed) const
    {
        return {Told::say("{company} leaves the game"), {{"company", closed.company}}};
    }
    Told operator()(const PriceMoved &moved) const
    {
        return {moved.from == moved.to ? Told::say("{company} stays at {to}")
                                       : Told::say("{company}: price {from} → {to}"),
                {{"company", moved.company}, {"from", price(moved.from)}, {"to", price(moved.to)}}};
    }
    Told operator()(const PrivateMoved &moved) const
    {
        const Args args{{"private", moved.railway}, {"to", moved.to}};
        if (!moved.to.isNobody())
            return {Told::say("{private} goes to {to}"), args};
        if (!m_game.privates[moved.railway].isPerson)
            return {Told::say("{private} leaves the game"), args};
        return {moved.from.isPlayer() ? Told::say("{private} is handed in")
                                      : Told::say("{private} stays out of this game"),
                args};
    }
    Told operator()(const PrivateUsed &used) const
    {
        return {Told::say("The right of {private} is used"), {{"private", used.railway}}};
    }
    Told operator()(const MinorMoved &moved) const
    {
        return {Told::say("{minor} goes to {to}"), {{"minor", moved.minor}, {"to", moved.to}}};
    }
    Told operator()(const PrivateExchanged &exchanged) const
    {
        return {Told::say("{owner} exchanges {private} for a share of {into}"),
                {{"owner", exchanged.owner}, {"private", exchanged.railway}, {"into", exchanged.into}}};
    }
    Told operator()(const MinorExchanged &exchanged) const
    {
        return {Told::say("{owner} exchanges {minor} for {percent} % of {into}"),
                {{"owner", exchanged.owner},
                 {"minor", exchanged.minor},
                 {"percent", m_game.classOf(exchanged.into).percent(exchanged.units)},
                 {"into", exchanged.into}}};
    }
    Told operator()(const CompanyFormed &formed) const
    {
        return {Told::say("{company} is formed"), {{"company", formed.company}}};
    }
    Told operator()(const BankBroke & /*broke*/) const { return {Told::say("The bank is broken")}; }
    Told operator()(const EndDecided &decided) const
    {
        return {Told::say("{company} has no train and cannot pay one: the game ends with this round"),
                {{"company", decided.company}}};
    }
    Told operator()(const StationReturned &returned) const
    {
        return {Told::say("A marker of {company} goes back to its charter"), {{"company", returned.company}}};
    }
    Told operator()(const DebtChanged &changed) const
    {
        return {changed.penalty == Money{} ? Told::say("{player} owes {debt}")
                                           : Told::say("{player} owes {debt}, penalty at the end {penalty}"),
                {{"player", changed.player}, {"debt", changed.debt}, {"penalty", changed.penalty}}};
    }
    Told operator()(const IncomeDeclared &declared) const
    {
        return {Told::say("{company} earns {amount}"), {{"company", declared.company}, {"amount", declared.amount}}};
    }
    Told operator()(const TrainMoved &moved) const
    {
        const Args args{{"train", moved.face}, {"from", moved.from}, {"to", moved.to}};
        if (moved.to.isNobody())
            return {moved.from.isCompany() ? Told::say("Train {train} of {from} leaves the game")
                                           : Told::say("Train {train} leaves the game"),
                    args};
        if (moved.to == Party::pool())
            return {hasDepot() ? Told::say("Train {train} goes into the depot")
                               : Told::say("Train {train} goes into the open stock"),
                    args};
        return {Told::say("Train {train} goes to {to}"), args};
    }
    Told operator()(const TrainConverted &converted) const
    {
        return {Told::say("{company} turns train {from} to {to}"),
                {{"company", converted.company}, {"from", converted.from}, {"to", converted.to}}};
    }
    Told operator()(const TrainRusted &rusted) const
    {
        const Args args{{"train", rusted.face}, {"from", rusted.owner}, {"count", rusted.count}};
        if (rusted.owner.isCompany())
            return {Told::say("Train {train} of {from} leaves the game"), args};
        if (rusted.owner == Party::bank())
            return {Told::say("{count} unsold train(s) {train} leave the game", "", 2), args, rusted.count};
        return {hasDepot() ? Told::say("Train {train} leaves the depot")
                           : Told::say("Train {train} leaves the open stock"),
                args};
    }
    Told operator()(const TrainAged &aged) const
    {
        return {aged.owner.isCompany() ? Told::say("Train {train} of {owner} is obsolete")
                                       : Told::say("Train {train} in the depot is obsolete"),
                {{"train", aged.face}, {"owner", aged.owner}}};
    }
    Told operator()(const CardExported &exported) const
    {
        return {Told::say("The top train card {card} is exported"), {{"card", exported.card}}};
    }
    Told operator()(const PhaseBegan &began) const
    {
        return {Told::say("Phase {phase} begins"), {{"phase", began.phase}}};
    }
    Told operator()(const StationPlaced &placed) const
    {
        return {placed.home ? Told::say("{company} places its home station") : Told::say("{company} places a station"),
                {{"company", placed.company}}};
    }
    Told operator()(const StationsCounted &counted) const
    {
        return {Told::say("{company}: stations on the map {on_map}, markers left {left}"),
                {{"company", counted.company}, {"on_map", counted.onMap}, {"left", counted.left}}};
    }
    Told operator()(const TrackLaid &laid) const
    {
        return {Told::say("{company} lays track"), {{"company", laid.company}}};
    }
    Told operator()(const SharesSplit &split) const
    {
        return {Told::say("{company} has {shares} shares"),
                {{"company", split.company}, {"shares", m_game.classes[split.into].units}}};
    }
    Told operator()(const SharesMerged &merged) const
    {
        const Args args{{"holder", merged.holder},
                        {"given", merged.given},
                        {"received", merged.received},
                        {"company", merged.into}};
        const int odd = merged.given - 2 * merged.received;
        const auto said = [&](std::string_view sentence) { return Told{sentence, args, merged.given}; };
        if (odd == 0)
            return said(Told::say("{holder}: {given} old share(s) for {received} of {company}", "", 2));
        if (odd > 1)
            return said(
                Told::say("{holder}: {given} old share(s) for {received} of {company}, there are no more", "", 2));
        return merged.holder == Party::pool()
                   ? said(Told::say("{holder}: {given} old share(s) for {received} of {company}, an odd one is lost",
                                    "", 2))
                   : said(Told::say("{holder}: {given} old share(s) for {received} of {company}, an odd one goes to "
                                    "the open stock",
                                    "", 2));
    }
    Told operator()(const PriceAveraged &averaged) const
    {
        return {averaged.leftOut > Money{}
                    ? Told::say("Average of the prices {prices} without {left_out}, down to a multiple of 5: {average}")
                    : Told::say("Average of the prices {prices}, down to a multiple of 5: {average}"),
                {{"prices", numbers(averaged.prices)},
                 {"left_out", number(averaged.leftOut)},
                 {"average", number(averaged.average)}}};
    }
    Told operator()(const FeatureTold &event) const { return event.told; }
    Told operator()(const RoundBegan &began) const
    {
        const Args args{{"round", began.round}, {"number", began.round.number}};
        if (began.round.kind == RoundKind::End)
            return {Told::say("The game ends"), args};
        if (began.round.kind == RoundKind::Operating && m_game.hasActionRounds)
            return {Told::say("The trains of round {number} run"), args};
        return {Told::say("{round} begins"), args};
    }
    Told operator()(const RuleWaived & /*waived*/) const { return {Told::say("The table waives a rule")}; }
    // What everybody sees anyway, so that only the terminal says it.
    Told operator()(const RoundEnded &ended) const { return {"{round} is over", {{"round", ended.round}}}; }
    Told operator()(const TurnBegan &began) const { return {"It is the turn of {turn}", {{"turn", began.actor}}}; }
    Told operator()(const OrderChanged & /*changed*/) const { return {"The order of turns is set anew"}; }
    Told operator()(const Corrected &corrected) const
    {
        return {"{subject} is put right", {{"subject", corrected.subject}}};
    }

private:
    [[nodiscard]] bool hasDepot() const { return m_game.poolWord == "depot"; }
    /// As a number: the chart has no currency.
    [[nodiscard]] int price(CellId cell) const { return cell ? number(m_game.chart[cell].price) : 0; }
    [[nodiscard]] static int number(Money amount) { return static_cast<int>(amount.units); }

    [[nodiscard]] static std::vector<int> numbers(const std::vector<Money> &amounts)
    {
        std::vector<int> list;
        list.reserve(amounts.size());
        for (const Money amount : amounts)
            list.push_back(number(amount));
        return list;
    }

    const GameDefinition &m_game;
};

} // namespace

Told told(const GameDefinition &game, const Event &event)
{
    return std::visit(Teller(game), event);
}

} // namespace flimnap
