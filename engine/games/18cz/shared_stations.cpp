#include "games/18cz/shared_stations.h"

#include "core/whole_number.h"
#include "dealings/stations.h"

namespace flimnap::cz18 {

void chooseSharedStations(Draft &draft, Party by, const Move &move, Judge &judge)
{
    const CompanyId acquirer = by.company();
    judge.need(acquirer && draft.position.companies[acquirer].status == CompanyStatus::Operating, Code::WrongRound);
    if (judge.refused())
        return;
    const CompanyState &state = draft.position.companies[acquirer];
    if (move.what == "remove_token") {
        judge.need(draft.game.findHex(move.value) != nullptr, Code::UnknownName, {{"hex", move.value}});
        if (judge.refused())
            return;
        nameSharedHex(draft, acquirer, move.value);
        judge.need(state.sharedHexes <= state.mostSharedHexes, Code::NoMarker, {{"company", by}});
        return;
    }
    judge.need(move.what == "shared_hexes", Code::BadValue,
               {{"key", std::string("what")}, {"right", std::string("shared_hexes, remove_token")}});
    const std::optional<int> count = wholeNumber(move.value);
    judge.need(count && *count <= state.mostSharedHexes, Code::BadValue,
               {{"key", std::string("value")}, {"right", "0…" + std::to_string(state.mostSharedHexes)}});
    if (!judge.refused())
        setSharedHexes(draft, acquirer, *count);
}

} // namespace flimnap::cz18
