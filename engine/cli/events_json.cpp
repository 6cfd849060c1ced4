#include "cli/events_json.h"

namespace flimnap {

namespace {

/// The values of a sentence as a machine reads them.
class ArgWriter
{
public:
    explicit ArgWriter(const Words &words) : m_words(words) {}

    Json operator()(std::int64_t number) const { return number; }
    Json operator()(Money amount) const { return amount.units; }
    Json operator()(const std::vector<Money> &amounts) const
    {
        Json list = Json::array();
        for (const Money amount : amounts)
            list.push_back(amount.units);
        return list;
    }
    Json operator()(Party party) const
    {
        const std::string code = m_words.code(party);
        return code.empty() ? Json() : Json(code);
    }
    template <class Worded>
    Json operator()(const Worded &value) const
    {
        return m_words.value(value);
    }

private:
    const Words &m_words;
};

class Writer
{
public:
    explicit Writer(const Words &words) : m_words(words), m_game(words.game()) {}

    Json operator()(const Paid &paid) const
    {
        return {{"event", "paid"},
                {"from", code(paid.from)},
                {"to", code(paid.to)},
                {"amount", paid.amount.units},
                {"reason", name(paid.reason)},
                {"about", code(paid.about)}};
    }
    Json operator()(const SharesMoved &moved) const
    {
        return {{"event", "shares_moved"},
                {"company", code(moved.company)},
                {"from", code(moved.from)},
                {"to", code(moved.to)},
                {"percent", moved.percent}};
    }
    Json operator()(const DirectorChanged &changed) const
    {
        return {{"event", "director_changed"},
                {"company", code(changed.company)},
                {"from", code(changed.from)},
                {"to", code(changed.to)}};
    }
    Json operator()(const CompanyStarted &started) const
    {
        return {{"event", "company_started"}, {"company", code(started.company)}, {"cell", cellName(started.cell)}};
    }
    Json operator()(const CompanyFloated &floated) const
    {
        return {{"event", "company_floated"}, {"company", code(floated.company)}};
    }
    Json operator()(const CompanyClosed &closed) const
    {
        return {{"event", "company_closed"}, {"company", code(closed.company)}};
    }
    Json operator()(const PriceMoved &moved) const
    {
        return {{"event", "price_moved"},
                {"company", code(moved.company)},
                {"from", cellName(moved.from)},
                {"to", cellName(moved.to)}};
    }
    Json operator()(const PrivateMoved &moved) const
    {
        return {{"event", "private_moved"},
                {"private", m_game.privates[moved.railway].code},
                {"from", code(moved.from)},
                {"to", code(moved.to)}};
    }
    Json operator()(const PrivateUsed &used) const
    {
        return {{"event", "private_used"}, {"private", m_game.privates[used.railway].code}};
    }
    Json operator()(const CertificateMoved &moved) const
    {
        return {{"event", "certificate_moved"},
                {"company", code(moved.company)},
                {"from", code(moved.from)},
                {"to", code(moved.to)}};
    }
    Json operator()(const MinorMoved &moved) const
    {
        return {
            {"event", "minor_moved"}, {"minor", code(moved.minor)}, {"from", code(moved.from)}, {"to", code(moved.to)}};
    }
    Json operator()(const PrivateExchanged &exchanged) const
    {
        return {{"event", "private_exchanged"},
                {"private", m_game.privates[exchanged.railway].code},
                {"owner", code(exchanged.owner)},
                {"into", code(exchanged.into)}};
    }
    Json operator()(const MinorExchanged &exchanged) const
    {
        return {{"event", "minor_exchanged"},
                {"minor", code(exchanged.minor)},
                {"owner", code(exchanged.owner)},
                {"into", code(exchanged.into)},
                {"percent", m_game.classOf(exchanged.into).percent(exchanged.units)}};
    }
    Json operator()(const CompanyFormed &formed) const
    {
        return {{"event", "company_formed"}, {"company", code(formed.company)}};
    }
    Json operator()(const BankBroke & /*broke*/) const { return {{"event", "bank_broke"}}; }
    Json operator()(const EndDecided &decided) const
    {
        return {{"event", "end_decided"}, {"company", code(decided.company)}};
    }
    Json operator()(const StationReturned &returned) const
    {
        return {{"event", "station_returned"}, {"company", code(returned.company)}};
    }
    Json operator()(const DebtChanged &changed) const
    {
        return {{"event", "debt_changed"},
                {"player", code(changed.player)},
                {"debt", changed.debt.units},
                {"penalty", changed.penalty.units}};
    }
    Json operator()(const IncomeDeclared &declared) const
    {
        return {{"event", "income_declared"}, {"company", code(declared.company)}, {"amount", declared.amount.units}};
    }
    Json operator()(const TrainMoved &moved) const
    {
        return {{"event", "train_moved"},
                {"train", m_game.faces[moved.face].code},
                {"from", code(moved.from)},
                {"to", code(moved.to)}};
    }
    Json operator()(const TrainConverted &converted) const
    {
        return {{"event", "train_converted"},
                {"company", code(converted.company)},
                {"from", m_game.faces[converted.from].code},
                {"to", m_game.faces[converted.to].code}};
    }
    Json operator()(const TrainRusted &rusted) const
    {
        return {{"event", "train_rusted"},
                {"train", m_game.faces[rusted.face].code},
                {"owner", code(rusted.owner)},
                {"count", rusted.count}};
    }
    Json operator()(const TrainAged &aged) const
    {
        return {{"event", "train_aged"}, {"train", m_game.faces[aged.face].code}, {"owner", code(aged.owner)}};
    }
    Json operator()(const CardExported &exported) const
    {
        return {{"event", "card_exported"}, {"card", m_game.cards[exported.card].code}};
    }
    Json operator()(const PhaseBegan &began) const
    {
        return {{"event", "phase_began"}, {"phase", m_game.phases[began.phase].name}};
    }
    Json operator()(const StationPlaced &placed) const
    {
        return {{"event", "station_placed"}, {"company", code(placed.company)}, {"home", placed.home}};
    }
    Json operator()(const StationsCounted &counted) const
    {
        return {{"event", "stations_counted"},
                {"company", code(counted.company)},
                {"on_map", counted.onMap},
                {"left", counted.left}};
    }
    Json operator()(const TrackLaid &laid) const { return {{"event", "track_laid"}, {"company", code(laid.company)}}; }
    Json operator()(const SharesSplit &split) const
    {
        return {
            {"event", "shares_split"}, {"company", code(split.company)}, {"shares", m_game.classes[split.into].units}};
    }
    Json operator()(const SharesMerged &merged) const
    {
        return {{"event", "shares_merged"},
                {"into", code(merged.into)},
                {"holder", code(merged.holder)},
                {"given", merged.given},
                {"received", merged.received}};
    }
    Json operator()(const PriceAveraged &averaged) const
    {
        Json prices = Json::array();
        for (const Money price : averaged.prices)
            prices.push_back(price.units);
        return {{"event", "price_averaged"},
                {"company", code(averaged.company)},
                {"prices", prices},
                {"left_out", averaged.leftOut.units},
                {"average", averaged.average.units}};
    }
    Json operator()(const FeatureTold &told) const
    {
        Json json{{"event", told.name}};
        for (const Arg &arg : told.told.args)
            json[std::string(arg.name)] = std::visit(ArgWriter(m_words), arg.value);
        return json;
    }
    Json operator()(const RoundEnded &ended) const { return {{"event", "round_ended"}, {"round", name(ended.round)}}; }
    Json operator()(const RoundBegan &began) const { return {{"event", "round_began"}, {"round", name(began.round)}}; }
    Json operator()(const TurnBegan &began) const { return {{"event", "turn_began"}, {"turn", code(began.actor)}}; }
    Json operator()(const OrderChanged & /*changed*/) const { return {{"event", "order_changed"}}; }
    Json operator()(const RuleWaived &waived) const { return {{"event", "rule_waived"}, {"code", name(waived.code)}}; }
    Json operator()(const Corrected &corrected) const
    {
        return {{"event", "corrected"}, {"subject", code(corrected.subject)}};
    }

private:
    [[nodiscard]] Json code(Party party) const
    {
        const std::string found = m_words.code(party);
        return found.empty() ? Json() : Json(found);
    }
    [[nodiscard]] Json cellName(CellId cell) const { return cell ? Json(m_game.chart[cell].name) : Json(); }

    const Words &m_words;
    const GameDefinition &m_game;
};

} // namespace

Json eventJson(const Words &words, const Event &event)
{
    Json json = std::visit(Writer(words), event);
    json["words"] = words.event(event);
    return json;
}

Json eventsJson(const Words &words, const Events &events)
{
    Json list = Json::array();
    for (const Event &event : events)
        list.push_back(eventJson(words, event));
    return list;
}

Json refusalJson(const Words &words, const Refusal &refusal)
{
    Json args = Json::object();
    for (const Arg &arg : refusal.args)
        args[std::string(arg.name)] = std::visit(ArgWriter(words), arg.value);
    return {{"code", name(refusal.code)},
            {"rule", refusal.rule},
            {"waivable", refusal.waivable},
            {"args", std::move(args)},
            {"words", words.refusal(refusal)}};
}

} // namespace flimnap
