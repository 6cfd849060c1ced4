#include "scores/score_sheet_view.h"

#include <algorithm>

#include <QDate>
#include <QJSEngine>
#include <QLocale>

#include "dealings/train_purchase.h"
#include "features/feature_view.h"
#include "session/score_trial.h"
#include "set_up/edition_titles.h"
#include "views/choices.h"
#include "views/colours.h"
#include "views/trial_rules.h"
#include "words/plain.h"

namespace flimnap {

namespace {

ScoreSheetView *theScoreSheets = nullptr;

QVariantList companiesOf(const GameDefinition &game)
{
    QVariantList rows;
    for (const CompanyId company : ids(game.companies)) {
        const CompanyClass &size = game.classOf(company);
        if (!size.hasShares())
            continue;
        QVariantMap row = tokenOf(game, company);
        row.insert({{"value", company.index()},
                    {"code", toText(game.companies[company].code)},
                    {"percents", percentsOf(size)},
                    {"grownPercents", size.growsInto ? percentsOf(game.classes[size.growsInto]) : QVariantList()},
                    {"counted", countedNumbers(game, game.companies[company].size)}});
        rows.append(row);
    }
    return rows;
}

QVariantList privateOptions(const GameDefinition &game)
{
    QVariantList rows;
    for (const PrivateId railway : ids(game.privates)) {
        if (game.privatesScore && !game.privates[railway].isPerson)
            rows.append(option(railway.index(), toText(game.privates[railway].code)));
    }
    return rows;
}

ScoredPlayer playerOf(const GameDefinition &game, const QVariantMap &entered)
{
    ScoredPlayer player;
    player.cash = Money{entered.value("cash").toInt()};
    player.debt = Money{entered.value("debt").toInt()};
    player.penalty = Money{entered.value("penalty").toInt()};
    player.cards = entered.value("cards").toInt();
    player.percents = ById<CompanyId, int>(static_cast<std::size_t>(game.companies.count()), 0);
    const QVariantMap percents = entered.value("percents").toMap();
    for (const CompanyId company : ids(game.companies))
        player.percents[company] = percents.value(toText(game.companies[company].code)).toInt();
    for (const QVariant &railway : entered.value("privates").toList())
        player.privates.emplace_back(railway.toInt());
    return player;
}

ScoreTrial scoreTrialOf(const GameDefinition &game, const QVariantMap &sheet)
{
    const auto count = static_cast<std::size_t>(game.companies.count());
    ScoreTrial trial{
        ById<CompanyId, Money>(count), ById<CompanyId, Parts>(count), ById<CompanyId, bool>(count, false), {}};
    const QVariantMap companies = sheet.value("companies").toMap();
    for (const CompanyId company : ids(game.companies)) {
        const QVariantMap entered = companies.value(toText(game.companies[company].code)).toMap();
        trial.prices[company] = Money{entered.value("price").toInt()};
        trial.rows[company] = rowForTrial(game, entered);
        trial.hasGrown[company] = entered.value("grown").toBool();
    }
    for (const QVariant &player : sheet.value("players").toList())
        trial.players.push_back(playerOf(game, player.toMap()));
    return trial;
}

QString mistakeWords(const GameDefinition &game, const ScoreMistake &mistake)
{
    const QString company = toText(game.companies[mistake.company].printed);
    if (mistake.kind == ScoreMistake::Kind::TooManyShares)
        return ScoreSheetView::tr("Players hold more of %1 than there is: %2 %.").arg(company).arg(mistake.percent);
    if (mistake.kind == ScoreMistake::Kind::OddShare)
        return ScoreSheetView::tr("%1 has no shares of that size.").arg(company);
    const QString lower = QString::number(mistake.lower.units);
    const QString higher = QString::number(mistake.higher.units);
    if (mistake.lower == Money{} || mistake.higher == Money{})
        return ScoreSheetView::tr("%1: this price is not on the chart; the nearest is %2.")
            .arg(company, mistake.lower == Money{} ? higher : lower);
    return ScoreSheetView::tr("%1: this price is not on the chart; beside it are %2 and %3.")
        .arg(company, lower, higher);
}

} // namespace

ScoreSheetView::ScoreSheetView(const GameLibrary &games, QObject *parent) : QObject(parent), m_games(games) {}

ScoreSheetView *ScoreSheetView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theScoreSheets, QJSEngine::CppOwnership);
    return theScoreSheets;
}

void ScoreSheetView::setInstance(ScoreSheetView *view)
{
    theScoreSheets = view;
}

std::optional<GameSummary> ScoreSheetView::gameOf(const QString &game, const QString &edition) const
{
    const std::vector<GameSummary> known = m_games.games();
    const auto found = std::find_if(known.begin(), known.end(), [&](const GameSummary &other) {
        return toText(other.game) == game && toText(other.edition) == edition && other.variant == "base";
    });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

std::shared_ptr<const Rules> ScoreSheetView::rulesFor(const QVariantMap &sheet, int players) const
{
    const auto game = gameOf(sheet.value("game").toString(), sheet.value("edition").toString());
    if (!game)
        return nullptr;
    const QVariantList entered = sheet.value("players").toList();
    QStringList names;
    for (int seat = 0; seat < players; ++seat) {
        const QString name = entered.value(seat).toMap().value("name").toString().trimmed();
        names.append(name.isEmpty() ? tr("Player %1").arg(seat + 1) : name);
    }
    return trialRules(m_games, *game, names, sheet.value("agreed").toMap());
}

QVariantList ScoreSheetView::games() const
{
    QVariantList rows;
    for (const GameSummary &game : m_games.games()) {
        if (game.variant != "base")
            continue;
        QVariantMap row = option(rows.size(), toText(game.title));
        row.insert("group", editionTitle(game.edition));
        row.insert("game", toText(game.game));
        row.insert("edition", toText(game.edition));
        rows.append(row);
    }
    return rows;
}

int ScoreSheetView::usualGame(const RememberedGame &last) const
{
    const QVariantList all = games();
    const auto found = std::find_if(all.begin(), all.end(), [&](const QVariant &row) {
        const QVariantMap game = row.toMap();
        return game.value("game") == last.game && game.value("edition") == last.edition;
    });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

QVariantMap ScoreSheetView::form(const QString &game, const QString &edition, const QVariantMap &agreed) const
{
    const auto known = gameOf(game, edition);
    if (!known)
        return {};
    const auto rules = rulesFor({{"game", game}, {"edition", edition}, {"agreed", agreed}}, known->playerCounts.back());
    if (!rules)
        return {};
    const GameDefinition &tables = rules->game();
    QVariantList counts;
    for (const int count : known->playerCounts)
        counts.append(count);
    return {{"currency", toText(tables.currency)},
            {"title", toText(tables.title)},
            {"counts", counts},
            {"switches", QVariant::fromValue(trialSwitches(m_games, *known, agreed, haveSameScores))},
            {"companies", companiesOf(tables)},
            {"prices", chartedPrices(tables)},
            {"privates", privateOptions(tables)},
            {"hasDebt", tables.help != HelpRule::Never && !helpsOutOfPocket(tables) && !tables.hasActionRounds},
            {"hasPenalty", tables.loans.penaltyPercent > 0},
            {"hasCards", tables.spareCardWorth > Money{}}};
}

QVariantList ScoreSheetView::percentsBeside(const QVariantList &percents, int others) const
{
    return flimnap::percentsBeside(percents, others);
}

ScoreTrialResult ScoreSheetView::rank(const QVariantMap &sheet) const
{
    const QVariantList players = sheet.value("players").toList();
    const auto rules = rulesFor(sheet, static_cast<int>(players.size()));
    if (!rules)
        return {.ok = false, .reason = tr("This game is not for so many players."), .sheet = {}};
    const Result<Position, ScoreMistake> position = positionOf(*rules, scoreTrialOf(rules->game(), sheet));
    if (!position)
        return {.ok = false, .reason = mistakeWords(rules->game(), position.error()), .sheet = {}};
    QStringList colours;
    for (const QVariant &player : players)
        colours.append(player.toMap().value("colour").toString());
    return {.ok = true,
            .reason = {},
            .sheet = {toText(rules->game().title),
                      QLocale().toString(QDate::currentDate(), QLocale::ShortFormat),
                      toText(rules->game().currency),
                      scoreRows(*rules, *position, PlayerLooks(rules->seats(), colours)),
                      {}}};
}

} // namespace flimnap
