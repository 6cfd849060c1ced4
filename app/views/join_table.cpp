#include "views/join_table.h"

#include <algorithm>

#include "features/feature_view.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// Among what a player owns, once for each he has not used.
const std::string spareCard = "copy";

JoinedPosition::Names toNames(const QStringList &codes)
{
    JoinedPosition::Names names;
    for (const QString &code : codes)
        names.push_back(code.toStdString());
    return names;
}

bool isAny(const ById<ClassId, bool> &classes)
{
    return std::find(classes.begin(), classes.end(), true) != classes.end();
}

class TableWriter
{
public:
    explicit TableWriter(const JoinAnswers &answers) : m_answers(answers), m_game(answers.game()) {}

    JoinedPosition write()
    {
        writeRound();
        for (const QString &seat : m_answers.seats())
            m_table.players[seat.toStdString()] = player(seat);
        writeCompanies();
        for (const ChartCell &cell : m_game.chart) {
            const QStringList pile = m_answers.codes("stacks/" + toText(cell.name));
            if (pile.size() > 1)
                m_table.stacks[cell.name] = toNames(pile);
        }
        for (const PrivateDefinition &railway : m_game.privates) {
            const QString code = toText(railway.code);
            if (railway.hasRight && m_answers.isOperating(m_answers.word(placeOf("privates", code, "owner"))) &&
                m_answers.flag(placeOf("privates", code, "used")))
                m_table.usedPrivates.push_back(railway.code);
        }
        writeTrains();
        writeTurn();
        m_table.tiles = toNames(m_answers.codes("tiles"));
        for (const FeatureView *view : viewsOf(m_game))
            view->write(m_table, m_answers);
        m_table.force = m_answers.word("force").trimmed().toStdString();
        return std::move(m_table);
    }

private:
    [[nodiscard]] Money amount(const QString &place) const { return {m_answers.number(place)}; }

    void writeRound()
    {
        m_table.round = m_answers.word("round").toStdString();
        m_table.phase = m_answers.word("phase").toStdString();
        m_table.order = toNames(m_answers.codes("order"));
        m_table.isBankBroken = m_game.bank && m_answers.flag("bank_broken");
        const PhaseId phase = m_game.findPhase(m_table.phase);
        const int rounds = m_answers.number("rounds_in_set");
        m_table.isLastRound = !m_game.hasShares() && m_answers.flag("last_round");
        const bool isOpenEnded = m_game.sets.empty() && !m_game.rounds && !m_answers.isStockRound();
        if (isOpenEnded && phase && rounds != m_game.phases[phase].operatingRounds)
            m_table.roundsInSet = rounds;
    }

    [[nodiscard]] JoinedPosition::Names railwaysOf(const QString &owner) const
    {
        JoinedPosition::Names codes;
        const auto isOwned = [&](const std::string &code) {
            return m_answers.word(placeOf("privates", toText(code), "owner")) == owner;
        };
        for (const PrivateDefinition &railway : m_game.privates) {
            if (isOwned(railway.code))
                codes.push_back(railway.code);
        }
        for (const CompanyDefinition &railway : m_game.companies) {
            if (m_game.classes[railway.size].isMinor() && isOwned(railway.code))
                codes.push_back(railway.code);
        }
        return codes;
    }

    [[nodiscard]] JoinedPosition::Player player(const QString &seat) const
    {
        JoinedPosition::Player row;
        row.cash = amount(placeOf("players", seat, "cash"));
        if (m_answers.mayOwe())
            row.debt = amount(placeOf("players", seat, "debt"));
        if (m_game.loans.penaltyPercent > 0)
            row.penalty = amount(placeOf("players", seat, "penalty"));
        for (const QString &code : m_answers.companiesHeld()) {
            if (const int percent = m_answers.number(placeOf("players", seat, "shares/" + code)); percent > 0)
                row.shares[code.toStdString()] = percent;
        }
        row.privates = railwaysOf(seat);
        return row;
    }

    void writeCompanies()
    {
        for (const QString &code : m_answers.minorsInPlay())
            m_table.companies[code.toStdString()] = minor(code);
        for (const QString &code : m_answers.companiesInPlay())
            m_table.companies[code.toStdString()] = company(code);
        for (const CompanyDefinition &company : m_game.companies) {
            if (m_answers.word(placeOf("companies", toText(company.code), "state")) == "closed")
                m_table.closedCompanies.push_back(company.code);
        }
    }

    [[nodiscard]] JoinedPosition::Company minor(const QString &code) const
    {
        JoinedPosition::Company row;
        row.isOperating = true;
        row.role = m_answers.roleOf(code);
        if (!row.role.empty())
            return row;
        row.cash = amount(placeOf("companies", code, "cash"));
        row.trains = toNames(m_answers.codes(placeOf("companies", code, "trains")));
        if (m_game.hasShares())
            return row;
        row.director = m_answers.word(placeOf("companies", code, "director")).toStdString();
        writeStations(code, row);
        return row;
    }

    void writeStations(const QString &code, JoinedPosition::Company &row) const
    {
        row.stations = m_answers.number(placeOf("companies", code, "stations"));
        row.hadTurn = m_answers.flag(placeOf("companies", code, "had_turn"));
        const QStringList hexes = m_answers.codes(placeOf("companies", code, "station_hexes"));
        if (!hexes.isEmpty())
            row.stationHexes = toNames(hexes);
    }

    void writePrice(const QString &code, JoinedPosition::Company &row) const
    {
        const CellId cell = m_answers.cellOf(code);
        if (m_answers.hasGrid() && cell)
            row.cell = m_game.chart[cell].name;
        else
            row.price = amount(placeOf("companies", code, "price"));
    }

    [[nodiscard]] JoinedPosition::Company company(const QString &code) const
    {
        const auto at = [&](const char *key) { return placeOf("companies", code, key); };
        JoinedPosition::Company row;
        writePrice(code, row);
        if (m_answers.hasDirector(code))
            row.director = m_answers.word(at("director")).toStdString();
        if (m_answers.isUnattended(code))
            row.director = m_game.absentee->code;
        if (m_answers.asksCertificate(code))
            row.certificate = m_answers.word(at("certificate")).toStdString();
        row.isOperating = m_answers.isOperating(code);
        if (m_game.sales.intoPool && !m_answers.hasRole(code))
            row.pool = m_answers.number(at("pool"));
        row.role = m_answers.roleOf(code);
        if (!row.role.empty()) {
            row.stations = m_answers.number(at("stations"));
            row.hadTurn = row.stations > 0;
        } else if (row.isOperating) {
            writeCharter(code, row);
        } else {
            writeStarted(code, row);
        }
        writeFinances(code, row);
        return row;
    }

    void writeFinances(const QString &code, JoinedPosition::Company &row) const
    {
        const auto at = [&](const char *key) { return placeOf("companies", code, key); };
        if (m_game.sales.bankAsksInitialPrice)
            row.initialPrice = amount(at("initial_price"));
        if (m_answers.hasTreasuryEarly(code))
            row.cash = amount(at("cash"));
        for (const FeatureView *view : viewsOf(m_game))
            view->writeCompany(m_answers, code, row.parts);
    }

    void writeStarted(const QString &code, JoinedPosition::Company &row) const
    {
        if (!m_game.sales.onlyOperated)
            row.initialPrice = amount(placeOf("companies", code, "initial_price"));
        if (!m_answers.asksCapital(code))
            return;
        const CompanyClass &size = m_game.classOf(m_answers.company(code));
        const QString unpaid = m_answers.word(placeOf("companies", code, "unpaid"));
        if (unpaid.isEmpty())
            return;
        row.unpaid = unpaid == "given" ? size.percent(size.directorUnits) : 0;
        if (unpaid != "given")
            return;
        row.cash = amount(placeOf("companies", code, "cash"));
        row.trains = toNames(m_answers.codes(placeOf("companies", code, "trains")));
    }

    void writeCharter(const QString &code, JoinedPosition::Company &row) const
    {
        const auto at = [&](const char *key) { return placeOf("companies", code, key); };
        const CompanyClass &size = m_game.classOf(m_answers.company(code));
        row.cash = amount(at("cash"));
        row.trains = toNames(m_answers.codes(at("trains")));
        if (isAny(size.ownsPrivates))
            row.privates = railwaysOf(code);
        writeStations(code, row);
        if (m_answers.asksTokens())
            row.tokens = m_answers.number(at("markers"));
        row.homeTileLaid = m_answers.flag(at("home_tile"));
    }

    void writeTrains()
    {
        for (const TrainCard &card : m_game.cards) {
            const int left = card.count ? m_answers.number("deck/" + toText(card.code)) : 0;
            if (left > 0)
                m_table.deck[card.code] = left;
        }
        if (m_game.hasTrainPool())
            m_table.pool = toNames(m_answers.codes("pool"));
        if (m_answers.asksScrapped())
            m_table.scrapped = toNames(m_answers.codes("scrapped"));
    }

    void writeTurn()
    {
        m_table.turn = m_answers.word("turn").toStdString();
        if (m_table.turn.empty())
            return;
        if (m_answers.isCardTurn())
            return;
        if (!m_answers.isStockRound()) {
            if (const QStringList acted = m_answers.codes("acted"); !acted.isEmpty())
                m_table.acted = toNames(acted);
            return;
        }
        if (m_answers.isFirstLapOpen()) {
            m_table.passed = toNames(m_answers.codes("passed"));
            m_table.isBackwards = m_answers.flag("backwards");
        } else {
            m_table.passes = m_answers.number("passes");
        }
        const QString lastActor = m_answers.word("last_actor");
        if (m_game.turnOrder == TurnOrder::PriorityCard && lastActor != "nobody")
            m_table.lastActor = lastActor.toStdString();
        for (const QString &seat : m_answers.seats()) {
            if (m_game.sales.bought == BoughtShares::KeptThisRound)
                writeBought(seat);
            if (const QStringList sold = m_answers.codes("sold_this_round/" + seat); !sold.isEmpty())
                m_table.soldThisRound[seat.toStdString()] = toNames(sold);
        }
    }

    void writeBought(const QString &seat)
    {
        for (const QString &company : m_answers.companiesInPlay()) {
            const int percent = m_answers.number(placeOf("bought_this_round", seat, company));
            if (percent > 0)
                m_table.boughtThisRound[seat.toStdString()][company.toStdString()] = percent;
        }
    }

    const JoinAnswers &m_answers;
    const GameDefinition &m_game;
    JoinedPosition m_table;
};

} // namespace

JoinedPosition tableFrom(const JoinAnswers &answers)
{
    return TableWriter(answers).write();
}

} // namespace flimnap
