#include <iostream>

#include "cli/commands.h"
#include "cli/events_json.h"
#include "cli/offer_text.h"
#include "cli/playing.h"

namespace flimnap {

namespace {

Json moveJson(const Move &move)
{
    Result<Json, Fault> json = parseJson(writeMove(move), {});
    return json ? std::move(json).value() : Json();
}

/// What the offer would cause; null if it is refused, or a choice is open that has no suggestion.
Json effects(const Session &session, const Words &words, const Offer &offer)
{
    const std::optional<Move> move = offer.refusal ? std::optional<Move>() : suggestedMove(offer);
    if (!move)
        return {};
    const Result<Events, Refusal> events = session.preview(*move);
    return events ? eventsJson(words, *events) : Json();
}

} // namespace

Status showOffers(const Call &call)
{
    const Result<Session, Status> played = playWhole(call, call.operands.front());
    if (!played)
        return played.error();
    const Session &session = *played;
    const Words words(session.rules());
    const std::string turn = words.code(session.rules().actor(session.position()));

    Json offers = Json::array();
    for (const Offer &offer : session.offers())
        offers.push_back({{"move", moveJson(offer.move)},
                          {"choices", choicesJson(offer)},
                          {"refusal", offer.refusal ? refusalJson(words, *offer.refusal) : Json()},
                          {"effects", effects(session, words, offer)}});
    const Json all = {{"turn", turn.empty() ? Json() : Json(turn)},
                      {"round", name(session.position().round)},
                      {"offers", std::move(offers)}};
    call.console.out << all.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
    return Status::Fine;
}

} // namespace flimnap
