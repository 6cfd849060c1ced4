#include "rounds/joining.h"

#include "rounds/joining_parts.h"

namespace flimnap {

namespace {

template <class Table>
std::string codesOf(const Table &rows)
{
    JoinedPosition::Names codes;
    for (const auto &row : rows)
        codes.push_back(row.code);
    return listed(codes);
}

std::string unknown(const std::string &kind, const std::string &code, const std::string &known)
{
    return "there is no " + kind + " \"" + code + "\"; there are: " + known;
}

/// The rounds in which a game can be joined, in their order.
std::vector<Round> roundTrack(const GameDefinition &game)
{
    std::vector<Round> track;
    for (std::size_t set = 0; set < game.sets.size(); ++set) {
        const int number = static_cast<int>(set) + 1;
        track.push_back({RoundKind::Stock, number, 0});
        for (std::size_t round = 0; round < game.sets[set].size(); ++round)
            track.push_back({RoundKind::Operating, number, static_cast<int>(round) + 1});
    }
    return track;
}

/// Finds the round and counts the operating rounds begun; one that has not begun is counted when it does.
Round layRound(Joining &joining)
{
    const JoinedPosition &table = joining.table;
    Round found;
    if (!joining.need(table.round != name(found), "round",
                      "nothing is gained by joining before the first stock round; begin a new game instead"))
        return found;
    const std::vector<Round> track = roundTrack(joining.game());
    int operatingRounds = 0;
    for (const Round &round : track) {
        operatingRounds += round.kind == RoundKind::Operating ? 1 : 0;
        if (name(round) != table.round)
            continue;
        const bool isStillToBegin = round.kind == RoundKind::Operating && table.turn.empty();
        joining.position().roundsOperated = operatingRounds - (isStillToBegin ? 1 : 0);
        joining.position().round = round;
        return round;
    }
    joining.need(false, "round",
                 "there is no round \"" + table.round + "\"; the track goes from " + name(track.front()) + " to " +
                     name(track.back()));
    return found;
}

void layPhase(Joining &joining)
{
    const std::string &given = joining.table.phase;
    const PhaseId phase = joining.game().findPhase(given);
    JoinedPosition::Names names;
    for (const PhaseDefinition &row : joining.game().phases)
        names.push_back(row.name);
    joining.knowsPhase = joining.need(phase.isValid(), "phase", unknown("phase", given, listed(names)));
    if (joining.knowsPhase)
        joining.position().phase = phase;
}

void layOrder(Joining &joining)
{
    std::vector<PlayerId> order;
    for (const std::string &code : joining.table.order) {
        const PlayerId player = joining.player(code, "order");
        if (!player)
            continue;
        joining.need(std::find(order.begin(), order.end(), player) == order.end(), "order",
                     code + " has one turn-order card, not two");
        order.push_back(player);
    }
    for (const PlayerId player : ids(joining.position().players)) {
        joining.need(std::find(order.begin(), order.end(), player) != order.end(), "order",
                     "every player has a turn-order card; " + joining.codes.code(player) + " is missing");
    }
    joining.position().order = std::move(order);
}

void layMap(Joining &joining)
{
    const std::vector<HexDefinition> &hexes = joining.game().hexes;
    for (const std::string &code : joining.table.tiles) {
        const HexDefinition *hex = joining.game().findHex(code);
        if (joining.need(hex != nullptr, "tiles", "there is no hex \"" + code + "\" on this map"))
            joining.position().board.hasTile[static_cast<std::size_t>(hex - hexes.data())] = true;
    }
}

void checkBank(Joining &joining)
{
    const Money left = joining.draft.cash(Party::bank());
    if (joining.game().bank)
        joining.need(left >= Money{}, "players",
                     "players and companies have " + std::to_string((*joining.game().bank - left).units) +
                         " together; there is only " + std::to_string(joining.game().bank->units) + " in the game");
}

} // namespace

PlayerId Joining::player(const std::string &code, const std::string &place)
{
    const PlayerId found = codes.player(code);
    JoinedPosition::Names known;
    for (const PlayerId player : ids(position().players))
        known.push_back(codes.code(player));
    need(found.isValid(), place, unknown("player", code, listed(known)));
    return found;
}

CompanyId Joining::company(const std::string &code, const std::string &place)
{
    const CompanyId found = game().findCompany(code);
    need(found.isValid(), place, unknown("company", code, codesOf(game().companies)));
    return found;
}

CompanyId Joining::companyInPlay(const std::string &code, const std::string &place)
{
    const CompanyId found = company(code, place);
    const bool isInPlay = table.companies.contains(code);
    need(!found || isInPlay, place, code + " is not in play; what is has a row in start/companies");
    return isInPlay ? found : CompanyId();
}

PrivateId Joining::privateRailway(const std::string &code, const std::string &place)
{
    const PrivateId found = game().findPrivate(code);
    need(found.isValid(), place, unknown("private railway", code, codesOf(game().privates)));
    return found;
}

FaceId Joining::face(const std::string &code, const std::string &place)
{
    const FaceId found = game().findFace(code);
    need(found.isValid(), place, unknown("train", code, codesOf(game().faces)));
    return found;
}

std::string listed(const JoinedPosition::Names &words)
{
    std::string all;
    for (const std::string &word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all.empty() ? "none" : all;
}

Position emptyTable(const GameDefinition &game, int players)
{
    const int companies = game.companies.count();
    Position position;
    position.ledger = Ledger(players, companies);
    position.markers = Markers(companies);
    position.holdings = Holdings(players, companies);
    position.trains = TrainStock(game.cards, game.faces.count());
    position.companies = ById<CompanyId, CompanyState>(static_cast<std::size_t>(companies));
    position.players = ById<PlayerId, PlayerState>(static_cast<std::size_t>(players));
    position.privates = ById<PrivateId, PrivateState>(static_cast<std::size_t>(game.privates.count()));
    position.board.hasTile = std::vector<bool>(game.hexes.size());
    for (const CompanyId company : ids(game.companies))
        position.holdings.issue(company, game.classOf(company).units);
    for (int player = 0; player < players; ++player)
        position.order.emplace_back(player);
    return position;
}

Faults layOut(Draft &draft, const Codes &codes, const JoinedPosition &table)
{
    Joining joining{draft, codes, table, {}};
    if (draft.game.bank)
        draft.pay(Party::box(), Party::bank(), *draft.game.bank, Reason::Opening);
    const Round round = layRound(joining);
    layPhase(joining);
    layOrder(joining);
    layCompanies(joining);
    layMarkers(joining);
    layPlayers(joining);
    layPrivates(joining);
    layTrains(joining);
    layMap(joining);
    layTurn(joining, round);
    checkBank(joining);
    return std::move(joining.faults);
}

} // namespace flimnap
