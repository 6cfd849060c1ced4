#include "joining/handover_rows.h"

#include <algorithm>

#include "joining/parts.h"

namespace flimnap {

bool HandoverRows::hasFirstTurn(CompanyId company) const
{
    return m_position.round.kind == RoundKind::Operating && m_actor == Party(company) &&
           m_position.operating.turn.firstTurn;
}

JoinedPosition::Names HandoverRows::stationHexes(CompanyId company) const
{
    JoinedPosition::Names hexes;
    for (const Board::Station &station : m_position.board.stations)
        if (station.company == company)
            hexes.push_back(m_game.hexes[station.hex].code);
    return hexes;
}

JoinedPosition::Names HandoverRows::privatesOf(Party owner) const
{
    JoinedPosition::Names codes;
    for (const PrivateId railway : ids(m_game.privates))
        if (m_position.privates[railway].owner == owner)
            codes.push_back(m_game.privates[railway].code);
    for (const CompanyId minor : ids(m_game.companies))
        if (!owner.isCompany() && m_game.hasShares() && ownerOf(m_game, m_position, minor) == owner)
            codes.push_back(m_game.companies[minor].code);
    return codes;
}

JoinedPosition::Names HandoverRows::trainsOf(Party owner) const
{
    JoinedPosition::Names faces;
    for (const Train &train : m_position.trains.trains())
        if (train.owner == owner)
            faces.push_back(m_game.faces[train.face].code);
    std::sort(faces.begin(), faces.end());
    return faces;
}

HandoverRows::Row HandoverRows::minorRow(CompanyId minor) const
{
    Row row;
    row.isOperating = true;
    if (m_position.companies[minor].onlyBuilds)
        return row;
    if (!m_game.hasShares()) {
        row.director = m_codes.code(m_position.holdings.director(minor));
        writeCharter(minor, row);
        return row;
    }
    row.cash = m_position.ledger.balance(minor);
    row.trains = trainsOf(minor);
    return row;
}

void HandoverRows::writePrice(CompanyId company, Row &row) const
{
    const CellId cell = m_position.markers.cell(company);
    const Money price = m_game.chart[cell].price;
    if (m_game.chart[cell].name == std::to_string(price.units))
        row.price = price;
    else
        row.cell = m_game.chart[cell].name;
}

void HandoverRows::writeCertificate(CompanyId company, Row &row) const
{
    const Holdings &holdings = m_position.holdings;
    const Party certificate = holdings.directorsCertificate(company);
    row.director = m_codes.code(holdings.director(company));
    if (row.director.empty() && certificate.isPlayer())
        row.certificate = m_codes.code(certificate);
    row.pool = m_position.companies[company].isUndirected
                   ? 0
                   : classOf(m_game, m_position, company).percent(holdings.units(Party::pool(), company));
}

void HandoverRows::writeStarted(CompanyId company, Row &row) const
{
    const CompanyState &state = m_position.companies[company];
    const CompanyClass &size = m_game.classOf(company);
    if (!m_game.sales.onlyOperated || state.initialPrice != price(m_game, m_position, company))
        row.initialPrice = state.initialPrice;
    const CompanyId minor = m_game.directorsMinor(company);
    if (minor && !size.isFormedByPhase() && m_position.companies[minor].status == CompanyStatus::Closed)
        row.unpaid = size.percent(state.unpaidUnits);
    row.cash = m_position.ledger.balance(company);
    row.trains = trainsOf(company);
}

void HandoverRows::writeCharter(CompanyId company, Row &row) const
{
    const CompanyState &state = m_position.companies[company];
    const CompanyClass &size = m_game.classOf(company);
    const bool hasStation = comesWithStation(m_game, company);
    const int home = hasFirstTurn(company) && !hasStation ? 1 : 0;
    row.cash = m_position.ledger.balance(company);
    row.trains = trainsOf(company);
    if (std::any_of(size.ownsPrivates.begin(), size.ownsPrivates.end(), [](bool owns) { return owns; }))
        row.privates = privatesOf(company);
    row.stations = state.stationsOnMap - home;
    if (state.stationsOnMap + state.tokensLeft != m_game.stationTokens(company))
        row.tokens = state.tokensLeft + home;
    row.hadTurn = state.hadTurn && !hasFirstTurn(company);
    if (m_game.hasActionRounds)
        row.hadTurn = true; // it makes no difference
    if (m_game.sales.onlyOperated && state.hasOperated != row.hadTurn)
        row.hasOperated = state.hasOperated;
    row.homeTileLaid = state.homeTileLaid;
    row.stationHexes = home == 0 ? stationHexes(company) : JoinedPosition::Names();
}

HandoverRows::Row HandoverRows::companyRow(CompanyId company) const
{
    if (m_game.classOf(company).isMinor())
        return minorRow(company);
    const CompanyState &state = m_position.companies[company];
    Row row;
    writePrice(company, row);
    writeCertificate(company, row);
    row.isOperating = state.status == CompanyStatus::Operating;
    if (state.isUndirected) {
        row.stations = state.stationsOnMap;
        row.tokens = state.tokensLeft;
        row.hadTurn = row.stations > 0;
    } else if (row.isOperating) {
        writeCharter(company, row);
    } else {
        writeStarted(company, row);
    }
    if (m_game.sales.bankAsksInitialPrice)
        row.initialPrice = state.initialPrice; // its shares in the bank cost that
    return row;
}

} // namespace flimnap
