#pragma once

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

#include "rounds/codes.h"
#include "rounds/rules.h"
#include "support/joined_game.h"

namespace flimnap::test {

/// A game joined in the middle, and what comes after.
class JoinedGame
{
public:
    JoinedGame(const JoinedPosition &table, GameDefinition definition, int players = 3)
    {
        std::vector<Seat> seats = threePlayers();
        seats.resize(static_cast<std::size_t>(players));
        auto made = makeJoinedRules(std::move(definition), std::move(seats), table);
        if (!made) {
            for (const Fault &fault : made.error())
                ADD_FAILURE() << text(fault);
            std::abort();
        }
        rules = std::move(*made);
        Played start = rules->start();
        position = std::move(start.position);
        events = std::move(start.events);
    }

    std::string play(const std::string &line)
    {
        const auto move = parseMove(line, "test", 1);
        if (!move)
            return text(move.error().front());
        auto played = rules->play(position, *move);
        if (!played)
            return std::string(name(played.error().code));
        position = std::move(played->position);
        return "accepted";
    }

    [[nodiscard]] Codes codes() const { return {rules->game(), rules->seats()}; }
    [[nodiscard]] Party party(const std::string &code) const { return codes().party(code); }
    [[nodiscard]] CompanyId company(const std::string &code) const { return rules->game().findCompany(code); }
    [[nodiscard]] const CompanyState &state(const std::string &code) const { return position.companies[company(code)]; }
    [[nodiscard]] std::int64_t cash(const std::string &code) const
    {
        return position.ledger.balance(party(code)).units;
    }
    [[nodiscard]] std::int64_t price(const std::string &code) const
    {
        return flimnap::price(rules->game(), position, company(code)).units;
    }
    [[nodiscard]] std::string cell(const std::string &code) const
    {
        return rules->game().chart[position.markers.cell(company(code))].name;
    }
    [[nodiscard]] int percent(Party holder, const std::string &code) const
    {
        const CompanyClass &size = classOf(rules->game(), position, company(code));
        return size.percent(position.holdings.units(holder, company(code)));
    }
    [[nodiscard]] std::string certificate(const std::string &code) const
    {
        return codes().code(position.holdings.directorsCertificate(company(code)));
    }
    [[nodiscard]] std::string director(const std::string &code) const
    {
        return codes().code(position.holdings.director(company(code)));
    }
    [[nodiscard]] bool holds(Party owner, const std::string &face) const
    {
        return position.trains.holds(owner, rules->game().findFace(face));
    }
    [[nodiscard]] std::string turn() const { return codes().code(rules->actor(position)); }

    std::shared_ptr<const Rules> rules;
    Position position;
    Events events;
};

} // namespace flimnap::test
