#include "features/map/map.h"

#include "dealings/map_stations.h"
#include "features/map/homes.h"

namespace flimnap::map {

namespace {

class Map final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "map"; }

    /// The map itself has a file of its own, read where a table keeps it.
    void read(Section & /*section*/, GameDefinition & /*game*/) const override {}

    void setUp(Books &books) const override
    {
        if (!hasMap(books.game))
            return;
        const board::GameMap &map = mapOf(books.game);
        changeTrack(books) = board::Track(map);
        if (!map.rules.homesAtStart)
            return;
        for (const CompanyId company : ids(books.game.companies))
            placeHomeOnMap(books, company);
    }

    void addInterludes(const GameDefinition &game, Interludes &interludes) const override
    {
        interludes.push_back(std::make_unique<HomeChoice>(game));
    }

    /// Who chooses its home hex does that before anything else.
    bool playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const override
    {
        if (!keepsMap(books.position))
            return false;
        const CompanyId company = choosingHex(books.game, books.position);
        const bool isFree = !company || by != Party(company) || choosesHex(books.game, company, move);
        judge.need(isFree, Code::HomeDue, {{"company", Party(company)}});
        return !isFree;
    }

    /// Marks of private railways last until grey tiles are open (JR-2.40).
    void afterMove(Books &books, PhaseId phaseBefore) const override
    {
        if (books.position.phase != phaseBefore && keepsMap(books.position) &&
            latestColour(books.game, books.position) >= board::Colour::Grey &&
            !books.position.parts.get<MapState>().marks.empty())
            books.position.parts.change<MapState>().marks.clear();
    }

    void companyLeaves(Books &books, CompanyId company) const override { takeStations(books, company); }
};

} // namespace

const Feature &feature()
{
    static const Map map;
    return map;
}

} // namespace flimnap::map
