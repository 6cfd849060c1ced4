#include "rounds/codes.h"

namespace flimnap {

std::string Codes::code(Party party) const
{
    switch (party.kind()) {
    case Party::Kind::Player:
        return m_seats[static_cast<std::size_t>(party.player().index())].id;
    case Party::Kind::Company:
        return m_game.companies[party.company()].code;
    case Party::Kind::Bank:
        return "bank";
    case Party::Kind::Pool:
        return m_game.poolWord;
    case Party::Kind::Reserve:
        return "reserve";
    case Party::Kind::Absentee:
        return m_game.absentee ? m_game.absentee->code : std::string();
    case Party::Kind::Draw:
        return "draw";
    case Party::Kind::Box:
        return "box";
    case Party::Kind::Nobody:
        break;
    }
    return {};
}

Party Codes::party(std::string_view code) const
{
    if (const PlayerId found = player(code))
        return found;
    if (const CompanyId company = m_game.findCompany(code))
        return company;
    return Party::nobody();
}

PlayerId Codes::player(std::string_view code) const
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (m_seats[seat].id == code)
            return PlayerId(static_cast<int>(seat));
    }
    return {};
}

} // namespace flimnap
