#include "words/glossary.h"

#include <span>

#include <QCoreApplication>

namespace flimnap {

namespace {

struct GlossaryRow
{
    const char *subject;
    const char *meaning;
};

constexpr auto context = "flimnap::Glossary";

constexpr GlossaryRow gameWords[] = {
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "bank"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "Sells shares and trains and pays incomes. This app keeps its money.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "treasury"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "A company's own money. It is never mixed with that of the player who directs it.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "director"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Who holds most of a company decides for it; the director's certificate goes with that.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "certificate"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "A card for one or several shares. How many one may hold depends on the number of players.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "initial price"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "Chosen by whoever starts a company; its capital follows from it.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "begin to operate"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "When enough of its shares are sold a company gets its capital and takes turns from then on.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "stock round"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "Players buy and sell shares in turn until all have passed.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "operating round"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Every company lays track, runs its trains, pays or keeps the income and buys trains.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "dividend"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Income paid to the holders of shares raises the price; income kept lowers it.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "phase"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Begins with the first train of a kind and changes limits, tiles and what is allowed.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "obsolete trains"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Newer trains scrap older ones, without compensation and whoever owns them.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "export"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "After some rounds the next train leaves the bank as if somebody had bought it.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "forced purchase"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "A company must own a train. What it lacks for one its director pays, and may go into debt.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "open stock"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "Trains or shares that came back to the bank and can be bought again.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "priority"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "Says who begins the next stock round: by a card, or by the cash that everybody has.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "order card"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "Says in which order players act in a stock round of 18CZ.")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "sold out"),
     QT_TRANSLATE_NOOP("flimnap::Glossary",
                       "When players hold all shares of a company its price rises at the end of the stock round.")},
};

constexpr GlossaryRow screenSigns[] = {
    {"▶", QT_TRANSLATE_NOOP("flimnap::Glossary", "acts now")},
    {"★ 50%", QT_TRANSLATE_NOOP("flimnap::Glossary", "a director's certificate")},
    {"840 ★", QT_TRANSLATE_NOOP("flimnap::Glossary", "worth most at the moment")},
    {"3/12", QT_TRANSLATE_NOOP("flimnap::Glossary", "certificates held, of how many are allowed")},
    {"(3+3)", QT_TRANSLATE_NOOP("flimnap::Glossary", "a train that this company may not run")},
    {"✓", QT_TRANSLATE_NOOP("flimnap::Glossary", "chosen")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "button in gold"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "can be done now")},
    {QT_TRANSLATE_NOOP("flimnap::Glossary", "button in grey"),
     QT_TRANSLATE_NOOP("flimnap::Glossary", "not possible now; a tap says why")},
};

QList<Explanation> spoken(std::span<const GlossaryRow> rows)
{
    QList<Explanation> explanations;
    for (const GlossaryRow &row : rows)
        explanations.append(
            {QCoreApplication::translate(context, row.subject), QCoreApplication::translate(context, row.meaning)});
    return explanations;
}

} // namespace

QList<Explanation> signsOfTheScreens()
{
    return spoken(screenSigns);
}

QList<Explanation> wordsOfTheGames()
{
    return spoken(gameWords);
}

} // namespace flimnap
