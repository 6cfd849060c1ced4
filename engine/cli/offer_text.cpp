#include "cli/offer_text.h"

#include "io/journal_text.h"

namespace flimnap {

namespace {

std::string alternatives(const Json &list)
{
    std::string text;
    for (const Json &item : list)
        text += (text.empty() ? "" : "|") + item.dump();
    return text;
}

std::string allowed(const NumberChoice &choice)
{
    if (choice.onlyUsual)
        return alternatives(choice.usual);
    std::string range = std::to_string(choice.least);
    if (choice.most != choice.least)
        range += "…" + std::to_string(choice.most);
    if (choice.most != choice.least && choice.step != 1)
        range += " in steps of " + std::to_string(choice.step);
    return range;
}

std::string routes(const std::vector<RouteChoice> &choices)
{
    std::string list;
    for (const RouteChoice &choice : choices)
        list += (list.empty() ? "" : ",") + (R"({"train":")" + choice.train) + R"(","value":0…)" +
                std::to_string(choice.most) + (choice.bonus > 0 ? R"(,"bonus":)" + std::to_string(choice.bonus) : "") +
                "}";
    return "[" + list + "]";
}

/// One company gets all of it, or several share it.
std::string split(const SplitChoice &choice)
{
    std::string list;
    for (const std::string &company : choice.companies)
        list += (list.empty() ? "\"" : ",\"") + company + "\":0…" + std::to_string(choice.sum);
    return "{" + list + "}";
}

std::string line(const Offer &offer)
{
    std::string text = writeMove(offer.move);
    text.pop_back();
    for (const NumberChoice &choice : offer.numbers)
        text.append(",\"").append(choice.key).append("\":").append(allowed(choice));
    for (const WordChoice &choice : offer.words)
        text.append(",\"").append(choice.key).append("\":").append(alternatives(choice.words));
    if (!offer.routes.empty())
        text += ",\"routes\":" + routes(offer.routes);
    if (offer.split)
        text += ",\"amounts\":" + split(*offer.split);
    return text + "}";
}

} // namespace

std::vector<std::string> possibleMoves(const Rules &rules, const Position &position)
{
    std::vector<std::string> lines;
    for (const Offer &offer : rules.offers(position)) {
        if (!offer.refusal)
            lines.push_back(line(offer));
    }
    return lines;
}

Json choicesJson(const Offer &offer)
{
    Json choices = Json::object();
    for (const NumberChoice &choice : offer.numbers)
        choices[std::string(choice.key)] = {{"least", choice.least},
                                            {"most", choice.most},
                                            {"step", choice.step},
                                            {"usual", choice.usual},
                                            {"only_usual", choice.onlyUsual},
                                            {"others_by_leave", choice.othersByLeave},
                                            {"suggested", choice.suggested ? Json(*choice.suggested) : Json()}};
    for (const WordChoice &choice : offer.words)
        choices[std::string(choice.key)] = choice.words;
    for (const RouteChoice &choice : offer.routes)
        choices["routes"].push_back(
            {{"train", choice.train}, {"most", choice.most}, {"step", choice.step}, {"bonus", choice.bonus}});
    if (offer.split)
        choices["amounts"] = {{"sum", offer.split->sum}, {"companies", offer.split->companies}};
    return choices;
}

std::optional<Move> suggestedMove(const Offer &offer)
{
    const bool hasManyCompanies = offer.split && offer.split->companies.size() > 1;
    if (!offer.words.empty() || !offer.routes.empty() || hasManyCompanies)
        return {};
    Result<Json, Fault> json = parseJson(writeMove(offer.move), {});
    if (!json)
        return {};
    for (const NumberChoice &choice : offer.numbers) {
        if (!choice.suggested)
            return {};
        (*json)[std::string(choice.key)] = *choice.suggested;
    }
    if (offer.split)
        (*json)["amounts"] = {{offer.split->companies.front(), offer.split->sum}};
    Result<Move, Faults> move = parseMove(json->dump(), {}, 1);
    return move ? std::move(move).value() : std::optional<Move>();
}

} // namespace flimnap
