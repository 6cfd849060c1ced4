#include "rounds/shared_stations.h"

#include "core/whole_number.h"
#include "dealings/stations.h"
#include "rounds/step.h"

namespace flimnap {

namespace {

void nameHex(Books &books, CompanyId acquirer, const std::string &hex, Judge &judge)
{
    judge.know(books.game.findHex(hex) != nullptr, "hex", hex);
    if (judge.refused())
        return;
    nameSharedHex(books, acquirer, hex);
    const CompanyState &state = books.position.companies[acquirer];
    judge.need(state.sharedHexes <= state.mostSharedHexes, Code::NoMarker, {{"company", Party(acquirer)}});
}

void sayHowMany(Books &books, CompanyId acquirer, const std::string &number, Judge &judge)
{
    const CompanyState &state = books.position.companies[acquirer];
    const std::optional<int> count = wholeNumber(number);
    const int least = static_cast<int>(state.knownSharedHexes.size());
    const int most = state.sharedHexes + sharedHexesUnknown(books.position, acquirer);
    judge.need(count && *count >= least && *count <= most, Code::OtherValue,
               {{"key", KeyWord{"value"}}, {"right", std::to_string(least) + "…" + std::to_string(most)}});
    if (judge.refused())
        return;
    setSharedHexes(books, acquirer, *count);
    judge.need(state.markersLeft >= 0, Code::NoMarker, {{"company", Party(acquirer)}}); // placed again since
    books.position.companies[acquirer].asksSharedHexes = false;
}

} // namespace

void chooseSharedStations(Books &books, Party by, const Move &move, Judge &judge)
{
    const CompanyId acquirer = by.company();
    judge.need(acquirer && books.position.companies[acquirer].status == CompanyStatus::Operating, Code::WrongRound);
    judge.need(move.what == sharedHexesWord || move.what == sharedHexWord, Code::OtherValue,
               {{"key", KeyWord{"what"}}, {"right", std::string("shared_hexes, remove_token")}});
    if (judge.refused())
        return;
    if (move.what == sharedHexWord)
        nameHex(books, acquirer, move.value, judge);
    else
        sayHowMany(books, acquirer, move.value, judge);
}

void offerSharedStations(const GameDefinition &game, const Position &position, Offers &offers)
{
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        const int more = sharedHexesUnknown(position, company);
        if (!state.asksSharedHexes || more == 0 || position.round.kind == RoundKind::End)
            continue;
        WordChoice choice{"value", {}};
        for (int count = state.sharedHexes; count <= state.sharedHexes + more; ++count)
            choice.words.push_back(std::to_string(count));
        Offer offer = companyOffer(game, MoveKind::Choose, company);
        offer.move.what = sharedHexesWord;
        offer.words.push_back(std::move(choice));
        offers.push_back(std::move(offer));
    }
}

} // namespace flimnap
