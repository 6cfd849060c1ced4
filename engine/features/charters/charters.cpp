#include "features/charters/charters.h"

#include "rounds/company_draw.h"
#include "table/values.h"

namespace flimnap::charters {

namespace {

/// The players draw their companies, one after the other (CZ-8.1).
class CharterDraw final : public CompanyDraw
{
public:
    using CompanyDraw::CompanyDraw;

protected:
    [[nodiscard]] DueDraw dueDraw(const Position &position) const override
    {
        DueDraw draw{"charter", {}};
        if (position.round.kind == RoundKind::End || !nextToDraw(game(), position))
            return draw;
        for (const CompanyId company : ids(game().companies)) {
            if (position.companies[company].status == CompanyStatus::Waiting)
                draw.companies.push_back(company);
        }
        return draw;
    }

    void receive(Books &books, CompanyId drawn) const override
    {
        const PlayerCount &table = *books.game.tableOf(books.position.players.count());
        CompanyState &state = books.position.companies[drawn];
        books.moveMinor(drawn, nextToDraw(books.game, books.position));
        state.status = CompanyStatus::Operating;
        state.tokensLeft = books.classOf(drawn).stationTokens;
        books.pay(Party::bank(), drawn, table.cash, Reason::Opening, drawn);
    }
};

class Charters final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "charters"; }

    void read(Section & /*section*/, GameDefinition &game) const override { game.playersAreCompanies = true; }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<CharterDraw>(game));
    }

    void checkLaws(const GameDefinition &game, const Position &position, Findings &broken) const override
    {
        for (const PlayerId player : ids(position.players)) {
            int companies = 0;
            for (const CompanyId company : ids(game.companies)) {
                if (position.holdings.director(company) == Party(player))
                    broken.need(++companies == 1, "companies/" + game.companies[company].code + "/director",
                                "nobody has drawn more than one company");
            }
        }
    }
};

} // namespace

const Feature &feature()
{
    static const Charters charters;
    return charters;
}

} // namespace flimnap::charters
