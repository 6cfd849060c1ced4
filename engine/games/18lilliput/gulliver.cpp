#include "games/18lilliput/gulliver.h"

#include <algorithm>

#include "dealings/shares.h"
#include "dealings/trains.h"
#include "games/18lilliput/action_turn.h"

namespace flimnap::lilliput18 {

void Gulliver::act(Draft &draft, const Move &move) const
{
    const auto *const built = std::find_if(allAutomatonTracks.begin(), allAutomatonTracks.end(),
                                           [&](AutomatonTrack track) { return name(track) == move.track; });
    draft.tell(AutomatonBuilt{player(draft.position), *built});
    draft.position.actions.automaton = AutomatonStep::Purchase;
    const DueDraw choice = purchases(draft.position);
    if (choice.companies.size() > 1)
        return; // the lot decides
    if (!choice.companies.empty())
        buy(draft, choice.companies.front());
    takeTopCard(draft);
}

void Gulliver::offerAct(Offers &offers) const
{
    Offer act;
    act.move.kind = MoveKind::Gulliver;
    WordChoice track{"track", {}};
    for (const AutomatonTrack each : allAutomatonTracks)
        track.words.emplace_back(name(each));
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
    if (const CardId card = draft.position.trains.topCard())
        takeTrain(draft, game().cards[card].faces.front(), companyForTrain(draft.position));
}

/// The one with fewer trains, then the one with the least train, then the one he began with.
CompanyId Gulliver::companyForTrain(const Position &position) const
{
    std::vector<CompanyId> companies = directedBy(game(), position, player(position));
    // The one he began with is the one that came by draft.
    std::stable_partition(companies.begin(), companies.end(),
                          [&](CompanyId company) { return game().companies[company].drafted.has_value(); });
    return *std::min_element(companies.begin(), companies.end(), [&](CompanyId a, CompanyId b) {
        const int trainsOfA = position.trains.count(a);
        const int trainsOfB = position.trains.count(b);
        return trainsOfA != trainsOfB ? trainsOfA < trainsOfB : leastTrain(position, a) < leastTrain(position, b);
    });
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
        while (isOverTrainLimit(game(), draft.position, company)) {
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
