#include "views/table_check.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonArray>

#include "views/table_companies.h"
#include "views/table_ladder.h"
#include "views/table_overrides.h"
#include "views/table_switches.h"
#include "words/plain.h"

namespace flimnap {

namespace {

class Say
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::TableCheck)
};

/// Classes of 1824 by name; sizes of companies by the letter printed on them.
QString classTitle(const CompanyClass &size)
{
    if (size.name == "coal")
        return Say::tr("coal railways");
    if (size.name == "preState")
        return Say::tr("pre-state railways");
    if (size.name == "regional")
        return Say::tr("regional railways");
    if (size.name == "state")
        return Say::tr("state railways");
    if (size.name == "mountain")
        return Say::tr("mountain railways");
    return toText(size.code);
}

constexpr int mostMoney = 99'999;
constexpr int mostCards = 99;
constexpr int mostRounds = 9;
constexpr int mostGameRounds = 30;

/// Makes the rows of the check: each value as overridden so far, beside what is printed here.
class Check
{
public:
    Check(const GameDefinition &game, int players, const QVariantMap &overrides)
        : m_game(game.forPlayers(players)), m_players(players), m_printed(printedValues(game, players)),
          m_overrides(QJsonObject::fromVariantMap(overrides))
    {
    }

    [[nodiscard]] bool has(const QString &key) const { return m_printed.contains(key); }

    [[nodiscard]] QVariantMap item(const QStringList &path, const QString &label, int least, int most) const
    {
        return {{"kind", "number"},         {"path", path},   {"label", label}, {"value", now(path)},
                {"printed", printed(path)}, {"least", least}, {"most", most},   {"among", QVariantList()}};
    }
    /// One of a few ways to play, or with several values any of them.
    [[nodiscard]] QVariantMap choice(const char *kind, const QStringList &path, const QString &label,
                                     const QVariantList &options) const
    {
        const QJsonValue given = valueAt(m_overrides, path);
        const QJsonValue printedValue = valueAt(m_printed, path);
        return {{"kind", kind},
                {"path", path},
                {"label", label},
                {"value", (given.isUndefined() ? printedValue : given).toVariant()},
                {"printed", printedValue.toVariant()},
                {"options", options}};
    }
    [[nodiscard]] QVariantList start() const
    {
        QVariantList items;
        if (has("start_cash"))
            items.append(item({"start_cash"},
                              m_game.hasShares() ? Say::tr("Start cash") : Say::tr("Treasury of a company"), 0,
                              mostMoney));
        if (has("certificate_limit"))
            items.append(item({"certificate_limit"}, Say::tr("Certificate limit"), 1, mostCards));
        if (has("bank"))
            items.append(item({"bank"}, Say::tr("Bank"), 1, mostMoney));
        if (has("rounds"))
            items.append(item({"rounds"}, Say::tr("Rounds of the game"), 1, mostGameRounds));
        return items;
    }
    [[nodiscard]] QVariantList privates() const
    {
        QVariantList items;
        if (!has("local_prices"))
            return items;
        for (const PrivateId railway : ids(m_game.privates)) {
            if (m_game.isInPlay(railway, m_players))
                items.append(
                    item({"local_prices", toText(m_game.privates[railway].code)}, titleOf(railway), 1, mostMoney));
        }
        return items;
    }
    /// Each can be another local railway, but none two lots at once.
    [[nodiscard]] QVariantList lots() const
    {
        QVariantList items;
        for (const PrivateId railway : ids(m_game.privates)) {
            const QString code = toText(m_game.privates[railway].code);
            if (!isLot(railway))
                continue;
            QVariantList options;
            for (const PrivateId other : ids(m_game.privates)) {
                const bool isFree = other == railway || !isLot(other);
                if (isLocal(m_game.privates[railway]) && isLocal(m_game.privates[other]) && isFree)
                    options.append(option(toText(m_game.privates[other].code), titleOf(other)));
            }
            QVariantMap row = item({"lots", code}, titleOf(railway), 1, mostMoney);
            row.insert("kind", "lot");
            row.insert("railway", code);
            row.insert("options", options);
            items.append(row);
        }
        return items;
    }
    /// "S1 from 25, MW from 50"
    [[nodiscard]] QString lotsInWords() const
    {
        QStringList words;
        for (const QVariant &lot : lots())
            words.append(Say::tr("%1 from %2", "a private railway and the least bid for it")
                             .arg(lot.toMap().value("railway").toString(), lot.toMap().value("value").toString()));
        return words.join(", ");
    }
    [[nodiscard]] QVariantList incomes() const
    {
        QVariantList items;
        for (const CompanyClass &size : m_game.classes) {
            const QStringList path{"local_incomes", toText(size.code)};
            if (!valueAt(m_printed, path).isUndefined())
                items.append(item(path, classTitle(size), 0, mostMoney));
        }
        return items;
    }
    [[nodiscard]] QVariantList sets() const
    {
        QVariantList items;
        for (std::size_t set = 0; set < m_game.sets.size(); ++set) {
            for (std::size_t number = 0; number < m_game.sets[set].size(); ++number)
                items.append(item({"sets", QString::number(set), QString::number(number)},
                                  Say::tr("OR %1.%2").arg(set + 1).arg(number + 1), 1, mostMoney));
        }
        return items;
    }
    [[nodiscard]] QVariantList cards() const
    {
        QVariantList items;
        for (const TrainCard &card : m_game.cards) {
            if (card.count)
                items.append(item({"cards", toText(card.code)}, toText(card.code), 1, mostCards));
        }
        return items;
    }
    [[nodiscard]] QVariantList trains() const
    {
        QVariantList items;
        for (const FaceId face : ids(m_game.faces)) {
            const QString code = toText(m_game.faces[face].code);
            if (!m_game.faces[face].isOld)
                items.append(item({"trains", code, "price"}, code, 1, mostPaid(face)));
        }
        return items;
    }
    /// What is still to be paid if an older train is given for it.
    [[nodiscard]] QVariantList tradeIns() const
    {
        QVariantList items;
        for (const TrainFace &face : m_game.faces) {
            for (const TradeIn &terms : face.tradeIns) {
                const QString old = toText(m_game.faces[terms.surrendered].code);
                items.append(item({"trains", toText(face.code), "trade_in", old},
                                  Say::tr("%1 for a %2", "new train, old train").arg(toText(face.code), old), 1,
                                  mostMoney));
            }
        }
        return items;
    }
    [[nodiscard]] QVariantList rusts() const
    {
        QVariantList items;
        if (!has("rusts_on"))
            return items;
        for (const FaceId face : ids(m_game.faces)) {
            QVariantList killers;
            for (const FaceId other : ids(m_game.faces)) {
                if (comesLater(face, other))
                    killers.append(option(toText(m_game.faces[other].code), toText(m_game.faces[other].code)));
            }
            if (!killers.isEmpty())
                items.append(
                    choice("set", {"rusts_on", toText(m_game.faces[face].code)},
                           Say::tr("A %1 is taken out of the game by the first").arg(toText(m_game.faces[face].code)),
                           killers));
        }
        return items;
    }
    [[nodiscard]] QVariantList rounds() const
    {
        QVariantList items;
        for (const PhaseDefinition &phase : m_game.phases) {
            if (has("operating_rounds"))
                items.append(item({"operating_rounds", toText(phase.name)},
                                  Say::tr("Phase %1", "how many operating rounds").arg(toText(phase.name)), 1,
                                  mostRounds));
        }
        return items;
    }
    /// How the rules are read where editions or groups differ.
    [[nodiscard]] QVariantList readings() const
    {
        QVariantList items;
        if (has("emergency"))
            items.append(choice("choice", {"emergency"}, Say::tr("A director may help a company to buy"),
                                {option("any", Say::tr("any train he chooses")),
                                 option("cheapest", Say::tr("a train only if the treasury cannot pay the cheapest"))}));
        if (has("frozen20"))
            items.append(choice("choice", {"frozen20"},
                                Say::tr("20 % of a state railway whose first pre-state railway was never sold"),
                                {option("immediate", Say::tr("go at once to the first who holds two shares of 10 %")),
                                 option("formation", Say::tr("stay in the bank until the railway is formed"))}));
        if (has("bond_rounding"))
            items.append(choice("choice", {"bond_rounding"}, Say::tr("The bond railway pays a tenth of its price"),
                                {option("up", Say::tr("rounded up, for each 10 %")),
                                 option("down", Say::tr("rounded down, for all that a player holds"))}));
        if (has("pool_limit"))
            items.append(choice("choice", {"pool_limit"}, Say::tr("After a sale bank and pool may hold of a company"),
                                {option(50, Say::tr("50 %")), option(100, Say::tr("everything"))}));
        for (const IncomeBonus &bonus : m_game.incomeBonuses)
            items.append(
                choice("choice", {"income_bonuses", toText(bonus.name)},
                       Say::tr("%1, a bonus of %2 for a train").arg(toText(bonus.name)).arg(bonus.amount.units),
                       {option(true, Say::tr("is paid")), option(false, Say::tr("is not paid"))}));
        return items;
    }
    /// Who is first at a stack of the draft; the other gets what is left of it.
    [[nodiscard]] QVariantList draftOrder() const
    {
        QVariantList items;
        const qsizetype receipts = m_printed["draft_order"].toArray().size();
        for (qsizetype place = 0; place < receipts; place += 2)
            items.append(
                choice("choice", {"draft_order", QString::number(place)},
                       Say::tr("Railways %1 and %2 of the draft: who takes one first").arg(place + 1).arg(place + 2),
                       {option("p1", Say::tr("Player 1")), option("p2", Say::tr("Player 2"))}));
        return items;
    }
    [[nodiscard]] QVariantList trainLimits() const
    {
        QVariantList items;
        for (const PhaseDefinition &phase : m_game.phases) {
            if (has("train_limit"))
                items.append(item({"train_limit", toText(phase.name)},
                                  Say::tr("Phase %1", "train limit").arg(toText(phase.name)), 1, mostCards));
            for (const ClassId size : ids(m_game.classes)) {
                if (has("train_limits") && phase.trainLimit[size])
                    items.append(item({"train_limits", toText(phase.name), QString::number(size.index())},
                                      limitTitle(phase, size), 1, mostCards));
            }
        }
        return has("train_limits") && hasOneLimit(m_game) ? withoutSizes(items) : items;
    }
    [[nodiscard]] QVariantList companies() const
    {
        return companyItems(m_printed["companies"].toObject(), m_overrides["companies"].toObject());
    }
    [[nodiscard]] QVariantList chart() const
    {
        if (m_game.chartIsLadder)
            return {ladderItem(prices(), m_printed["chart"].toArray())};
        return hasRows(m_game) ? grid() : line();
    }
    /// As overridden so far, from the lowest to the highest.
    [[nodiscard]] QJsonArray prices() const
    {
        const QJsonValue given = m_overrides["chart"];
        return (given.isUndefined() ? m_printed["chart"] : given).toArray();
    }
    /// Initial prices stand on the chart.
    [[nodiscard]] QVariantList pars() const
    {
        QVariantList prices;
        for (const CellId cell : ids(m_game.chart)) {
            if (m_game.chart[cell].isPar)
                prices.append(now(pathOf(cell)));
        }
        QVariantList items;
        for (const CompanyClass &size : m_game.classes) {
            if (valueAt(m_printed, {"pars", toText(size.code)}).isUndefined())
                continue;
            for (std::size_t place = 0; place < size.pars.size(); ++place) {
                QVariantMap row = item({"pars", toText(size.code), QString::number(place)},
                                       classTitle(size) + " " + QString::number(size.pars[place].units), 1, mostMoney);
                row.insert("among", prices);
                items.append(row);
            }
        }
        return items;
    }

private:
    static QVariantMap option(const QVariant &value, const QString &label)
    {
        return {{"value", value}, {"label", label}};
    }

    [[nodiscard]] QString titleOf(PrivateId railway) const
    {
        const PrivateDefinition &table = m_game.privates[railway];
        const QString code = toText(table.code);
        return table.name == table.code ? code : code + " " + toText(table.name);
    }
    [[nodiscard]] bool isLot(PrivateId railway) const
    {
        const QJsonValue given = m_overrides["lots"];
        return (given.isUndefined() ? m_printed["lots"] : given)
            .toObject()
            .contains(toText(m_game.privates[railway].code));
    }
    /// Of each phase the first; its path says that it holds for all.
    static QVariantList withoutSizes(const QVariantList &limits)
    {
        QVariantList items;
        QStringList last;
        for (const QVariant &limit : limits) {
            QVariantMap item = limit.toMap();
            const QStringList path = item.value("path").toStringList().first(2);
            item.insert("path", path);
            if (path != last)
                items.append(item);
            last = path;
        }
        return items;
    }
    /// Where all companies have the same limit it is not worth a word.
    [[nodiscard]] QString limitTitle(const PhaseDefinition &phase, ClassId size) const
    {
        if (hasOneLimit(m_game))
            return Say::tr("Phase %1", "train limit").arg(toText(phase.name));
        return Say::tr("Phase %1: %2", "phase and size of companies")
            .arg(toText(phase.name), classTitle(m_game.classes[size]));
    }
    /// Only such a train can take it out of the game: a later one of its kind, or for those beside the deck any of it.
    [[nodiscard]] bool comesLater(FaceId face, FaceId other) const
    {
        const CardId card = m_game.faces[face].card;
        const CardId later = m_game.faces[other].card;
        const bool isBeside = m_game.cards[card].besideAfter.isValid();
        return m_game.cards[later].besideAfter.isValid() == isBeside ? later > card : isBeside;
    }
    /// A train that comes with a railway is paid for out of what that costs.
    [[nodiscard]] int mostPaid(FaceId face) const
    {
        int most = mostMoney;
        for (const CompanyDefinition &railway : m_game.companies) {
            if (railway.comesWith == face && !railway.prices.empty())
                most = std::min(most, static_cast<int>(railway.prices.front().units));
        }
        return most;
    }
    [[nodiscard]] QStringList pathOf(CellId cell) const
    {
        const ChartCell &table = m_game.chart[cell];
        if (hasRows(m_game))
            return {"chart", QString::number(table.row), QString::number(table.column)};
        return {"chart", QString::number(cell.index())};
    }
    /// Prices rise from cell to cell.
    [[nodiscard]] QVariantList line() const
    {
        QVariantList items;
        const int count = m_game.chart.count();
        const auto path = [](int cell) { return QStringList{"chart", QString::number(cell)}; };
        for (int cell = 0; cell < count; ++cell)
            items.append(item(path(cell), toText(m_game.chart[CellId(cell)].name),
                              cell > 0 ? now(path(cell - 1)) + 1 : 1,
                              cell + 1 < count ? now(path(cell + 1)) - 1 : mostMoney));
        return items;
    }
    [[nodiscard]] QVariantList grid() const
    {
        QVariantList items;
        for (const CellId cell : ids(m_game.chart)) {
            const ChartCell &table = m_game.chart[cell];
            items.append(item(pathOf(cell), Say::tr("Row %1, column %2").arg(table.row + 1).arg(table.column + 1), 1,
                              mostMoney));
        }
        return items;
    }
    [[nodiscard]] int printed(const QStringList &path) const { return valueAt(m_printed, path).toInt(); }
    [[nodiscard]] int now(const QStringList &path) const { return valueAt(m_overrides, path).toInt(printed(path)); }

    GameDefinition m_game;
    int m_players;
    QJsonObject m_printed;
    QJsonObject m_overrides;
};

/// Without anything to ask there is no section.
void add(QVariantList &sections, const QString &title, const QVariantList &items, const QString &note = {})
{
    if (!items.isEmpty())
        sections.append(QVariantMap{{"title", title}, {"note", note}, {"items", items}});
}

QString whatOnlyCardsTell()
{
    return Say::tr("Their names and colours are printed on their cards; this app does not know them.");
}

QString whatIsPrintedOfLots()
{
    return Say::tr(
        "The sizes of the three local railways and the least bids are printed on the board; this app does not "
        "know them. Compare them before the first move.");
}

/// Initial prices are those of certain cells and change with them.
bool isParCell(const GameDefinition &game, const QStringList &path)
{
    if (path.value(0) != "chart")
        return false;
    if (!hasRows(game))
        return true;
    return std::any_of(game.chart.begin(), game.chart.end(), [&](const ChartCell &cell) {
        return cell.isPar && path.value(1).toInt() == cell.row && path.value(2).toInt() == cell.column;
    });
}

/// Whether the table has another value than is printed.
bool differs(const QVariantMap &item)
{
    const QVariant printed = item.value("printed");
    if (item.value("kind") != "company")
        return item.value("value") != printed;
    const QVariantMap company = printed.toMap();
    return std::any_of(company.keyBegin(), company.keyEnd(),
                       [&](const QString &key) { return item.value(key) != company.value(key); });
}

/// The phase's limit for companies of all sizes.
QVariantMap withLimit(const QJsonObject &printed, const QVariantMap &overrides, const QStringList &path,
                      const QVariant &value)
{
    QJsonObject result = QJsonObject::fromVariantMap(overrides);
    const QJsonArray limits = valueAt(printed, path).toArray();
    for (qsizetype size = 0; size < limits.size(); ++size) {
        if (!limits[size].isNull())
            result = withOverride(printed, result, path + QStringList{QString::number(size)},
                                  QJsonValue::fromVariant(value), false);
    }
    return result.toVariantMap();
}

} // namespace

QVariantList tableValues(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    const Check check(game, players, overrides);
    QVariantList sections;
    add(sections, Say::tr("At the start"), check.start());
    add(sections, Say::tr("Private railways in the auction, and the least bids"), check.lots(), whatIsPrintedOfLots());
    add(sections, Say::tr("How the rules are read"), check.readings() + readingRows(game, players));
    add(sections, Say::tr("Order of the draft"), check.draftOrder());
    add(sections, Say::tr("Operating rounds after a stock round"), check.rounds());
    add(sections, game.waterfall ? Say::tr("Private companies") : Say::tr("Private railways"), check.privates());
    add(sections, Say::tr("Income of private railways"), check.incomes());
    add(sections, Say::tr("Value of private railways"), check.sets());
    add(sections, Say::tr("Number of train cards"), check.cards());
    add(sections, Say::tr("Train prices"), check.trains());
    add(sections, Say::tr("To pay if an older train is given for a train"), check.tradeIns());
    add(sections, Say::tr("When trains leave the game"), check.rusts());
    add(sections, Say::tr("Train limits"), check.trainLimits());
    add(sections, Say::tr("Initial prices"), check.pars());
    add(sections, Say::tr("Share-price chart"), check.chart());
    add(sections, Say::tr("Companies that are founded later"), check.companies(), whatOnlyCardsTell());
    return sections;
}

QString differences(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    QStringList titles;
    for (const QVariant &section : tableValues(game, players, overrides)) {
        for (const QVariant &item : section.toMap().value("items").toList()) {
            if (differs(item.toMap()) && !titles.contains(section.toMap().value("title").toString()))
                titles.append(section.toMap().value("title").toString());
        }
    }
    return titles.join(", ");
}

QVariantList pricesToCompare(const GameDefinition &game, const QVariantMap &overrides)
{
    return game.chartIsLadder ? Check(game, 0, overrides).prices().toVariantList() : QVariantList();
}

QString chartFault(const GameDefinition &game, const QVariantMap &overrides)
{
    return game.chartIsLadder ? ladderFault(game, Check(game, 0, overrides).prices()) : QString();
}

QString setUpHint(const GameDefinition &game, const QVariantMap &overrides)
{
    if (game.chartIsLadder)
        return ladderHint(Check(game, 0, overrides).prices());
    if (!game.auction)
        return {};
    return Say::tr("In the auction: %1.").arg(Check(game, 0, overrides).lotsInWords()) + " " + whatIsPrintedOfLots();
}

QVariantMap withOverride(const GameDefinition &game, int players, const QVariantMap &overrides, const QStringList &path,
                         const QVariant &value)
{
    const QJsonObject printed = printedValues(game, players);
    if (path.value(0) == "lots") {
        const bool isOther = value.typeId() == QMetaType::QString;
        const QString railway = isOther ? value.toString() : path.value(1);
        const PrivateId lot = game.findPrivate(railway.toStdString());
        const int minimum = isOther && lot ? toNumber(game.privates[lot].price) : value.toInt();
        return withLot(printed, QJsonObject::fromVariantMap(overrides), path.value(1), railway, minimum).toVariantMap();
    }
    if (path == QStringList{"chart", "columns"})
        return withOverride(printed, QJsonObject::fromVariantMap(overrides), {"chart"},
                            withColumns(Check(game, players, overrides).prices(), value.toInt()), false)
            .toVariantMap();
    if (path.value(0) == "train_limits" && path.size() == 2)
        return withLimit(printed, overrides, path, value);
    if (path.value(0) == "companies") {
        const QString written = value.toString().trimmed();
        return withOverride(printed, QJsonObject::fromVariantMap(overrides), path,
                            written.isEmpty() ? valueAt(printed, path) : written, false)
            .toVariantMap();
    }
    QJsonObject result = withOverride(printed, QJsonObject::fromVariantMap(overrides), path,
                                      QJsonValue::fromVariant(value), isParCell(game, path));
    if (path.value(0) == "draft_order") {
        const QString partner = QString::number(path.value(1).toInt() ^ 1);
        result = withOverride(printed, result, {path.front(), partner}, value == "p1" ? "p2" : "p1", false);
    }
    return result.toVariantMap();
}

} // namespace flimnap
