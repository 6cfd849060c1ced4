#include "features/company_privates/company_privates.h"

#include <algorithm>

#include "features/company_privates/purchases.h"
#include "features/company_privates/rights.h"
#include "features/company_privates/standing.h"

namespace flimnap::company_privates {

namespace {

constexpr int mostPercent = 1000; ///< of a face value

void checkRights(const GameDefinition &game, PrivateId railway, Findings &findings)
{
    const PrivateDefinition &table = game.privates[railway];
    const Rights &rights = rightsOf(game, railway);
    const std::string place = "/privateClasses/" + game.classes[table.size].name;
    for (const std::string &colour : rights.colours)
        findings.need(
            std::ranges::any_of(game.tiles,
                                [&](const TileDefinition &tile) { return tile.special && tile.colour == colour; }),
            place + "/laysColours", "no special tile has the colour \"" + colour + "\"");
    findings.need(rights.hex.empty() || game.findHex(rights.hex).isValid(), place + "/extraTileHex",
                  "there is no hex \"" + rights.hex + "\" on the board");
    findings.need(rights.hex.empty() || table.buildsAtHex.empty(), place + "/buildsAtHex",
                  "a tile beside the others is laid for nothing, or one of them in the place of another; only one of "
                  "\"extraTileHex\" and \"buildsAtHex\" can stand");
}

class CompanyPrivates final : public Feature
{
public:
    [[nodiscard]] std::string_view name() const override { return "companyPrivates"; }

    void read(Section &section, GameDefinition &game) const override
    {
        auto &terms = game.parts.change<Terms>();
        terms.leastPercent = section.number("leastPercent", 0, mostPercent).value_or(0);
        terms.mostPercent = section.number("mostPercent", 1, mostPercent).value_or(0);
        terms.sellsToBank = section.flag("sellsToBank");
        terms.laysAnyTime = section.choice<bool>("extraTiles", {{"with-track", false}, {"any-time", true}});
        for (PrivateDefinition &railway : game.privates) {
            const auto *rights = railway.parts.find<Rights>();
            railway.hasRight = railway.hasRight || (rights != nullptr && rights->bonus == Money{});
        }
    }

    void privateKeys(Keys &keys, Parts &privateClass) const override
    {
        Keys::part<Rights>(privateClass, [&](Rights &rights) {
            keys.names("laysColours", rights.colours);
            keys.text("extraTileHex", rights.hex);
            keys.flag("paysTerrain", rights.paysTerrain);
            keys.money("placesBonus", rights.bonus);
            keys.flag("outlastsBonus", rights.outlastsBonus);
        });
    }

    void check(const GameDefinition &game, Findings &findings) const override
    {
        const Terms &terms = termsOf(game);
        findings.need(terms.mostPercent == 0 || terms.leastPercent <= terms.mostPercent,
                      "/companyPrivates/leastPercent",
                      "expected at most \"mostPercent\", " + std::to_string(terms.mostPercent));
        for (const PrivateId railway : ids(game.privates)) {
            if (game.classes.holds(game.privates[railway].size))
                checkRights(game, railway, findings);
        }
    }

    void checkWithout(const GameDefinition &game, Findings &findings) const override
    {
        for (const PrivateDefinition &railway : game.privates)
            findings.need(railway.parts.find<Rights>() == nullptr, "/privates/" + railway.code,
                          "without \"companyPrivates\" nobody uses what it gives a right to");
    }

    void addSteps(const GameDefinition &game, Steps &turn) const override
    {
        insertBefore(turn, MoveKind::LayTrack, std::make_unique<PurchaseStep>(game));
        insertBefore(turn, MoveKind::LayTrack, std::make_unique<RightsStep>(game));
    }
};

} // namespace

const Feature &feature()
{
    static const CompanyPrivates companyPrivates;
    return companyPrivates;
}

} // namespace flimnap::company_privates
