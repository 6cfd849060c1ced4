#include "cli/words.h"

namespace flimnap {

namespace {

class Teller
{
public:
    explicit Teller(const Words &words) : m_words(words), m_game(words.game()) {}

    std::string operator()(const Paid &paid) const
    {
        const std::string about = paid.about ? ", " + code(paid.about) : "";
        return party(paid.from) + " pays " + m_words.money(paid.amount) + " to " + party(paid.to) + " (" +
               std::string(name(paid.reason)) + about + ")";
    }
    std::string operator()(const SharesMoved &moved) const
    {
        return std::to_string(moved.percent) + " % of " + code(moved.company) + fromTo(moved.from, moved.to);
    }
    std::string operator()(const DirectorChanged &changed) const
    {
        return party(changed.to) + " becomes director of " + code(changed.company);
    }
    std::string operator()(const CompanyStarted &started) const
    {
        return code(started.company) + " starts at " + price(started.cell);
    }
    std::string operator()(const CompanyFloated &floated) const { return code(floated.company) + " floats"; }
    std::string operator()(const CompanyClosed &closed) const { return code(closed.company) + " leaves the game"; }
    std::string operator()(const PriceMoved &moved) const
    {
        const std::string whose = "the price of " + code(moved.company);
        if (moved.from == moved.to)
            return whose + " stays at " + price(moved.to);
        return whose + " moves from " + price(moved.from) + " to " + price(moved.to);
    }
    std::string operator()(const PrivateMoved &moved) const
    {
        return m_game.privates[moved.railway].code + fromTo(moved.from, moved.to);
    }
    std::string operator()(const PrivateUsed &used) const
    {
        return "the right of " + m_game.privates[used.railway].code + " is used";
    }
    std::string operator()(const EndDecided &decided) const
    {
        return code(decided.company) + " has no train and cannot pay one: the game ends with this round";
    }
    std::string operator()(const CertificateMoved &moved) const
    {
        return "the director's certificate of " + code(moved.company) + fromTo(moved.from, moved.to);
    }
    std::string operator()(const MinorMoved &moved) const
    {
        return code(moved.minor) + " goes from " + party(moved.from) + " to " + party(moved.to);
    }
    std::string operator()(const PrivateExchanged &exchanged) const
    {
        return party(exchanged.owner) + " exchanges " + m_game.privates[exchanged.railway].code + " for a share of " +
               code(exchanged.into);
    }
    std::string operator()(const MinorExchanged &exchanged) const
    {
        const int percent = m_game.classOf(exchanged.into).percent(exchanged.units);
        return party(exchanged.owner) + " exchanges " + code(exchanged.minor) + " for " + std::to_string(percent) +
               " % of " + code(exchanged.into);
    }
    std::string operator()(const CompanyFormed &formed) const { return code(formed.company) + " is formed"; }
    std::string operator()(const RoleGiven &given) const
    {
        return code(given.company) + (given.role == CompanyRole::Bond ? " pays by its price" : " only builds");
    }
    std::string operator()(const BankBroke & /*broke*/) const { return "the bank is broken"; }
    std::string operator()(const StationReturned &returned) const
    {
        return "a marker of " + code(returned.company) + " returns";
    }
    std::string operator()(const DebtChanged &changed) const
    {
        return party(changed.player) + " owes " + m_words.money(changed.debt) + ", penalty at the end " +
               m_words.money(changed.penalty);
    }
    std::string operator()(const IncomeDeclared &declared) const
    {
        return code(declared.company) + " earns " + m_words.money(declared.amount);
    }
    std::string operator()(const TrainMoved &moved) const
    {
        return "train " + m_game.faces[moved.face].code + fromTo(moved.from, moved.to);
    }
    std::string operator()(const TrainConverted &converted) const
    {
        return code(converted.company) + " turns train " + m_game.faces[converted.from].code + " to " +
               m_game.faces[converted.to].code;
    }
    std::string operator()(const TrainRusted &rusted) const
    {
        const std::string whose = m_game.faces[rusted.face].code + " of " + party(rusted.owner);
        return rusted.count == 1 ? "train " + whose + " leaves the game"
                                 : std::to_string(rusted.count) + " trains " + whose + " leave the game";
    }
    std::string operator()(const TrainAged &aged) const
    {
        return "train " + m_game.faces[aged.face].code + " of " + party(aged.owner) + " is obsolete";
    }
    std::string operator()(const CardTaken &taken) const
    {
        return party(taken.player) + (taken.isCopy ? " copies" : " takes") + " card " +
               m_game.actionCards[taken.card].code + ", side " + std::to_string(taken.side + 1);
    }
    std::string operator()(const CharactersTileLaid &laid) const
    {
        return code(laid.company) + " lays a tile of " + m_game.privates[laid.character].code;
    }
    std::string operator()(const AutomatonBuilt &built) const
    {
        return party(built.automaton) + " builds: " + std::string(name(built.track)) +
               (built.extra ? ", and a plain tile behind a city" : "");
    }
    std::string operator()(const CardExported &exported) const
    {
        return "the top train card " + m_game.cards[exported.card].code + " leaves the game";
    }
    std::string operator()(const PhaseBegan &began) const
    {
        return "phase " + m_game.phases[began.phase].title + " begins";
    }
    std::string operator()(const StationPlaced &placed) const
    {
        return code(placed.company) + (placed.home ? " has its home station" : " places a station");
    }
    std::string operator()(const StationsCounted &counted) const
    {
        return code(counted.company) + " has " + std::to_string(counted.onMap) + " stations on the map and " +
               std::to_string(counted.left) + " markers left";
    }
    std::string operator()(const TrackLaid &laid) const { return code(laid.company) + " lays track"; }
    std::string operator()(const SharesSplit &split) const
    {
        return code(split.company) + " has " + std::to_string(m_game.classes[split.into].units) + " shares";
    }
    std::string operator()(const SharesMerged &merged) const
    {
        return party(merged.holder) + ": " + std::to_string(merged.given) + " old shares for " +
               std::to_string(merged.received) + " of " + code(merged.into);
    }
    std::string operator()(const PriceAveraged &averaged) const
    {
        return "the prices of those that became " + code(averaged.company) + " average " +
               m_words.money(averaged.average);
    }
    std::string operator()(const LoansChanged &changed) const
    {
        return code(changed.company) + " has " + std::to_string(changed.loans) +
               (changed.loans == 1 ? " loan" : " loans");
    }
    std::string operator()(const EscrowChanged &changed) const
    {
        if (changed.escrow == Money{})
            return "the bank keeps no money for " + code(changed.company) + " any more";
        return "the bank keeps " + m_words.money(changed.escrow) + " for " + code(changed.company);
    }
    std::string operator()(const InterestDue &due) const
    {
        return code(due.company) + " owes " + m_words.money(due.amount) + " of interest, " +
               m_words.money(due.outOfIncome) + " of it out of its income";
    }
    std::string operator()(const DestinationReached &reached) const
    {
        return code(reached.company) + " has reached its destination";
    }
    std::string operator()(const TrainBorrowed &borrowed) const
    {
        return code(borrowed.company) + " borrows a train " + m_game.faces[borrowed.face].code;
    }
    std::string operator()(const FeatureTold &told) const
    {
        Sentence said = told.words;
        for (const FeatureTold::Fact &fact : told.facts)
            said.values.push_back(std::visit([&](const auto &value) { return factWords(value); }, fact.value));
        return text(said);
    }
    std::string operator()(const CertificateLimitChanged &changed) const
    {
        return "the certificate limit is " + std::to_string(changed.limit);
    }
    std::string operator()(const WentBankrupt &bankrupt) const { return party(bankrupt.player) + " is bankrupt"; }
    std::string operator()(const RoundEnded &ended) const { return name(ended.round) + " is over"; }
    std::string operator()(const RoundBegan &began) const { return name(began.round) + " begins"; }
    std::string operator()(const TurnBegan &began) const { return "it is the turn of " + party(began.actor); }
    std::string operator()(const OrderChanged & /*changed*/) const { return "the order of turns is set anew"; }
    std::string operator()(const RuleWaived &waived) const
    {
        return "the table waives the rule " + std::string(name(waived.code));
    }
    std::string operator()(const Corrected &corrected) const { return party(corrected.subject) + " is put right"; }

private:
    [[nodiscard]] std::string party(Party who) const { return m_words.party(who); }
    [[nodiscard]] std::string code(CompanyId company) const { return m_game.companies[company].code; }
    [[nodiscard]] std::string factWords(PrivateId railway) const { return m_game.privates[railway].code; }
    [[nodiscard]] std::string factWords(Money amount) const { return m_words.money(amount); }
    [[nodiscard]] std::string price(CellId cell) const
    {
        return cell ? m_words.money(m_game.chart[cell].price) : "nothing";
    }
    [[nodiscard]] std::string fromTo(Party from, Party to) const
    {
        const std::string start = from.isNobody() ? "" : " from " + party(from);
        return to.isNobody() ? " leaves the game" + start : " goes" + start + " to " + party(to);
    }

    const Words &m_words;
    const GameDefinition &m_game;
};

} // namespace

std::string Words::event(const Event &event) const
{
    return std::visit(Teller(*this), event);
}

} // namespace flimnap
