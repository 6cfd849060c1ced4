#include "views/join_sections.h"

#include "features/feature_view.h"
#include "words/names.h"
#include "words/own_words.h"

namespace flimnap {

namespace {

using Spot = JoinSections::Spot;

struct Section
{
    const char *key;
    const char *title;
    const char *help;
};

constexpr Section allSections[] = {
    {"round", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Round and phase"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections",
                       "The round you are in or about to begin, the phase, and who has which turn-order card.")},
    {"players", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Players"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Count everybody's cash. Debt and penalty where somebody has them.")},
    {"companies", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Companies"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Every company that has a share price or has left the game.")},
    {"shares", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Shares"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Who holds how much, the director's certificate included. What nobody "
                                                "holds lies in the bank.")},
    {"piles", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Markers on one price"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Where several markers lie on one price: their order, the top one "
                                                "first.")},
    {"privates", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Private railways"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Who owns each of them. Those nobody owns have left the game.")},
    {"characters", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Characters"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Who has each of them, and how many of their own tiles are laid. Those "
                                                "nobody has have left the game.")},
    {"trains", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Trains"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "What is left in the deck, what companies own, what lies open, and "
                                                "which trains can no longer be bought.")},
    {"turn", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Whose turn"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "You join at the beginning of a turn, or before the round begins.")},
    {"map", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Map"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "Only if you enter the map's hexes in play: where stations and tiles "
                                                "are. Otherwise leave it empty.")},
    {"check", QT_TRANSLATE_NOOP("flimnap::JoinSections", "Check"),
     QT_TRANSLATE_NOOP("flimnap::JoinSections", "When all fits together, you play on from here.")},
};

const Section &sectionOf(const QString &key)
{
    const Section *found = &allSections[std::size(allSections) - 1];
    for (const Section &section : allSections) {
        if (key == QLatin1String(section.key))
            found = &section;
    }
    return *found;
}

/// What players own beside shares.
QString papers(const JoinAnswers &answers)
{
    return answers.hasActionRounds() ? "characters" : "privates";
}

Spot spotOfPlayer(const QStringList &keys, const JoinAnswers &answers)
{
    if (keys.size() < 2)
        return {"players", {}, JoinSections::title("players", answers)};
    const QString name = answers.playerName(keys[1]);
    const QString key = keys.value(2);
    if (key == "shares" && keys.size() > 3)
        return {"shares", keys[3], name + ", " + keys[3]};
    if (key == "privates")
        return {papers(answers), {}, name};
    return {"players", keys[1], name};
}

/// The group of railways to which it belongs.
Spot spotOfMinor(const QString &code, const JoinAnswers &answers)
{
    const CompanyClass &size = answers.game().classOf(answers.company(code));
    return {"privates", QString::fromStdString(size.code), code};
}

Spot spotOfCompany(const QStringList &keys, const JoinAnswers &answers)
{
    const QString company = keys.value(1);
    const QString key = keys.value(2);
    if (company.isEmpty())
        return {"companies", QString(), JoinSections::title("companies", answers)};
    const bool isPlayers = answers.isMinor(company) && !answers.game().hasShares();
    if (answers.isMinor(company) && !isPlayers && key != "trains")
        return spotOfMinor(company, answers);
    const bool isKnownDirector = key == "director" && (isPlayers || answers.isUnattended(company));
    if ((key == "director" && !isKnownDirector) || key == "certificate" || key == "pool" ||
        (key.isEmpty() && answers.percentHeld(company) > 100))
        return {"shares", company, company};
    if (key == "trains")
        return {"trains", company, company};
    if (key == "privates")
        return {"privates", {}, company};
    if (key == "station_hexes")
        return {"map", company, company};
    return {"companies", company, company};
}

QString companyOfOthers(const JoinAnswers &answers)
{
    const GameDefinition &game = answers.game();
    const CompanyId company = game.companyOfOthers();
    return company ? QString::fromStdString(game.companies[company].code) : QString();
}

QString trainsTitle(const QString &kind, const QString &card, const JoinAnswers &answers)
{
    if (kind == "pool")
        return answers.hasActionRounds() ? JoinSections::tr("Depot") : JoinSections::tr("Open stock");
    if (kind == "scrapped")
        return JoinSections::tr("Trains no longer for sale");
    return card.isEmpty() ? JoinSections::tr("Deck") : JoinSections::tr("Card %1").arg(card);
}

/// Of the cards that say who sits where.
QString orderTitle(const JoinAnswers &answers)
{
    if (answers.hasActionRounds())
        return JoinSections::tr("First player's card");
    return answers.game().turnOrder == TurnOrder::PriorityCard ? JoinSections::tr("Priority card")
                                                               : JoinSections::tr("Turn-order cards");
}

} // namespace

QStringList JoinSections::keys(const JoinAnswers &answers)
{
    QStringList keys;
    for (const Section &section : allSections)
        keys.append(section.key);
    if (!answers.game().hasShares())
        keys.removeIf([](const QString &key) {
            return key == "players" || key == "shares" || key == "piles" || key == "privates";
        });
    keys.removeAll(answers.hasActionRounds() ? "privates" : "characters");
    if (answers.game().hexes.count() == 0)
        keys.removeAll("map");
    if (answers.hasMinors()) {
        keys.removeAll("privates");
        keys.insert(keys.indexOf("companies"), "privates");
    }
    return keys;
}

QString JoinSections::title(const QString &section, const JoinAnswers &answers)
{
    return inWordsOf(answers.game(), "flimnap::JoinSections", sectionOf(section).title);
}

QString JoinSections::help(const QString &section, const JoinAnswers &answers)
{
    if (answers.hasActionRounds()) {
        if (QString ofCards = helpWithActionRounds(section); !ofCards.isEmpty())
            return ofCards;
    }
    if (section == "privates" && answers.hasMinors())
        return tr("Who owns each of them, and what is in the treasuries. Those nobody owns have left the game, or are "
                  "still for sale in the first stock round.");
    if (section == "companies" && !answers.game().hasShares())
        return tr("Whose each of them is, its treasury and its stations.");
    if (section == "companies" && answers.game().absentee)
        return tr("Every company that has a share price or has left the game. A company of %1 has no treasury.")
            .arg(absenteeName(answers.game()));
    for (const FeatureView *view : viewsOf(answers.game())) {
        if (QString own = view->sectionHelp(answers, section); !own.isEmpty())
            return own;
    }
    if (section == "trains" && !answers.asksScrapped() && answers.game().hasTrainPool())
        return tr("What is left in the deck, what companies own, and what lies open.");
    if (section == "round" && !answers.game().hasShares())
        return tr("The round you are in or about to begin, and the phase.");
    if (section == "trains" && !answers.game().hasTrainPool())
        return tr("What is left in the deck and beside it, and what companies own. All others have left the game.");
    if (section == "round" && answers.game().turnOrder == TurnOrder::PriorityCard)
        return tr("The round you are in or about to begin, the phase, and who has the priority card.");
    return inWordsOf(answers.game(), "flimnap::JoinSections", sectionOf(section).help);
}

/// Of rounds in which players use cards first; empty where it is as in other games.
QString JoinSections::helpWithActionRounds(const QString &section)
{
    if (section == "round")
        return tr("The round you are in or about to begin, the phase, and who is first in it.");
    if (section == "players")
        return tr("Count everybody's cash.");
    if (section == "companies")
        return tr("Which companies were taken before the first round, and which have been founded since.");
    if (section == "trains")
        return tr("What is left in the deck, what companies own, and what lies in the depot. Of a train that has got "
                  "old the grey side shows: it has a star here.");
    return {};
}

Spot JoinSections::spot(const QString &place, const JoinAnswers &answers)
{
    const QString inner = place.startsWith("start/") ? place.mid(6) : place;
    const QStringList keys = inner.split('/');
    const QString &kind = keys.first();
    const QString key = keys.value(1);
    for (const FeatureView *view : viewsOf(answers.game())) {
        if (const std::optional<Spot> own = view->spot(keys))
            return *own;
    }
    if (kind == "players")
        return spotOfPlayer(keys, answers);
    if (kind == "companies")
        return spotOfCompany(keys, answers);
    if (kind == "closed_companies")
        return {"companies", {}, tr("Companies that left the game")};
    if (kind == "certificate_limit")
        return {"companies", companyOfOthers(answers), tr("Certificate limit")};
    if (kind == "stacks")
        return {"piles", key, tr("Price %1").arg(key)};
    if (QStringList{"deck", "pool", "scrapped"}.contains(kind))
        return {"trains", kind, trainsTitle(kind, key, answers)};
    if (kind == "used_privates")
        return {"privates", {}, tr("Rights used")};
    if (kind == "round" || kind == "phase" || kind == "rounds_in_set" || kind == "bank_broken" || kind == "last_round")
        return {"round", "round", kind == "phase" ? tr("Phase") : tr("Round")};
    if (kind == "order")
        return {"round", kind, orderTitle(answers)};
    if (QStringList{"turn", "passes", "acted", "took_loan", "passed", "last_actor", "backwards"}.contains(kind))
        return {"turn", "turn", title("turn", answers)};
    if (kind == "sold_this_round" || kind == "bought_this_round")
        return {"turn", kind, answers.playerName(key)};
    if (kind == "tiles")
        return {"map", kind, title("map", answers)};
    return {"check", {}, inner};
}

} // namespace flimnap
