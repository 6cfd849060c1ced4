#include "support/scenes.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include "decisions/correction_form.h"
#include "decisions/income_form.h"
#include "decisions/move_preview.h"
#include "effects/stretches.h"
#include "journal/move_schema.h"
#include "support/finger.h"
#include "support/games_in_session.h"
#include "support/random_games.h"

namespace flimnap::test {

namespace {

QString kindWord(MoveKind kind)
{
    return QString::fromStdString(std::string(word(kind)));
}

/// For every kind of move, how many moves had been made when it was last possible before the target.
std::map<MoveKind, int> lastChances(const Journal &journal, int target)
{
    std::map<MoveKind, int> chances;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 0; made <= target; ++made) {
        for (const Offer &offer : session.offers()) {
            if (!offer.refusal)
                chances[offer.move.kind] = made;
        }
        session.play(journal.moves[static_cast<std::size_t>(made)]);
    }
    return chances;
}

/// How many moves had been made before the last one before the target that caused such an event.
template <class What>
int lastBefore(const Journal &journal, int target)
{
    int found = 0;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 1; made <= target; ++made) {
        session.play(journal.moves[static_cast<std::size_t>(made - 1)]);
        for (const Event &event : session.events(made)) {
            if (std::holds_alternative<What>(event))
                found = made - 1;
        }
    }
    return found;
}

/// How many moves had been made before the last one up to the target that ended a set with new trains for the dummy.
int lastMoveThatServed(const Journal &journal, int target)
{
    int found = 0;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 1; made <= target; ++made) {
        const Move &move = journal.moves[static_cast<std::size_t>(made - 1)];
        session.play(move);
        const Events &events = session.events(made);
        if (move.kind != MoveKind::Draw && std::any_of(events.begin(), events.end(), [&](const Event &event) {
                return servedBy(event, session.position()).isValid();
            }))
            found = made - 1;
    }
    return found;
}

/// How many moves had been made when a company of the dummy could do everything the last time, and which one it was.
std::pair<int, QString> lastTurnOfDummy(const Journal &journal)
{
    std::pair<int, QString> found;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (const Move &move : journal.moves) {
        const CompanyId company = session.rules().actor(session.position()).company();
        const Offers offers = session.offers();
        const bool isFree = std::all_of(offers.begin(), offers.end(), [](const Offer &offer) {
            return !offer.refusal || offer.move.kind == MoveKind::Done;
        });
        if (company && isUnattended(session.position(), company) && isFree)
            found = {session.moveCount(), QString::fromStdString(session.rules().game().companies[company].code)};
        session.play(move);
    }
    return found;
}

/// How many moves had been made before the last one up to the target that ended a round of the players and told most.
int lastLongRoundEnd(const Journal &journal, int target)
{
    std::pair<std::size_t, int> found;
    Session session(rulesFor(journal.header).value(), journal.header);
    for (int made = 1; made <= target; ++made) {
        const Move &move = journal.moves[static_cast<std::size_t>(made - 1)];
        session.play(move);
        const Events &events = session.events(made);
        const bool isEnd = move.kind != MoveKind::Done &&
                           std::any_of(events.begin(), events.end(),
                                       [](const Event &event) { return std::holds_alternative<RoundEnded>(event); });
        if (isEnd)
            found = std::max(found, {events.size(), made - 1});
    }
    return found.second;
}

int lastOfKind(const Journal &journal, int target, MoveKind kind)
{
    while (target > 0 && journal.moves[static_cast<std::size_t>(target)].kind != kind)
        --target;
    return target;
}

/// Played by people instead of by numbers.
Journal named(Journal journal)
{
    const std::vector<std::string> names{"Anna", "Boris", "Cyril", "Dana", "Emil"};
    for (std::size_t seat = 0; seat < journal.header.players.size(); ++seat)
        journal.header.players[seat].name = names[seat];
    return journal;
}

/// A game like this one, to be joined in the middle.
QString joinedTable(const Header &header)
{
    Configuration config;
    config.game = QString::fromStdString(header.game);
    config.edition = QString::fromStdString(header.edition);
    config.variant = QString::fromStdString(header.variant);
    config.title = "Friday evening";
    for (const Seat &seat : header.players)
        config.players.append({QString::fromStdString(seat.name), {}});
    return config.written();
}

int countOf(const Journal &journal, int percent)
{
    return static_cast<int>(std::ssize(journal.moves)) * percent / 100;
}

/// How much of the stage's game has been played, in percent.
int progressOf(Stage stage)
{
    switch (stage) {
    case Stage::Middle:
        return 45;
    case Stage::Late:
    case Stage::States:
        return 88;
    case Stage::Bohemia:
    case Stage::Moravia:
    case Stage::Training:
    case Stage::Lilliput:
    case Stage::Solo:
    case Stage::Netherlands:
        return 50;
    case Stage::ForTwo:
    case Stage::Bankrupt:
        break;
    }
    return 30;
}

/// Three players, and the last round comes before its time with somebody still to act in it.
Journal trainingGame()
{
    Journal journal{tableOf("18cz", "ru", "training", 3).header, {}};
    const auto rules = rulesFor(journal.header).value();
    for (std::uint64_t seed = 1;; ++seed) {
        journal.moves = randomGame(*rules, seed);
        const int decided = lastBefore<EndDecided>(journal, static_cast<int>(std::ssize(journal.moves)));
        if (decided > 30 && std::ssize(journal.moves) > decided + 2)
            return journal;
    }
}

int lastMoveOf(const Journal &journal)
{
    return static_cast<int>(std::ssize(journal.moves)) - 1;
}

/// The moves a scene begins with, if it is one that only some games have.
template <class What>
std::optional<Scene> sceneBefore(const Journal &journal, int target, const QString &name)
{
    const int moves = lastBefore<What>(journal, target);
    if (moves == 0)
        return {};
    return Scene{.name = name, .moves = moves, .then = 1, .page = "TableScreen"};
}

/// What comes only later in the game of a stage.
std::vector<Scene> laterScenes(Stage stage)
{
    if (stage != Stage::ForTwo)
        return {};
    const Journal &journal = gameOf(stage);
    const std::map<MoveKind, int> chances = lastChances(journal, lastMoveOf(journal));
    return {Scene{.name = "move-choose",
                  .moves = chances.at(MoveKind::Choose),
                  .page = "TableScreen",
                  .sheet = "for:choose:kk_token"},
            Scene{.name = "income-stops",
                  .moves = chances.at(MoveKind::RunTrains),
                  .page = "TableScreen",
                  .sheet = "RunTrainsSheet",
                  .fill = [](MoveForm &form) {
                      auto &income = dynamic_cast<IncomeForm &>(form);
                      income.setByStops(true);
                      for (const int stop : {20, 30, 40, 50, 60, 70, 80})
                          income.addStop(stop);
                      income.tapBonus(0);
                  }}};
}

} // namespace

QString nameOf(Stage stage)
{
    switch (stage) {
    case Stage::Middle:
        return "middle";
    case Stage::Late:
        return "late";
    case Stage::States:
        return "1824";
    case Stage::Bohemia:
        return "bohemia";
    case Stage::Moravia:
        return "moravia";
    case Stage::Training:
        return "training";
    case Stage::Lilliput:
        return "lilliput";
    case Stage::Solo:
        return "solo";
    case Stage::Netherlands:
        return "1836";
    case Stage::Bankrupt:
        return "1836-four";
    case Stage::ForTwo:
        break;
    }
    return "1824-two";
}

const Journal &gameOf(Stage stage)
{
    static const std::map<Stage, Journal> games{{Stage::Middle, named(replayOf("18cz-4p-911"))},
                                                {Stage::Late, named(replayOf("18cz-5p-911"))},
                                                {Stage::States, named(replayOf("1824-4p-1001"))},
                                                {Stage::ForTwo, named(replayOf("1824cis-2p-1101"))},
                                                {Stage::Bohemia, named(replayOf("18cz-2p-911"))},
                                                {Stage::Moravia, named(replayOf("18cz-moravia-silesia-3p-4"))},
                                                {Stage::Training, named(trainingGame())},
                                                {Stage::Lilliput, named(replayOf("18lilliput-4p-601"))},
                                                {Stage::Solo, named(replayOf("18lilliput-solo-601"))},
                                                {Stage::Netherlands, named(replayOf("1836jr56-3p-1012"))},
                                                {Stage::Bankrupt, named(replayOf("1836jr56-4p-1009"))}};
    return games.at(stage);
}

/// What two players see of the third whom nobody plays: a company drawn for him in the middle of a turn, his turns,
/// his trains at the end of a set.
std::vector<Scene> dummyScenes()
{
    const Journal &journal = gameOf(Stage::Bohemia);
    const int now = countOf(journal, progressOf(Stage::Bohemia));
    const int draw = lastOfKind(journal, lastMoveOf(journal), MoveKind::Draw);
    const int served = lastMoveThatServed(journal, lastMoveOf(journal));
    const auto [turn, company] = lastTurnOfDummy(journal);
    return {
        {.name = "draw-due", .moves = draw, .page = "TableScreen", .sheet = "for:draw"},
        {.name = "draw-told", .moves = draw, .then = 1, .page = "TableScreen"},
        {.name = "set-end", .moves = served, .then = 1, .page = "TableScreen"},
        {.name = "dummys-turn", .moves = turn, .page = "TableScreen"},
        {.name = "dummys-track", .moves = turn, .page = "TableScreen", .sheet = "for:lay_track"},
        {.name = "dummys-income", .moves = turn, .page = "TableScreen", .sheet = "for:run_trains"},
        {.name = "dummys-statement",
         .moves = turn,
         .page = "StatementScreen",
         .pageProperties = {{"account", company}, {"name", company}}},
        {.name = "table", .moves = now, .page = "TableScreen", .tap = "tab_players"},
        {.name = "table-companies", .moves = now, .page = "TableScreen", .tap = "tab_companies"},
        {.name = "journal", .moves = draw + 1, .page = "JournalScreen"},
        {.name = "join-dummys",
         .moves = now,
         .page = "JoinScreen",
         .tap = "joinCheck section_companies joinGroup_EKJ join_companies/EKJ/state=unattended"},
    };
}

/// An auction, and papers that pay by a hex or run once.
std::vector<Scene> moraviaScenes()
{
    constexpr int inTheBidding = 7; // everybody has bid for the first railway, and somebody is out
    constexpr int betweenLots = 8;
    const Journal &journal = gameOf(Stage::Moravia);
    const std::map<MoveKind, int> chances = lastChances(journal, lastMoveOf(journal));
    return {
        {.name = "auction", .moves = inTheBidding, .page = "TableScreen"},
        {.name = "move-bid", .moves = inTheBidding, .page = "TableScreen", .sheet = "for:bid"},
        {.name = "move-bid-any", .moves = betweenLots, .page = "TableScreen", .sheet = "for:bid"},
        {.name = "move-choose",
         .moves = chances.at(MoveKind::Choose),
         .page = "TableScreen",
         .sheet = "for:choose:mw_value"},
        {.name = "move-use_private",
         .moves = chances.at(MoveKind::UsePrivate),
         .page = "TableScreen",
         .sheet = "for:use_private"},
        {.name = "table", .moves = countOf(journal, progressOf(Stage::Moravia)), .page = "TableScreen"},
    };
}

/// A table without shares: from the draw of the companies to the scoring.
std::vector<Scene> trainingScenes()
{
    const Journal &journal = gameOf(Stage::Training);
    const int now = countOf(journal, progressOf(Stage::Training));
    const int decided = lastBefore<EndDecided>(journal, lastMoveOf(journal));
    const int end = static_cast<int>(std::ssize(journal.moves));
    return {
        {.name = "draw-due", .moves = 1, .page = "TableScreen", .sheet = "for:draw"},
        {.name = "table", .moves = now, .page = "TableScreen"},
        {.name = "table-trains", .moves = now, .page = "TableScreen", .tap = "tab_trains"},
        {.name = "sheet-more", .moves = now, .page = "TableScreen", .sheet = "MoreSheet"},
        {.name = "move-buy_train",
         .moves = lastChances(journal, now)[MoveKind::BuyTrain],
         .page = "TableScreen",
         .sheet = "for:buy_train"},
        {.name = "move-run_trains",
         .moves = lastChances(journal, now)[MoveKind::RunTrains],
         .page = "TableScreen",
         .sheet = "for:run_trains"},
        {.name = "statement", .moves = now, .page = "TableScreen", .tap = "player_p1"},
        {.name = "journal", .moves = now, .page = "JournalScreen"},
        {.name = "worth", .moves = now, .page = "WorthScreen"},
        {.name = "cash-count", .moves = now, .page = "CashCountScreen"},
        {.name = "show-to-table", .moves = now, .page = "ShowToTableScreen"},
        {.name = "last-round-told", .moves = decided, .then = 1, .page = "TableScreen"},
        {.name = "last-round", .moves = decided + 1, .page = "TableScreen"},
        {.name = "scoring", .moves = end, .page = "ScoringScreen"},
        {.name = "table-over", .moves = end, .page = "TableScreen"},
        {.name = "join", .moves = now, .page = "JoinScreen"},
        {.name = "join-companies", .moves = now, .page = "JoinScreen", .tap = "joinCheck section_companies"},
        {.name = "check-table",
         .moves = now,
         .page = "NewGameScreen",
         .lastGame = {"18cz", "ru", "training", {}},
         .tap = "checkTable"},
    };
}

/// How many moves had been made before the last one up to the target that is like this.
template <class Like>
int lastLike(const Journal &journal, Like like)
{
    int found = 0;
    for (int place = 0; place <= lastMoveOf(journal); ++place) {
        if (like(journal.moves[static_cast<std::size_t>(place)]))
            found = place;
    }
    return found;
}

/// Action cards, routes train by train, money for companies, trains that are given back.
std::vector<Scene> cardScenes(Stage stage)
{
    const Journal &journal = gameOf(stage);
    // Nobody is asked for anything but a card.
    const int now = lastOfKind(journal, countOf(journal, progressOf(stage)), MoveKind::TakeCard);
    const int end = static_cast<int>(std::ssize(journal.moves));
    const int card = lastLike(journal, [](const Move &move) { return move.kind == MoveKind::TakeCard; });
    const int copy = lastLike(journal, [](const Move &move) { return move.kind == MoveKind::CopyCard; });
    const int pooled =
        lastLike(journal, [](const Move &move) { return move.kind == MoveKind::BuyTrain && move.from == "depot"; });
    std::vector<Scene> scenes{
        {.name = "draft", .moves = 1, .page = "TableScreen", .sheet = "for:take"},
        {.name = "cards", .moves = card, .page = "TableScreen"},
        {.name = "card",
         .moves = card,
         .page = "TableScreen",
         .tap = "card_" + QString::fromStdString(journal.moves[static_cast<std::size_t>(card)].card)},
        {.name = "card-used", .moves = card, .then = 1, .page = "TableScreen"},
        {.name = "table-players", .moves = now, .page = "TableScreen", .tap = "tab_players"},
        {.name = "table-companies", .moves = now, .page = "TableScreen", .tap = "tab_companies"},
        {.name = "table-trains", .moves = now, .page = "TableScreen", .tap = "tab_trains"},
        {.name = "round-end", .moves = lastOfKind(journal, now, MoveKind::Done), .then = 1, .page = "TableScreen"},
        {.name = "checklist", .moves = lastBefore<TrainAged>(journal, now), .then = 1, .page = "TableScreen"},
        {.name = "chart", .moves = now, .page = "ChartScreen"},
        {.name = "journal", .moves = now, .page = "JournalScreen"},
        {.name = "worth", .moves = now, .page = "WorthScreen"},
        {.name = "scoring", .moves = end, .page = "ScoringScreen"},
        {.name = "show-to-table", .moves = now, .page = "ShowToTableScreen"},
        {.name = "refused", .moves = card, .page = "TableScreen", .sheet = "refused"},
    };
    if (copy > 0)
        scenes.push_back({.name = "card-copied",
                          .moves = copy,
                          .page = "TableScreen",
                          .tap = "card_" + QString::fromStdString(journal.moves[static_cast<std::size_t>(copy)].card)});
    if (pooled > 0)
        scenes.push_back({.name = "depot", .moves = pooled, .page = "TableScreen", .sheet = "for:buy_train"});
    for (const auto &[kind, made] : lastChances(journal, lastMoveOf(journal))) {
        const bool isElsewhere = kind == MoveKind::Pass || kind == MoveKind::Done || kind == MoveKind::TakeCard ||
                                 kind == MoveKind::CopyCard || kind == MoveKind::Take;
        if (!isElsewhere)
            scenes.push_back({.name = "move-" + kindWord(kind),
                              .moves = made,
                              .page = "TableScreen",
                              .sheet = "for:" + kindWord(kind)});
    }
    return scenes;
}

/// Whether this was the first of its decisions.
int firstDecision(const Journal &journal, const std::string &what)
{
    const auto first = std::find_if(journal.moves.begin(), journal.moves.end(), [&](const Move &move) {
        return move.kind == MoveKind::Choose && move.what == what;
    });
    return static_cast<int>(first - journal.moves.begin());
}

/// Private companies under the hammer, loans, the national company.
std::vector<Scene> loanScenes()
{
    constexpr int withBids = 3;
    const Journal &journal = gameOf(Stage::Netherlands);
    const int now = countOf(journal, progressOf(Stage::Netherlands));
    const int loans = firstDecision(journal, "loans");
    const int keeps = firstDecision(journal, "keep_trains");
    const int inStock = lastOfKind(journal, now, MoveKind::BuyShare);
    std::vector<Scene> scenes{
        {.name = "auction", .moves = withBids, .page = "TableScreen"},
        {.name = "auction-bid", .moves = 0, .page = "TableScreen", .sheet = "for:bid"},
        {.name = "auction-buy", .moves = 0, .page = "TableScreen", .sheet = "for:buy_private"},
        {.name = "stock-turn", .moves = inStock + 1, .page = "TableScreen"},
        {.name = "table-players", .moves = now, .page = "TableScreen", .tap = "tab_players"},
        {.name = "table-companies", .moves = now, .page = "TableScreen", .tap = "tab_companies"},
        {.name = "table-trains", .moves = now, .page = "TableScreen", .tap = "tab_trains"},
        {.name = "chart", .moves = now, .page = "ChartScreen"},
        {.name = "journal", .moves = now, .page = "JournalScreen"},
        {.name = "sheet-more", .moves = now, .page = "TableScreen", .sheet = "MoreSheet"},
        {.name = "destination",
         .moves = firstDecision(journal, "destination"),
         .page = "TableScreen",
         .sheet = "for:choose:destination"},
        {.name = "loans-due", .moves = loans, .page = "TableScreen", .sheet = "for:choose:loans"},
        {.name = "loans-due-last", .moves = keeps - 1, .page = "TableScreen", .sheet = "for:choose:loans"},
        {.name = "national-formed", .moves = keeps - 1, .then = 1, .page = "TableScreen"},
        {.name = "keep-trains", .moves = keeps, .page = "TableScreen", .sheet = "for:choose:keep_trains"},
        {.name = "table-national", .moves = keeps + 1, .page = "TableScreen", .tap = "tab_companies"},
        {.name = "scoring", .moves = static_cast<int>(std::ssize(journal.moves)), .page = "ScoringScreen"},
        {.name = "show-to-table", .moves = now, .page = "ShowToTableScreen"},
    };
    for (const auto &[kind, made] : lastChances(journal, lastMoveOf(journal))) {
        const bool isElsewhere = kind == MoveKind::Pass || kind == MoveKind::Done || kind == MoveKind::Choose;
        if (!isElsewhere)
            scenes.push_back({.name = "move-" + kindWord(kind),
                              .moves = made,
                              .page = "TableScreen",
                              .sheet = "for:" + kindWord(kind)});
    }
    return scenes;
}

/// Somebody owes what he cannot pay.
std::vector<Scene> bankruptScenes()
{
    const Journal &journal = gameOf(Stage::Bankrupt);
    const int last = lastMoveOf(journal);
    return {
        {.name = "must-pay", .moves = last, .page = "TableScreen"},
        {.name = "move-bankrupt", .moves = last, .page = "TableScreen", .sheet = "for:bankrupt"},
        {.name = "bankrupt", .moves = last, .then = 1, .page = "TableScreen"},
        {.name = "scoring", .moves = last + 1, .page = "ScoringScreen"},
    };
}

/// Before a game that begins with an auction.
std::vector<Scene> auctionScenes()
{
    const RememberedGame moravia{"18cz", "ru", "moravia-silesia", {}};
    return {
        {.name = "new-game-auction", .page = "NewGameScreen", .lastGame = moravia},
        {.name = "check-table-auction", .page = "NewGameScreen", .lastGame = moravia, .tap = "checkTable exchange_S1"},
        {.name = "join-auction",
         .page = "NewGameScreen",
         .lastGame = moravia,
         .tap = "joinGame joinCheck section_privates"},
    };
}

/// What is reckoned without a game.
std::vector<Scene> reckoningScenes()
{
    return {
        {.name = "calculator", .page = "CalculatorScreen", .tap = "more_holder1 more_holder1 key_1 key_2 key_0"},
        {.name = "calculator-stops", .page = "CalculatorScreen", .tap = "income_true stop_30 stop_40 stop_20"},
        {.name = "calculator-trains",
         .page = "CalculatorScreen",
         .tap = "calculator_open calculator_18lilliput/cs/base agreed_open agreed_ATE addTrain"},
        {.name = "calculator-loans",
         .page = "CalculatorScreen",
         .tap = "calculator_open calculator_1836jr56/pl/base more_loans"},
        {.name = "score-sheet", .page = "ScoreSheetScreen"},
        {.name = "score-sheet-player", .page = "ScoreSheetScreen", .tap = "sheetTab_0"},
    };
}

/// Before a game with switches, whose board the app does not know.
std::vector<Scene> agreementScenes()
{
    const RememberedGame lilliput{"18lilliput", "cs", {}, {}};
    const RememberedGame netherlands{"1836jr56", "pl", {}, {}};
    RememberedGame wrong = lilliput;
    const QVariantMap otherwise{{"chart", QVariantList{45, 50, 55, 60, 65, 70, 68, 80, 90, 120, 135, 150}},
                                {"companies", QVariantMap{{"C6", QVariantMap{{"colour", "#f5f2ea"}}}}}};
    wrong.options = QJsonObject::fromVariantMap({{"overrides", otherwise}});
    return {
        {.name = "new-game-lilliput", .page = "NewGameScreen", .lastGame = lilliput},
        {.name = "new-game-switches",
         .page = "NewGameScreen",
         .lastGame = lilliput,
         .tap = "players_2 switch_twoCharacters switch_brobdingnag"},
        {.name = "new-game-solo", .page = "NewGameScreen", .lastGame = lilliput, .tap = "players_1 switch_scenario"},
        {.name = "readings",
         .page = "NewGameScreen",
         .lastGame = lilliput,
         .tap = "players_2 readRules furtherReadings value_copySameSideOnly=true"},
        {.name = "new-game-1836", .page = "NewGameScreen", .lastGame = netherlands},
        {.name = "check-table-1836",
         .page = "NewGameScreen",
         .lastGame = netherlands,
         .tap = "players_3 value_preset=ENG value_lastTrain=D checkTable"},
        {.name = "readings-1836", .page = "NewGameScreen", .lastGame = netherlands, .tap = "players_3 readRules"},
        {.name = "readings-1836-all",
         .page = "NewGameScreen",
         .lastGame = netherlands,
         .tap = "players_3 value_preset=ENG readRules furtherReadings value_JR-D9=default"},
        {.name = "check-table-ladder", .page = "NewGameScreen", .lastGame = lilliput, .tap = "checkTable chartLonger"},
        {.name = "check-table-ladder-wrong",
         .page = "NewGameScreen",
         .lastGame = wrong,
         .tap = "checkTable value_chart_6"},
        {.name = "check-table-companies", .page = "NewGameScreen", .lastGame = wrong, .tap = "checkTable colour_C6"},
        {.name = "join-characters",
         .page = "NewGameScreen",
         .lastGame = lilliput,
         .tap = "joinGame joinCheck section_characters join_privates/limnoc/owner join_privates/limnoc/owner=p2"},
        {.name = "join-cards",
         .page = "NewGameScreen",
         .lastGame = lilliput,
         .tap = "joinGame joinCheck section_turn join_turn=p2"},
    };
}

std::vector<Scene> allScenes()
{
    std::vector<Scene> scenes;
    for (const Stage stage : {Stage::Middle, Stage::Late, Stage::States, Stage::ForTwo}) {
        const Journal &journal = gameOf(stage);
        const int now = countOf(journal, progressOf(stage));
        const bool isFirstGame = stage == Stage::Middle || stage == Stage::Late;
        const auto add = [&](Scene scene) {
            scene.stage = stage;
            if (scene.moves == 0)
                scene.moves = now;
            scenes.push_back(std::move(scene));
        };
        if (isFirstGame) {
            add({.name = "home"});
            add({.name = "new-game", .page = "NewGameScreen"});
            add({.name = "check-table", .page = "NewGameScreen", .tap = "checkTable"});
            add({.name = "settings", .page = "SettingsScreen"});
            add({.name = "about", .page = "AboutScreen"});
            add({.name = "files-save", .tap = "saveAllGames"});
            add({.name = "files-open", .tap = "importGame"});
            add({.name = "removed-games", .page = "RemovedGamesScreen"});
            add({.name = "statement-company",
                 .page = "StatementScreen",
                 .pageProperties = {{"account", "BCB"}, {"name", "BCB"}}});
            add({.name = "sheet-correction",
                 .page = "JournalScreen",
                 .sheet = "CorrectionSheet",
                 .fill = [](MoveForm &form) {
                     auto &correction = dynamic_cast<CorrectionForm &>(form);
                     correction.setPayer("p1");
                     correction.setReceiver("p2");
                     correction.setAmount(20);
                     correction.setReason("agreed among us");
                 }});
            add({.name = "sheet-correction-stations",
                 .page = "JournalScreen",
                 .sheet = "CorrectionSheet",
                 .fill = [](MoveForm &form) {
                     auto &correction = dynamic_cast<CorrectionForm &>(form);
                     correction.setOfStations(true);
                     correction.setCompany("BN");
                     correction.setStations(1);
                 }});
            add({.name = "table-says-yes", .page = "TableScreen", .sheet = "TableSaysYesSheet"});
        }
        add({.name = "join", .page = "JoinScreen"});
        for (const std::optional<Scene> &told : {sceneBefore<CompanyFormed>(journal, now, "formed"),
                                                 sceneBefore<PrivateExchanged>(journal, now, "exchanged"),
                                                 sceneBefore<BankBroke>(journal, lastMoveOf(journal), "bank-broken")}) {
            if (told)
                add(*told);
        }
        add({.name = "table", .page = "TableScreen"});
        add({.name = "chart", .page = "ChartScreen"});
        add({.name = "journal", .page = "JournalScreen"});
        if (isFirstGame) {
            const int bought = lastOfKind(journal, now - 1, MoveKind::BuyShare) + 1;
            add({.name = "journal-filtered", .page = "JournalScreen", .tap = "filter_p1"});
            add({.name = "journal-revised", .isRevised = true, .page = "JournalScreen"});
            add({.name = "undone-moves", .isRevised = true, .page = "UndoneMovesScreen"});
            add({.name = "sheet-mend",
                 .page = "JournalScreen",
                 .sheet = "MendSheet",
                 .sheetProperties = {{"place", bought}, {"showsChoices", true}}});
            add({.name = "sheet-mend-tried",
                 .page = "JournalScreen",
                 .sheet = "MendSheet",
                 .sheetProperties = {{"place", bought}, {"strikes", true}}});
        }
        add({.name = "statement-player",
             .page = "StatementScreen",
             .pageProperties = {{"account", "p1"}, {"name", "Anna"}}});
        add({.name = "people", .page = "PeopleScreen"});
        add({.name = "round-end", .moves = lastLongRoundEnd(journal, now), .then = 1, .page = "TableScreen"});
        add({.name = "worth", .page = "WorthScreen"});
        add({.name = "scoring", .page = "ScoringScreen"});
        add({.name = "cash-count", .page = "CashCountScreen", .pageProperties = {{"account", "p1"}}});
        add({.name = "show-to-table", .page = "ShowToTableScreen"});
        add({.name = "sheet-more", .page = "TableScreen", .sheet = "MoreSheet"});
        add({.name = "sheet-move-detail",
             .page = "JournalScreen",
             .sheet = "MoveDetailSheet",
             .sheetProperties = {{"place", now - 3}}});
        add({.name = "held-turn", .moves = lastOfKind(journal, now, MoveKind::Done), .then = 1, .page = "TableScreen"});
        add({.name = "checklist", .moves = lastBefore<TrainRusted>(journal, now), .then = 1, .page = "TableScreen"});
        add({.name = "table-trains", .page = "TableScreen", .tap = "tab_trains"});
        add({.name = "table-companies", .page = "TableScreen", .tap = "tab_companies"});
        add({.name = "refused", .page = "TableScreen", .sheet = "refused"});
        if (stage != Stage::Middle)
            add({.name = "final-scoring",
                 .moves = static_cast<int>(std::ssize(journal.moves)),
                 .page = "ScoringScreen"});
        for (const Scene &scene : laterScenes(stage))
            add(scene);
        for (const auto &[kind, made] : lastChances(journal, now)) {
            const std::string_view kindName = word(kind);
            if (kind == MoveKind::Pass || kind == MoveKind::Done)
                continue;
            add({.name = "move-" + QString::fromStdString(std::string(kindName)),
                 .moves = made,
                 .page = "TableScreen",
                 .sheet = "for:" + kindWord(kind)});
        }
    }
    const auto addAll = [&](Stage stage, const std::vector<Scene> &ofStage) {
        for (const Scene &scene : ofStage) {
            scenes.push_back(scene);
            scenes.back().stage = stage;
        }
    };
    addAll(Stage::Bohemia, dummyScenes());
    addAll(Stage::Moravia, moraviaScenes());
    addAll(Stage::Training, trainingScenes());
    addAll(Stage::Lilliput, cardScenes(Stage::Lilliput));
    addAll(Stage::Solo, cardScenes(Stage::Solo));
    addAll(Stage::Netherlands, loanScenes());
    addAll(Stage::Bankrupt, bankruptScenes());
    addAll(Stage::Middle, auctionScenes());
    addAll(Stage::Middle, agreementScenes());
    addAll(Stage::Middle, reckoningScenes());
    return scenes;
}

std::optional<Move> refusedMove(OpenApp &app)
{
    std::optional<Move> refused;
    const Session &session = app.game().kept()->session();
    for (const Offer &offer : session.offers()) {
        const MovePreview preview = previewOf(session.rules(), session.position(), offer.move);
        if (preview.waivable)
            return offer.move;
        if (!refused && preview.refused && !preview.rule.isEmpty())
            refused = offer.move;
    }
    return refused;
}

void askForRefusedMove(OpenApp &app)
{
    if (const std::optional<Move> move = refusedMove(app))
        app.game().askTable(*move);
}

namespace {

/// The first thing that can be done as it is offered and was not done.
std::optional<Move> otherMove(const Session &session, const Move &made)
{
    for (const Offer &offer : session.offers()) {
        if (!offer.refusal && offer.numbers.empty() && offer.words.empty() && offer.routes.empty() &&
            !isSameDecision(offer.move, made) && session.preview(offer.move))
            return offer.move;
    }
    return {};
}

/// Three times something else was played and undone again, and a company once decided otherwise on its dividend.
void revise(GameView &game, const Journal &journal, int moves)
{
    const auto session = [&game]() -> const Session & { return game.kept()->session(); };
    for (const int back : {30, 12, 5}) {
        game.undoTo(moves - back);
        if (const auto other = otherMove(session(), journal.moves[static_cast<std::size_t>(moves - back)]))
            game.play(*other);
        game.undoTo(moves - back);
        for (int place = moves - back; place < moves; ++place)
            game.play(journal.moves[static_cast<std::size_t>(place)]);
    }
    for (int place = moves; place > 0; --place) {
        Move move = session().move(place);
        if (move.kind != MoveKind::Dividend)
            continue;
        move.pay = move.pay == "none" ? "all" : "none";
        const Amendment amendment = session().amend(place, {move});
        if (!amendment.misfit && game.adopt(amendment))
            return;
    }
}

} // namespace

void show(OpenApp &app, const Scene &scene)
{
    const Journal &journal = gameOf(scene.stage);
    app.lay(journal, scene.moves);
    if (scene.isRevised)
        revise(app.game(), journal, scene.moves);
    QVariantMap pageProperties = scene.pageProperties;
    if (scene.page == "JoinScreen")
        pageProperties.insert("config", joinedTable(journal.header));
    app.settings().setLastGame(scene.lastGame);
    app.settings().setValue("filesFolder", QString(FLIMNAP_SOURCE_DIR) + "/tests/replays");
    if (!scene.page.isEmpty())
        app.go(scene.page, pageProperties);
    for (int made = scene.moves; made < scene.moves + scene.then; ++made)
        app.game().play(journal.moves[static_cast<std::size_t>(made)]);
    for (const QString &control : scene.tap.split(' ', Qt::SkipEmptyParts))
        Finger(app).tap(control);
    if (scene.sheet == "refused") {
        if (const std::optional<Move> move = refusedMove(app))
            app.game().play(*move);
        app.settle();
        return;
    }
    if (scene.sheet == "TableSaysYesSheet") {
        askForRefusedMove(app);
        app.sheet(scene.sheet, {});
        return;
    }
    if (scene.sheet.startsWith("for:")) {
        const QString kind = scene.sheet.mid(4);
        for (const ActionRow &action : app.actions().rows()) {
            if (action.kind == kind)
                app.sheet(action.sheet, {{"kind", kind}});
        }
    } else if (!scene.sheet.isEmpty()) {
        app.sheet(scene.sheet, scene.sheetProperties);
    }
    if (scene.fill) {
        const QQuickItem *loader = app.window().findChild<QQuickItem *>("sheet");
        scene.fill(*loader->property("item").value<QQuickItem *>()->property("form").value<MoveForm *>());
    }
}

} // namespace flimnap::test
