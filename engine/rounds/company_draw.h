#pragma once

#include "rounds/interlude.h"

namespace flimnap {

/// A company to be drawn by lot on the table.
struct DueDraw
{
    std::string what; ///< of the journal's draw
    std::vector<CompanyId> companies;
};

/// The company drawn; invalid, and refused, if the move is not this draw.
CompanyId drawnCompany(const GameDefinition &game, const DueDraw &due, const Move &move, Judge &judge);
Offer offerOf(const GameDefinition &game, const DueDraw &due);

/// Nothing goes on until fate has spoken.
class CompanyDraw : public Interlude
{
public:
    explicit CompanyDraw(const GameDefinition &game) : m_game(game) {}

    [[nodiscard]] Party due(const Position &position) const final;
    void offer(const Position &position, Offers &offers) const final;
    void play(Books &books, Party by, const Move &move, Judge &judge) const final;

protected:
    [[nodiscard]] const GameDefinition &game() const { return m_game; }
    /// No draw is due if it names no companies.
    [[nodiscard]] virtual DueDraw dueDraw(const Position &position) const = 0;
    virtual void receive(Books &books, CompanyId drawn) const = 0;

private:
    const GameDefinition &m_game;
};

} // namespace flimnap
