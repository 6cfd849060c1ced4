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

constexpr std::array lilliput{
    Row{"copyIsExtra", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A “Dimen's Land” card is used"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "in place of an action card"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "beside the action card of the turn")},
    Row{"copySameSideOnly", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Of a card that is copied a player chooses"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "either side"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "only a side that was used in this round")},
    Row{"admiralDepot", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Skyresh Bolgolam pays a tenth less for"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "new trains alone"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "new trains and those of the depot")},
};

constexpr std::array netherlands{
    Row{"JR-D1", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Phases that sentences of the rules count"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords",
                          "one by one: loans up to the 5-trains, private companies bought from the 3-trains on"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords",
                          "by trains: loans up to the 4-trains, private companies bought from the 2-trains on")},
    Row{"JR-D4",
        QT_TRANSLATE_NOOP("flimnap::ReadingWords",
                          "Who bought last in the opening, so that the next one goes on and gets the priority card"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "whoever bought, in an auction as well"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "whoever bought the company on offer")},
    Row{"JR-D5", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "In a turn of a stock round shares are sold"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "before the purchase or after it"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "before the purchase and after it")},
    Row{"JR-D6", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Shares that were bought are kept"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "for the whole stock round"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "for the turn, one of them")},
    Row{"JR-D7",
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Players sell private companies to each other in stock rounds"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "yes, in place of a purchase of shares"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "no")},
    Row{"JR-D8",
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A sale of shares that would push a marker into the closing area"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "stops on the line above it"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "closes the company")},
    Row{"JR-D9", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "New companies get their capital in another way"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "from the first 5 and the first 6 on"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "from the last 4 and the last 5 on")},
    Row{"JR-D10", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "In a turn a company buys one train of each kind"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "wherever they come from"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "of the bank and the open stock; others do not count")},
    Row{"JR-D11", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A company that has no route"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "must own a train all the same"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "need not own a train")},
    Row{"JR-D12", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A director helps to buy a train of another company"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "if both want it, up to its printed price"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "never")},
    Row{"JR-D13", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The national company is formed"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "at once with the first 6-train"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "at the end of the turn that bought it")},
    Row{"JR-D14", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Trains of the national company that rust some day"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "do not run; it may keep them to trade them in"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "run; only they may be given up")},
    Row{"JR-D15",
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The certificate limit after the national company is formed"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "is asked for then"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "stays as it was")},
    Row{"JR-D16", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "In its first operating round the national company acts"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "before all others"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "in the order of prices")},
    Row{"JR-D17", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The national company without a train"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "borrows any train there is, and builds nothing that costs money"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords",
                          "borrows the last kind, which then lies in the open stock, and builds like others")},
    Row{"JR-D18", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The national company must buy its first train"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "as soon as its treasury has the price of the last kind"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "as soon as its treasury has more than that price")},
    Row{"JR-D19", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Trains of a company that closes"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "go into the open stock"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "leave the game")},
    Row{"JR-D20", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The bank is broken"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "as soon as it is empty"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "as soon as it pays what it has not")},
    Row{"JR-D21", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The value of a share at the end, less ten for each loan"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "may be below zero"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "is zero at least")},
    Row{"JR-D22", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Dividends for shares of 5 % are rounded up"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "once for everybody's shares together"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "for each share")},
    Row{"JR-D25", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The home station is placed"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "when the company is started"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "in the company's first turn")},
    Row{"JR-D26", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The 40 printed in three cities"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "are not paid, for upgrades are free"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "are paid once")},
    Row{"JR-D27", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "With the Charbonnages du Hainaut a company places"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "one of its own stations"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "an additional station")},
    Row{"JR-D28", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "Stations of Nord, as its charter says"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "3"), QT_TRANSLATE_NOOP("flimnap::ReadingWords", "4")},
    Row{"JR-D30", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A company that does not run pays its interest"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "before it buys a train"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "after it has bought one")},
    Row{"JR-D32", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "A company with as many trains as it may have"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "cannot buy one"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "buys one if it could trade one in, and gives up one at once")},
    Row{"JR-D33", QT_TRANSLATE_NOOP("flimnap::ReadingWords", "The tile of the Enkhuizen-Stavoren Ferry is laid"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "with the other track of the turn"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "any time in the turn")},
    Row{"JR-D34",
        QT_TRANSLATE_NOOP("flimnap::ReadingWords",
                          "For the price of the national company the cheapest of three or more"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "is left out before the average is taken"),
        QT_TRANSLATE_NOOP("flimnap::ReadingWords", "is left out only if the average of all is above 100")},
};

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
