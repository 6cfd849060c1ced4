#pragma once

#include "rounds/codes.h"
#include "table/joined_position.h"
#include "table/position.h"

namespace flimnap {

/// The companies' rows of a table handed over, and what is counted up for them.
class HandoverRows
{
public:
    using Row = JoinedPosition::Company;

    /// Refers to all of them; they must outlive it.
    HandoverRows(const GameDefinition &game, const Codes &codes, const Position &position, Party actor)
        : m_game(game), m_codes(codes), m_position(position), m_actor(actor)
    {
    }

    /// Its first turn: what comes with the turn is not on the table before it.
    [[nodiscard]] bool hasFirstTurn(CompanyId company) const;
    [[nodiscard]] JoinedPosition::Names stationHexes(CompanyId company) const;
    [[nodiscard]] JoinedPosition::Names privatesOf(Party owner) const;
    [[nodiscard]] JoinedPosition::Names trainsOf(Party owner) const;
    [[nodiscard]] Row companyRow(CompanyId company) const;

private:
    [[nodiscard]] Row minorRow(CompanyId minor) const;
    /// Where prices repeat on the chart, the cell says more than the price.
    void writePrice(CompanyId company, Row &row) const;
    void writeCertificate(CompanyId company, Row &row) const;
    void writeStarted(CompanyId company, Row &row) const;
    void writeCharter(CompanyId company, Row &row) const;

    const GameDefinition &m_game;
    const Codes &m_codes;
    const Position &m_position;
    Party m_actor;
};

} // namespace flimnap
