#include "views/table_items.h"

#include <algorithm>

#include "views/choices.h"
#include "views/reading_rows.h"
#include "views/table_companies.h"
#include "views/table_overrides.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr int mostGameRounds = 30;

/// Two answers, the printed one in front.
QVariantList usualFirst(QVariantList values, const QVariant &printed)
{
    if (printed != values.front())
        std::reverse(values.begin(), values.end());
    return values;
}

} // namespace

TableItems::TableItems(const GameDefinition &game, int players, const QVariantMap &overrides)
    : m_game(game.forPlayers(players)), m_players(players), m_printed(printedValues(game, players)),
      m_overrides(QJsonObject::fromVariantMap(overrides))
{
}

bool TableItems::has(const QString &key) const
{
    return m_printed.contains(key);
}

QVariantMap TableItems::item(const QStringList &path, const QString &label, int least, int most) const
{
    return {{"kind", "number"},         {"path", path},   {"label", label}, {"value", now(path)},
            {"printed", printed(path)}, {"least", least}, {"most", most},   {"among", QVariantList()}};
}

/// One of a few ways to play, or with several values any of them.
QVariantMap TableItems::choice(const char *kind, const QStringList &path, const QString &label,
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

/// Classes of 1824 by name; sizes of companies by the letter printed on them.
QString TableItems::classTitle(const CompanyClass &size)
{
    if (size.name == "coal")
        return tr("coal railways");
    if (size.name == "preState")
        return tr("pre-state railways");
    if (size.name == "regional")
        return tr("regional railways");
    if (size.name == "state")
        return tr("state railways");
    if (size.name == "mountain")
        return tr("mountain railways");
    return toText(size.code);
}

QVariantList TableItems::start() const
{
    QVariantList items;
    if (has("start_cash"))
        items.append(
            item({"start_cash"}, m_game.hasShares() ? tr("Start cash") : tr("Treasury of a company"), 0, mostMoney));
    if (has("certificate_limit"))
        items.append(item({"certificate_limit"}, tr("Certificate limit"), 1, mostCards));
    if (has("bank"))
        items.append(item({"bank"}, tr("Bank"), 1, mostMoney));
    if (has("rounds"))
        items.append(item({"rounds"}, tr("Rounds of the game"), 1, mostGameRounds));
    return items;
}

QVariantList TableItems::rounds() const
{
    QVariantList items;
    for (const PhaseDefinition &phase : m_game.phases) {
        if (has("operating_rounds"))
            items.append(item({"operating_rounds", toText(phase.name)},
                              tr("Phase %1", "how many operating rounds").arg(toText(phase.title)), 1,
                              mostRoundsOfSet));
    }
    return items;
}

/// How the rules are read where that is no switch of its own.
QVariantList TableItems::readings() const
{
    QVariantList items;
    const auto ask = [&](const QStringList &path, const QVariantList &values, const QStringList &about = {}) {
        Reading reading = *readingWords(path.front().toStdString());
        QVariantMap row = choice("choice", path, {}, {});
        if (row.value("printed") != values.front())
            std::reverse(reading.answers.begin(), reading.answers.end());
        row.insert(readingRow(reading, usualFirst(values, row.value("printed")), m_game));
        for (const QString &name : about)
            row.insert("label", row.value("label").toString().arg(name));
        items.append(row);
    };
    if (has("emergency"))
        ask({"emergency"}, {"any", "cheapest"});
    if (has("frozen20"))
        ask({"frozen20"}, {"immediate", "formation"});
    if (has("bond_rounding"))
        ask({"bond_rounding"}, {"up", "down"});
    if (has("pool_limit"))
        ask({"pool_limit"}, {50, 100});
    for (const IncomeBonus &bonus : m_game.incomeBonuses)
        ask({"income_bonuses", toText(bonus.name)}, {true, false},
            {toText(bonus.name), QString::number(bonus.amount.units)});
    return items;
}

QVariantList TableItems::companies() const
{
    return companyItems(m_printed["companies"].toObject(), m_overrides["companies"].toObject());
}

int TableItems::printed(const QStringList &path) const
{
    return valueAt(m_printed, path).toInt();
}

int TableItems::now(const QStringList &path) const
{
    return valueAt(m_overrides, path).toInt(printed(path));
}

} // namespace flimnap
