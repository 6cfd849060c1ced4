#include "session/score_trial.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "rounds/feature.h"
#include "session/laid_company.h"

namespace flimnap {

namespace {

CellId cellAt(const GameDefinition &game, Money price)
{
    const auto cells = ids(game.chart);
    const auto cell = std::find_if(cells.begin(), cells.end(), [&](CellId other) {
        return game.chart[other].price == price && game.chart[other].hasPrice();
    });
    return cell == cells.end() ? CellId() : *cell;
}

/// The price is not on the chart; these are the ones beside it.
ScoreMistake noSuchPrice(const GameDefinition &game, CompanyId company, Money price)
{
    ScoreMistake mistake{ScoreMistake::Kind::NoSuchPrice, company};
    for (const ChartCell &cell : game.chart) {
        if (!cell.hasPrice())
            continue;
        if (cell.price < price)
            mistake.lower = std::max(mistake.lower, cell.price);
        else if (mistake.higher == Money{} || cell.price < mistake.higher)
            mistake.higher = cell.price;
    }
    return mistake;
}

class ScoreLayout
{
public:
    ScoreLayout(const Rules &rules, const ScoreTrial &trial)
        : m_trial(trial), m_books(rules.game(), rules.start().position)
    {
    }

    Result<Position, ScoreMistake> lay()
    {
        for (const CompanyId company : ids(m_books.game.companies)) {
            const bool isThere = m_books.game.classOf(company).hasShares() && m_trial.prices[company] > Money{};
            if (std::optional<ScoreMistake> mistake = isThere ? layOut(company) : clear(company))
                return *mistake;
        }
        for (std::size_t seat = 0; seat < m_trial.players.size(); ++seat)
            layPlayer(PlayerId(static_cast<int>(seat)), m_trial.players[seat]);
        return m_books.position;
    }

private:
    std::optional<ScoreMistake> clear(CompanyId company)
    {
        m_books.position.holdings.withdraw(company);
        m_books.position.markers.remove(company);
        return {};
    }

    std::optional<ScoreMistake> layOut(CompanyId company)
    {
        const CellId cell = cellAt(m_books.game, m_trial.prices[company]);
        if (!cell)
            return noSuchPrice(m_books.game, company, m_trial.prices[company]);
        const ClassId grown = m_books.game.classOf(company).growsInto;
        if (grown && m_trial.hasGrown[company])
            m_books.splitShares(company, grown);
        for (const Feature *feature : m_books.game.features)
            feature->layForTrial(m_books, company, m_trial.rows[company]);
        std::vector<int> percents;
        percents.reserve(m_trial.players.size());
        for (const ScoredPlayer &player : m_trial.players)
            percents.push_back(player.percents[company]);
        const auto mistake = layCompany(m_books, company, cell, percents, 0);
        if (!mistake)
            return {};
        if (*mistake == ShareMistake::OddShare)
            return ScoreMistake{ScoreMistake::Kind::OddShare, company};
        const CompanyClass &size = m_books.classOf(company);
        return ScoreMistake{.kind = ScoreMistake::Kind::TooManyShares,
                            .company = company,
                            .percent = size.percent(size.units - size.missingUnits)};
    }

    void layPlayer(PlayerId player, const ScoredPlayer &scored)
    {
        Position &position = m_books.position;
        position.ledger.transfer(Party::bank(), player, scored.cash - position.ledger.balance(player));
        position.players[player].debt = scored.debt;
        position.players[player].penalty = scored.penalty;
        position.players[player].spareCards = scored.cards;
        for (const PrivateId railway : scored.privates)
            position.privates[railway].owner = player;
    }

    const ScoreTrial &m_trial;
    Books m_books;
};

} // namespace

bool haveSameScores(const GameDefinition &one, const GameDefinition &other)
{
    const auto terms = [](const GameDefinition &game) {
        return std::tuple(game.scoresAboveZero, game.loans.penaltyPercent, game.privatesScore, game.spareCardWorth);
    };
    return terms(one) == terms(other) && countAlike(Counted::Scores, one, other);
}

Result<Position, ScoreMistake> positionOf(const Rules &rules, const ScoreTrial &trial)
{
    return ScoreLayout(rules, trial).lay();
}

Result<std::vector<Score>, ScoreMistake> tryScores(const Rules &rules, const ScoreTrial &trial)
{
    const Result<Position, ScoreMistake> position = positionOf(rules, trial);
    if (!position)
        return position.error();
    return rules.scores(*position);
}

} // namespace flimnap
