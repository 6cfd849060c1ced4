#include "words/reading_words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

namespace flimnap {

namespace {

struct Row
{
    const char *name;
    const char *question;
    const char *printed;
    const char *other;
};

constexpr auto context = "flimnap::ReadingWords";

#define WORDS(text) QT_TRANSLATE_NOOP("flimnap::ReadingWords", text) // the tools for translations look for it

constexpr std::array lilliput{
    Row{"copyIsExtra", WORDS("A “Dimen's Land” card is used"), WORDS("in place of an action card"),
        WORDS("beside the action card of the turn")},
    Row{"copySameSideOnly", WORDS("Of a card that is copied a player chooses"), WORDS("either side"),
        WORDS("only a side that was used in this round")},
    Row{"admiralDepot", WORDS("Skyresh Bolgolam pays a tenth less for"), WORDS("new trains alone"),
        WORDS("new trains and those of the depot")},
};

constexpr std::array netherlands{
    Row{"JR-D1", WORDS("Phases that sentences of the rules count"),
        WORDS("one by one: loans up to the 5-trains, private companies bought from the 3-trains on"),
        WORDS("by trains: loans up to the 4-trains, private companies bought from the 2-trains on")},
    Row{"JR-D4", WORDS("Who bought last in the opening, so that the next one goes on and gets the priority card"),
        WORDS("whoever bought, in an auction as well"), WORDS("whoever bought the company on offer")},
    Row{"JR-D5", WORDS("In a turn of a stock round shares are sold"), WORDS("before the purchase or after it"),
        WORDS("before the purchase and after it")},
    Row{"JR-D6", WORDS("Shares that were bought are kept"), WORDS("for the whole stock round"),
        WORDS("for the turn, one of them")},
    Row{"JR-D7", WORDS("Players sell private companies to each other in stock rounds"),
        WORDS("yes, in place of a purchase of shares"), WORDS("no")},
    Row{"JR-D8", WORDS("A sale of shares that would push a marker into the closing area"),
        WORDS("stops on the line above it"), WORDS("closes the company")},
    Row{"JR-D9", WORDS("New companies get their capital in another way"), WORDS("from the first 5 and the first 6 on"),
        WORDS("from the last 4 and the last 5 on")},
    Row{"JR-D10", WORDS("In a turn a company buys one train of each kind"), WORDS("wherever they come from"),
        WORDS("of the bank and the open stock; others do not count")},
    Row{"JR-D11", WORDS("A company that has no route"), WORDS("must own a train all the same"),
        WORDS("need not own a train")},
    Row{"JR-D12", WORDS("A president helps to buy a train of another company"),
        WORDS("if he wants to, up to its printed price"), WORDS("never")},
    Row{"JR-D13", WORDS("The national company is formed"), WORDS("at once with the first 6-train"),
        WORDS("at the end of the turn that bought it")},
    Row{"JR-D14", WORDS("Trains of the national company that rust some day"),
        WORDS("do not run; it may keep them to trade them in"), WORDS("run; only they may be given up")},
    Row{"JR-D15", WORDS("The certificate limit after the national company is formed"), WORDS("is asked for then"),
        WORDS("stays as it was")},
    Row{"JR-D16", WORDS("In its first operating round the national company acts"), WORDS("before all others"),
        WORDS("in the order of prices")},
    Row{"JR-D17", WORDS("The national company without a train"),
        WORDS("borrows any train there is, and builds nothing that costs money"),
        WORDS("borrows the last kind, which then lies in the open stock, and builds like others")},
    Row{"JR-D18", WORDS("The national company must buy its first train"),
        WORDS("as soon as its treasury has the price of the last kind"),
        WORDS("as soon as its treasury has more than that price")},
    Row{"JR-D19", WORDS("Trains of a company that closes"), WORDS("go into the open stock"), WORDS("leave the game")},
    Row{"JR-D20", WORDS("The bank is broken"), WORDS("as soon as it is empty"),
        WORDS("as soon as it pays what it has not")},
    Row{"JR-D21", WORDS("The value of a share at the end, less ten for each loan"), WORDS("may be below zero"),
        WORDS("is zero at least")},
    Row{"JR-D22", WORDS("Dividends for shares of 5 % are rounded up"), WORDS("once for everybody's shares together"),
        WORDS("for each share")},
    Row{"JR-D25", WORDS("The home station is placed"), WORDS("when the company is started"),
        WORDS("in the company's first turn")},
    Row{"JR-D26", WORDS("The 40 printed in three cities"), WORDS("are not paid, for upgrades are free"),
        WORDS("are paid once")},
    Row{"JR-D27", WORDS("With the Charbonnages du Hainaut a company places"), WORDS("one of its own stations"),
        WORDS("an additional station")},
    Row{"JR-D28", WORDS("Stations of Nord, as its charter says"), WORDS("3"), WORDS("4")},
    Row{"JR-D30", WORDS("A company that does not run pays its interest"), WORDS("before it buys a train"),
        WORDS("after it has bought one")},
    Row{"JR-D32", WORDS("A company with as many trains as it may have"), WORDS("cannot buy one"),
        WORDS("buys one if it could trade one in, and gives up one at once")},
    Row{"JR-D33", WORDS("The tile of the Enkhuizen-Stavoren Ferry is laid"), WORDS("with the other track of the turn"),
        WORDS("any time in the turn")},
    Row{"JR-D34", WORDS("For the price of the national company the cheapest of three or more"),
        WORDS("is left out before the average is taken"), WORDS("is left out only if the average of all is above 100")},
};

#undef WORDS

template <class Rows>
const Row *rowOf(const Rows &rows, const std::string &name)
{
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row &other) { return other.name == name; });
    return row == rows.end() ? nullptr : &*row;
}

} // namespace

std::optional<Reading> readingWords(const std::string &name)
{
    const Row *row = rowOf(lilliput, name);
    if (row == nullptr)
        row = rowOf(netherlands, name);
    if (row == nullptr)
        return {};
    const auto say = [](const char *text) { return QCoreApplication::translate(context, text); };
    return Reading{say(row->question), say(row->printed), say(row->other)};
}

} // namespace flimnap
