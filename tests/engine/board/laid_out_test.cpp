#include <gmock/gmock.h>

#include <ostream>

#include "board/laid_out.h"
#include "support/map_table.h"

namespace flimnap::test {
namespace {

using board::Colour;
using board::LaidOutFault;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

/// What is wrong, by hex.
std::vector<std::pair<std::string, LaidOutFault>> faults(const MapTable &table, Colour latest,
                                                         const std::vector<const char *> &settled = {},
                                                         const std::vector<const char *> &awaited = {})
{
    board::LaidOutTable laidOut{latest, {}, {}};
    for (const char *company : settled)
        laidOut.settled.push_back(table.company(company));
    for (const char *company : awaited)
        laidOut.awaited.push_back(table.company(company));
    std::vector<std::pair<std::string, LaidOutFault>> found;
    for (const board::FaultOnHex &fault : board::faultsOf(table.map, table.track, laidOut))
        found.emplace_back(table.map.hexes[fault.hex].code, fault.fault);
    return found;
}

// CZ-B8.43
TEST(ATableThatIsLaidOut, IsTakenAsItLies)
{
    MapTable table("18cz", "ru");
    table.lay("I10 57 r2, J11 3 r2, I12 621 r0").stations("VBW I10, VBW I12, EKJ D5");

    EXPECT_THAT(faults(table, Colour::Yellow, {"VBW", "EKJ"}, {"BTE", "MW"}), IsEmpty());
}

// CZ-B8.43
TEST(ATableThatIsLaidOut, SaysAllThatIsWrongWithIt)
{
    MapTable table("18cz", "ru");
    table.lay("I12 57 r2, J11 3 r0, D3 57 r1, D5 57 r1, E10 57 r1, E16 57 r1, A12 16 r0")
        .stations("VBW J11, KFN D3, MW E16, MW E16");

    EXPECT_THAT(faults(table, Colour::Yellow, {"VBW"}, {"BTE"}),
                ElementsAre(Pair("A12", LaidOutFault::ColourNotOpen), Pair("A12", LaidOutFault::ClosedSide),
                            Pair("D3", LaidOutFault::TooMany), Pair("D5", LaidOutFault::TooMany),
                            Pair("E10", LaidOutFault::TooMany), Pair("E16", LaidOutFault::TooMany),
                            Pair("E16", LaidOutFault::TooManyStations), Pair("E16", LaidOutFault::TwoStations),
                            Pair("I12", LaidOutFault::DoesNotBelong), Pair("I12", LaidOutFault::TooMany),
                            Pair("J11", LaidOutFault::ClosedSide), Pair("J11", LaidOutFault::NoCity),
                            Pair("I10", LaidOutFault::HomeMissing), Pair("D3", LaidOutFault::HomeTaken)));
}

// JR-BS39
TEST(ATableThatIsLaidOut, KnowsColoursAndSlots)
{
    MapTable table("1836jr56", "pl");
    table.lay("E7 14 r0, F10 4 r1").stations("B I3, Nord I3");

    EXPECT_THAT(faults(table, Colour::Yellow, {"HSM"}),
                ElementsAre(Pair("E7", LaidOutFault::ColourNotOpen), Pair("F10", LaidOutFault::ClosedSide),
                            Pair("I3", LaidOutFault::TooManyStations), Pair("D6", LaidOutFault::HomeMissing)));
}

// AH-B7.5
TEST(ATableThatIsLaidOut, KeepsPrintedTrackAndLabels)
{
    MapTable table("1824", "ru");
    table.lay("E12 499 r1, A18 57 r0, B11 8 r3").stations("BH J13, EPP C6");

    EXPECT_THAT(faults(table, Colour::Yellow, {"BH", "EPP"}),
                ElementsAre(Pair("A18", LaidOutFault::DoesNotBelong), Pair("A18", LaidOutFault::ClosedSide),
                            Pair("B11", LaidOutFault::ClosedSide), Pair("E12", LaidOutFault::PrintLost)));
}

} // namespace
} // namespace flimnap::test
