#include "views/calculator_view.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QJSEngine>

#include "features/feature_view.h"
#include "features/landscape/standing.h"
#include "session/income_trial.h"
#include "set_up/edition_titles.h"
#include "views/choices.h"
#include "views/trial_rules.h"
#include "words/chapters.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

CalculatorView *theCalculator = nullptr;

/// "18cz/ru/base"
QString keyOf(const GameSummary &game)
{
    return QString("%1/%2/%3").arg(toText(game.game), toText(game.edition), toText(game.variant));
}

/// Trains are declared one by one where some count half or double.
bool hasRoutes(const GameDefinition &game)
{
    return std::any_of(game.faces.begin(), game.faces.end(), [](const TrainFace &face) { return face.isOld; });
}

bool hasMines(const GameDefinition &game, const CompanyClass &size)
{
    const landscape::Terms *land = landscape::findTerms(game);
    return (land != nullptr && land->hasMines) ||
           std::any_of(game.faces.begin(), game.faces.end(),
                       [&](const TrainFace &face) { return face.servesMines && size.runsTrains[face.size]; });
}

/// That a train earns besides its stops.
int bonusOf(const GameDefinition &game)
{
    const landscape::Terms *land = landscape::findTerms(game);
    return land != nullptr ? toNumber(land->expressBonus) : 0;
}

QString titleOf(const Wording &words, const GameDefinition &game, ClassId size)
{
    const CompanyClass &table = game.classes[size];
    if (table.hasHalfCertificates || table.growsInto)
        return CalculatorView::tr("%1, %n share(s)", "kind of company", table.units).arg(words.size(size));
    if (table.name == "starting")
        return CalculatorView::tr("company from the draft");
    if (table.name == "later")
        return CalculatorView::tr("company founded later");
    return words.size(size).isEmpty() ? CalculatorView::tr("company") : words.size(size);
}

QVariantList trainOptions(const Wording &words, const GameDefinition &game, const CompanyClass &size)
{
    QVariantList trains;
    for (const FaceId face : ids(game.faces)) {
        if (hasRoutes(game) && size.runsTrains[game.faces[face].size])
            trains.append(option(toText(game.faces[face].code), words.train(face)));
    }
    return trains;
}

QVariantList payOptions(const Wording &words, const GameDefinition &game, ClassId size)
{
    QVariantList ways;
    for (const std::string &way : waysToPay(game, size))
        ways.append(option(toText(way), words.word("pay", way)));
    return ways;
}

/// Spaces whose price stands on the chart more than once are named with their place.
QVariantList priceOptions(const GameDefinition &game, const CompanyClass &size)
{
    QVariantList prices;
    for (const CellId cell : ids(game.chart)) {
        const ChartCell &table = game.chart[cell];
        if (size.isMinor() || !table.hasPrice())
            continue;
        const QString price = QString::number(table.price.units);
        const QString name = toText(table.name);
        prices.append(option(cell.index(), name == price ? price : QString("%1 (%2)").arg(price, name)));
    }
    return prices;
}

IncomeTrial incomeTrialOf(const GameDefinition &game, const QVariantMap &question)
{
    IncomeTrial trial;
    trial.size = ClassId(question.value("kind").toInt());
    for (const QVariant &percent : question.value("percents").toList())
        trial.percents.push_back(percent.toInt());
    trial.poolPercent = question.value("pool").toInt();
    trial.revenue = question.value("revenue").toInt();
    for (const QVariant &each : question.value("routes").toList()) {
        Route &route = trial.routes.emplace_back();
        route.train = each.toMap().value("train").toString().toStdString();
        route.value = each.toMap().value("value").toInt();
        if (const int bonus = each.toMap().value("bonus").toInt(); bonus > 0)
            route.bonus = bonus;
    }
    trial.mine = question.value("mine").toInt();
    trial.pay = question.value("pay", "all").toString().toStdString();
    if (question.value("price", -1).toInt() >= 0)
        trial.cell = CellId(question.value("price").toInt());
    trial.row = rowForTrial(game, question);
    trial.isLastRound = question.value("lastRound").toBool();
    return trial;
}

/// What the company earned by the events: of trains that count half or double it is not what was entered.
Money incomeOf(const Events &events)
{
    for (const Event &event : events) {
        if (const auto *declared = std::get_if<IncomeDeclared>(&event))
            return declared->amount;
    }
    return {};
}

QString moveOf(const GameDefinition &game, const IncomeShares &shares)
{
    const QString before = QString::number(game.chart[shares.before].price.units);
    if (!shares.after)
        return CalculatorView::tr("The company is closed");
    const QString after = QString::number(game.chart[shares.after].price.units);
    return shares.after == shares.before ? CalculatorView::tr("The price stays at %1").arg(before)
                                         : CalculatorView::tr("Price: %1 → %2").arg(before, after);
}

} // namespace

CalculatorView::CalculatorView(const GameLibrary &games, QObject *parent) : QObject(parent), m_games(games) {}

CalculatorView::~CalculatorView() = default;

CalculatorView *CalculatorView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theCalculator, QJSEngine::CppOwnership);
    return theCalculator;
}

void CalculatorView::setInstance(CalculatorView *view)
{
    theCalculator = view;
}

QVariantList CalculatorView::games() const
{
    QVariantList rows;
    for (const GameSummary &game : m_games.games()) {
        if (game.variant != "base")
            continue;
        QVariantMap row = option(keyOf(game), toText(game.title));
        row.insert("group", editionTitle(game.edition));
        rows.append(row);
    }
    return rows;
}

std::optional<GameSummary> CalculatorView::gameOf(const QString &key) const
{
    const std::vector<GameSummary> known = m_games.games();
    const auto game =
        std::find_if(known.begin(), known.end(), [&](const GameSummary &other) { return keyOf(other) == key; });
    return game == known.end() ? std::nullopt : std::optional(*game);
}

std::shared_ptr<const Rules> CalculatorView::rulesFor(const QString &key, const QVariantMap &agreed) const
{
    const std::optional<GameSummary> game = gameOf(key);
    if (!game)
        return nullptr;
    QStringList holders{tr("Director")};
    for (int seat = 2; seat <= game->playerCounts.back(); ++seat)
        holders.append(tr("Holder %1").arg(seat));
    return trialRules(m_games, *game, holders, agreed);
}

QString CalculatorView::usualGame(const RememberedGame &last) const
{
    const QString key = QString("%1/%2/base").arg(last.game, last.edition);
    return gameOf(key) ? key : games().front().toMap().value("value").toString();
}

Agreement CalculatorView::switches(const QString &key, const QVariantMap &agreed) const
{
    const std::optional<GameSummary> game = gameOf(key);
    return game ? trialSwitches(m_games, *game, agreed, haveSameIncomes) : Agreement();
}

QVariantList CalculatorView::percentsBeside(const QVariantList &percents, int held) const
{
    return flimnap::percentsBeside(percents, held);
}

QString CalculatorView::priceFault(const QVariantList &charted, int price) const
{
    return flimnap::priceFault(charted, price);
}

QVariantList CalculatorView::fitted(const QVariantList &percents, const QVariantList &held) const
{
    return fittedPercents(percents, held);
}

QVariantList CalculatorView::kinds(const QString &gameKey, const QVariantMap &agreed) const
{
    const auto rules = rulesFor(gameKey, agreed);
    if (!rules)
        return {};
    const GameDefinition &game = rules->game();
    const Wording words(*rules);
    QVariantList rows;
    for (const ClassId size : sizesWithIncome(game)) {
        const CompanyClass &table = game.classes[size];
        rows.append(QVariantMap{{"value", size.index()},
                                {"label", titleOf(words, game, size)},
                                {"minor", table.isMinor()},
                                {"percents", percentsOf(table)},
                                {"holders", static_cast<int>(rules->seats().size())},
                                {"hasPool", game.sales.poolEarns && !table.isMinor()},
                                {"counted", countedNumbers(game, size)},
                                {"hasLastRound", game.rounds.has_value()},
                                {"hasMines", hasMines(game, table)},
                                {"trains", trainOptions(words, game, table)},
                                {"bonus", bonusOf(game)},
                                {"step", toNumber(game.incomeStep)},
                                {"ways", payOptions(words, game, size)},
                                {"prices", priceOptions(game, table)},
                                {"charted", chartedPrices(game)}});
    }
    return rows;
}

QVariantMap CalculatorView::reckon(const QVariantMap &question) const
{
    const auto rules = rulesFor(question.value("game").toString(), question.value("agreed").toMap());
    if (!rules)
        return {{"ok", false}, {"reason", tr("This game is not known here.")}};
    const GameDefinition &game = rules->game();
    const Wording words(*rules);
    const IncomeTrial trial = incomeTrialOf(game, question);
    const Result<IncomeShares, Refusal> shares = tryIncome(*rules, trial);
    if (!shares)
        return {{"ok", false},
                {"reason", withChapter(words.refusal(shares.error()), chapterOf(game, shares.error().rule))}};
    const bool isMinor = game.classes[trial.size].isMinor();
    QVariantList rows;
    QStringList lines;
    const auto add = [&](const QString &label, const QString &note, Money amount) {
        rows.append(QVariantMap{{"label", label}, {"note", note}, {"amount", toNumber(amount)}});
        lines.append(QString("%1: %2").arg(label, words.money(amount)));
    };
    lines.append(tr("Income: %1").arg(words.money(incomeOf(shares->events))));
    for (std::size_t holder = 0; holder < std::max<std::size_t>(trial.percents.size(), isMinor ? 1 : 0); ++holder) {
        const int percent = isMinor ? 0 : trial.percents[holder];
        if (percent > 0 || isMinor || shares->players[holder] != Money{})
            add(isMinor ? tr("Owner") : toText(rules->seats()[holder].name),
                isMinor ? QString() : tr("%1 %", "share of a company").arg(percent), shares->players[holder]);
    }
    add(tr("Treasury"), {}, shares->treasury);
    const bool hasPrice = !isMinor && trial.cell;
    const QString move = hasPrice ? moveOf(game, *shares) : QString();
    if (hasPrice)
        lines.append(move);
    return {{"ok", true},
            {"income", toNumber(incomeOf(shares->events))},
            {"currency", toText(game.currency)},
            {"rows", rows},
            {"move", move},
            {"text", lines.join("\n")}};
}

void CalculatorView::copy(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace flimnap
