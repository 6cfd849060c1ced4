#include <algorithm>

#include "definition/check_parts.h"

namespace flimnap {

namespace {

void checkLimits(const GameDefinition &game, const PhaseDefinition &phase, const std::string &place,
                 ById<ClassId, bool> &wasOnSale, Findings &findings)
{
    for (const ClassId id : ids(game.classes)) {
        const CompanyClass &size = game.classes[id];
        const std::string limitPlace = place + "/trainLimits/" + size.name;
        const std::optional<int> limit = phase.trainLimit[id];
        wasOnSale[id] = wasOnSale[id] || phase.onSale[id] || size.isMinor();
        findings.need(!phase.onSale[id] || size.hasShares(), place + "/onSale",
                      "\"" + size.name + "\" has no shares; only companies with shares are started");
        findings.need(limit || !wasOnSale[id], limitPlace,
                      "companies of this class are on sale, so they need a train limit");
        findings.need(!limit || *limit > 0, limitPlace, "expected a limit above 0");
        findings.need(!limit || size.kind != ClassKind::Label, limitPlace, "this class has no companies");
    }
}

/// The states: a limit must be there when they come, and only one phase brings them.
void checkForms(const GameDefinition &game, PhaseId id, const std::string &place, std::vector<CompanyId> &formed,
                Findings &findings)
{
    const PhaseDefinition &phase = game.phases[id];
    for (std::size_t i = 0; i < phase.forms.size(); ++i) {
        const CompanyId company = phase.forms[i];
        const std::string formPlace = place + "/forms/" + std::to_string(i);
        const bool exists = game.companies.holds(company) && game.classes.holds(game.companies[company].size);
        findings.need(exists && game.classOf(company).isFormedByPhase(), formPlace,
                      "expected a company of a class with shares and without \"floatPercent\"");
        findings.need(std::find(formed.begin(), formed.end(), company) == formed.end(), formPlace,
                      "this company is formed already");
        formed.push_back(company);
        if (!exists)
            continue;
        for (PhaseId later = id; game.phases.holds(later); later = PhaseId(later.index() + 1))
            if (game.phases[later].trainLimit.holds(game.companies[company].size))
                findings.need(game.phases[later].trainLimit[game.companies[company].size].has_value(),
                              "/phases/" + game.phases[later].name + "/trainLimits/" + game.classOf(company).name,
                              "companies of this class are formed, so they need a train limit");
    }
}

void checkBeside(const GameDefinition &game, const TrainCard &card, const std::string &place, Findings &findings)
{
    findings.need(game.cards.holds(card.besideAfter) && !game.cards[card.besideAfter].besideAfter,
                  place + "/besideAfter", "expected a card of the deck, one that lies not beside it itself");
    findings.need(!card.phase, place + "/phase", "a card beside the deck begins no phase");
}

/// The last kind of card that is sold from the deck.
CardId lastOfDeck(const GameDefinition &game)
{
    const auto beside = std::find_if(game.cards.begin(), game.cards.end(),
                                     [](const TrainCard &card) { return card.besideAfter.isValid(); });
    return CardId(static_cast<int>(beside - game.cards.begin()) - 1);
}

void checkCount(const GameDefinition &game, const CardCount &number, const std::string &place, Findings &findings)
{
    findings.need(!number.count || *number.count > 0, place, "expected a number of cards above 0");
    findings.need(number.count || game.cards[number.card].besideAfter || number.card == lastOfDeck(game), place,
                  "only the last kind of card can be unlimited, the ones below it would never be sold");
}

void checkCardCounts(const GameDefinition &game, Findings &findings)
{
    for (const CardId card : ids(game.cards))
        checkCount(game, {card, game.cards[card].count}, "/cards/" + game.cards[card].code + "/count", findings);
    for (const PlayerCount &table : game.playerCounts)
        for (const CardCount &number : table.cards) {
            const std::string place = "/players/" + std::to_string(table.players) + "/cards";
            findings.need(game.cards.holds(number.card), place, "there is no such train card");
            if (game.cards.holds(number.card))
                checkCount(game, number, place + "/" + game.cards[number.card].code, findings);
        }
}

void checkCards(const GameDefinition &game, Findings &findings)
{
    findings.need(game.cards.count() > 0, "/cards", "a game needs at least one kind of train card");
    findings.needUnique(game.cards, "/cards", [](const TrainCard &card) { return card.code; });
    PhaseId current(0);
    ById<PhaseId, bool> begins(static_cast<std::size_t>(game.phases.count()), false);
    for (const CardId id : ids(game.cards)) {
        const TrainCard &card = game.cards[id];
        const std::string place = "/cards/" + card.code;
        findings.need(!card.faces.empty(), place + "/faces", "a train card has at least one face");
        for (const FaceId face : card.faces)
            findings.need(game.faces.holds(face) && game.faces[face].card == id, place + "/faces",
                          "one of its faces belongs to another card or does not exist");
        findings.need(!card.alreadyAfter || (card.alreadyAfter < id && !card.besideAfter), place + "/alreadyAfter",
                      "expected a card of the deck that comes before this one");
        if (card.besideAfter)
            checkBeside(game, card, place, findings);
        else
            findings.need(id <= lastOfDeck(game), place,
                          "the cards of the deck stand in front of those beside it, this one behind them");
        if (!card.phase)
            continue;
        findings.need(game.phases.holds(card.phase) && card.phase >= current, place + "/phase",
                      "phases begin in the order of the cards, this one stands before that of an earlier card");
        current = std::max(current, card.phase);
        if (begins.holds(card.phase))
            begins[card.phase] = true;
    }
    for (const PhaseId phase : ids(game.phases))
        findings.need(phase == PhaseId(0) || begins[phase], "/phases/" + game.phases[phase].name,
                      "no train card begins this phase");
}

void checkFaces(const GameDefinition &game, Findings &findings)
{
    findings.needUnique(game.faces, "/cards", [](const TrainFace &face) { return face.code; });
    for (const FaceId id : ids(game.faces)) {
        const TrainFace &face = game.faces[id];
        const std::string place = "/trains/" + face.name;
        findings.need(game.cards.holds(face.card), place, "it is on no card");
        findings.need(game.classes.holds(face.size), place + "/class", "there is no such class");
        findings.need(face.price > Money{}, place + "/price", "expected a price above 0");
        for (const FaceId victim : face.rusts) {
            findings.need(game.faces.holds(victim), place, "it scraps a train that does not exist");
            findings.need(victim != id, place + "/rustedBy", "a train cannot scrap itself");
        }
        for (const TradeIn &terms : face.tradeIns) {
            const std::string own = place + (face.tradesAtDiscount ? "/tradeInDiscount" : "/tradeIn");
            findings.need(game.faces.holds(terms.surrendered) && terms.surrendered != id, own,
                          "expected another train, to be given in part payment");
            findings.need(terms.price > Money{} && terms.price < face.price, own,
                          "expected what is still to be paid, above 0 and below the price of the train, " +
                              std::to_string(face.price.units));
        }
    }
}

} // namespace

void checkPhases(const GameDefinition &game, Findings &findings)
{
    findings.need(game.phases.count() > 0, "/phases", "a game needs at least one phase");
    findings.needUnique(game.phases, "/phases", [](const PhaseDefinition &phase) { return phase.name; });
    ById<ClassId, bool> wasOnSale(static_cast<std::size_t>(game.classes.count()), false);
    std::vector<CompanyId> formed;
    for (const PhaseId id : ids(game.phases)) {
        const PhaseDefinition &phase = game.phases[id];
        const std::string place = "/phases/" + phase.name;
        const int classes = game.classes.count();
        const bool complete = phase.trainLimit.count() == classes && phase.onSale.count() == classes;
        findings.need(complete, place, "it does not cover all classes");
        findings.need(!phase.tileColours.empty(), place + "/tileColours", "expected at least one colour");
        findings.need(!game.sets.empty() || game.rounds || phase.operatingRounds > 0, place + "/operatingRounds",
                      "without \"sets\" every phase says how many operating rounds there are between stock rounds");
        findings.need((game.sets.empty() && !game.rounds) || phase.operatingRounds == 0, place + "/operatingRounds",
                      std::string(game.rounds ? "\"rounds\"" : "\"sets\"") +
                          " says how many operating rounds there are; only one of the two can stand");
        if (complete)
            checkLimits(game, phase, place, wasOnSale, findings);
        checkForms(game, id, place, formed, findings);
    }
}

void checkTrains(const GameDefinition &game, Findings &findings)
{
    checkCards(game, findings);
    checkCardCounts(game, findings);
    checkFaces(game, findings);
}

} // namespace flimnap
