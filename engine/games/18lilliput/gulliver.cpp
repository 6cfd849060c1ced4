#include "games/18lilliput/gulliver.h"

#include <algorithm>

#include "dealings/shares.h"
#include "dealings/trains.h"
#include "games/18lilliput/action_turn.h"

namespace flimnap::lilliput18 {

void Gulliver::act(Draft &draft, const Move &move, Judge &judge) const
{
    const auto *const built = std::find_if(allAutomatonTracks.begin(), allAutomatonTracks.end(),
                                           [&](AutomatonTrack track) { return name(track) == move.track; });
    judge.rule(mayBuild(draft.position, *built), Code::TileColour,
               {{"colour", move.track}, {"phase", game().phases[draft.position.phase].name}});
    judge.need(move.rolls.find_first_not_of("123456") == std::string::npos, Code::BadValue,
               {{"key", std::string("rolls")}});
    if (judge.refused())
        return;
    draft.tell(AutomatonBuilt{player(draft.position), *built, move.extra});
    if (*built == AutomatonTrack::Yellow)
        placeStation(draft);
    draft.position.actions.automaton = AutomatonStep::Purchase;
    const DueDraw choice = purchases(draft.position);
    if (choice.companies.size() > 1)
        return; // the lot decides
    if (!choice.companies.empty())
        buy(draft, choice.companies.front());
    takeTopCard(draft);
}

/// Tiles of a colour that the phase has.
bool Gulliver::mayBuild(const Position &position, AutomatonTrack track) const
{
    const std::vector<std::string> &colours = game().phases[position.phase].tileColours;
    const bool isUpgrade = track == AutomatonTrack::Brown || track == AutomatonTrack::Green;
    return !isUpgrade || std::find(colours.begin(), colours.end(), name(track)) != colours.end();
}

/// A yellow city that he lays gets a station of the company he began with, as long as it has any (LI-8.10).
void Gulliver::placeStation(Draft &draft) const
{
    const CompanyId company = firstCompany(draft.position);
    if (!company || draft.position.companies[company].markersLeft == 0)
        return;
    CompanyState &state = draft.position.companies[company];
    ++state.stationsOnMap;
    --state.markersLeft;
    draft.tell(StationPlaced{company, false});
}

void Gulliver::offerAct(const Position &position, Offers &offers) const
{
    Offer act;
    act.move.kind = MoveKind::Gulliver;
    WordChoice track{"track", {}};
    for (const AutomatonTrack each : allAutomatonTracks) {
        if (mayBuild(position, each))
            track.words.emplace_back(name(each));
    }
    act.words.push_back(std::move(track));
    offers.push_back(std::move(act));
}

DueDraw Gulliver::dueDraw(const Position &position) const
{
    if (!game().automaton || position.round.kind != RoundKind::Actions ||
        position.actions.automaton != AutomatonStep::Purchase)
        return {};
    return purchases(position);
}

void Gulliver::receive(Draft &draft, CompanyId drawn) const
{
    buy(draft, drawn);
    takeTopCard(draft);
}

/// The one that came by draft; invalid if a correction took it from him.
CompanyId Gulliver::firstCompany(const Position &position) const
{
    for (const CompanyId company : directedBy(game(), position, player(position))) {
        if (game().companies[company].drafted)
            return company;
    }
    return {};
}

int Gulliver::ordinaryShares(const Position &position) const
{
    int count = 0;
    for (const CompanyId company : ids(game().companies))
        count += ordinaryUnits(game(), position, company, player(position));
    return count;
}

/// Nothing if the least one is too dear.
Money Gulliver::highestPar(const Position &position, CompanyId company) const
{
    const CompanyClass &size = game().classOf(company);
    const Money cash = position.ledger.balance(player(position));
    Money highest;
    for (const Money par : size.pars) {
        if (par * size.directorUnits <= cash)
            highest = std::max(highest, par);
    }
    return highest;
}

/// What he can buy now: shares up to his limit, then one company more (LI-8.12, LI-8.13).
DueDraw Gulliver::purchases(const Position &position) const
{
    const Money cash = position.ledger.balance(player(position));
    const bool buysShares = ordinaryShares(position) < game().automaton->mostShares;
    const auto directed = static_cast<int>(directedBy(game(), position, player(position)).size());
    DueDraw choice{buysShares ? "share" : "new_company", {}};
    for (const CompanyId company : ids(game().companies)) {
        const CompanyState &state = position.companies[company];
        const bool canBuyShare = buysShares && state.isInPlay() && price(game(), position, company) <= cash &&
                                 ordinaryUnits(game(), position, company, Party::bank()) > 0;
        const bool canFound = !buysShares && directed < game().automaton->mostCompanies &&
                              state.status == CompanyStatus::Waiting && highestPar(position, company) > Money{};
        if (canBuyShare || canFound)
            choice.companies.push_back(company);
    }
    return choice;
}

void Gulliver::buy(Draft &draft, CompanyId company) const
{
    const PlayerId buyer = player(draft.position);
    if (draft.position.companies[company].isInPlay()) {
        buyShare(draft, {buyer, company});
        return;
    }
    draft.position.companies[company].unpaidUnits = draft.classOf(company).units; // his treasuries stay empty
    startCompany(draft, {buyer, company, highestPar(draft.position, company)});
    placeHome(draft, company);
}

/// It runs in this round already (LI-8.14).
void Gulliver::takeTopCard(Draft &draft) const
{
    draft.position.actions.automaton = AutomatonStep::Done;
    const CardId card = draft.position.trains.topCard();
    const CompanyId company = companyForTrain(draft.position);
    if (!card || !company)
        return;
    takeTrain(draft, game().cards[card].faces.front(), company);
    draft.position.companies[company].mustDiscard = isOverTrainLimit(game(), draft.position, company);
}

/// The one with fewer trains, then the one with the least train, then the one he began with; invalid if he has none.
CompanyId Gulliver::companyForTrain(const Position &position) const
{
    std::vector<CompanyId> companies = directedBy(game(), position, player(position));
    std::stable_partition(companies.begin(), companies.end(),
                          [first = firstCompany(position)](CompanyId company) { return company == first; });
    const auto chosen = std::min_element(companies.begin(), companies.end(), [&](CompanyId a, CompanyId b) {
        const int trainsOfA = position.trains.count(a);
        const int trainsOfB = position.trains.count(b);
        return trainsOfA != trainsOfB ? trainsOfA < trainsOfB : leastTrain(position, a) < leastTrain(position, b);
    });
    return chosen == companies.end() ? CompanyId() : *chosen;
}

/// Trains count as the deck is sorted; no card if it has none.
CardId Gulliver::leastTrain(const Position &position, CompanyId company) const
{
    CardId least;
    for (const Train &train : position.trains.trains()) {
        const CardId card = game().faces[train.face].card;
        if (train.owner == Party(company) && (!least || card < least))
            least = card;
    }
    return least;
}

void Gulliver::scrapSurplus(Draft &draft) const
{
    for (const CompanyId company : directedBy(game(), draft.position, player(draft.position))) {
        const bool isDue = draft.position.companies[company].mustDiscard; // what the table gave him stays
        while (isDue && isOverTrainLimit(game(), draft.position, company)) {
            const CardId least = leastTrain(draft.position, company);
            const std::vector<Train> &trains = draft.position.trains.trains();
            const auto surplus = std::find_if(trains.begin(), trains.end(), [&](const Train &train) {
                return train.owner == Party(company) && game().faces[train.face].card == least;
            });
            draft.tell(TrainMoved{surplus->face, company, Party::nobody()});
            draft.position.trains.remove(static_cast<std::size_t>(surplus - trains.begin()));
        }
    }
    forgetDiscards(draft);
}

} // namespace flimnap::lilliput18
