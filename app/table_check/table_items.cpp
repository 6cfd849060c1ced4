#include "table_check/table_items.h"

#include <algorithm>
#include <utility>

#include "set_up/reading_rows.h"
#include "table_check/table_companies.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "words/plain.h"

namespace flimnap {

namespace {

constexpr int mostGameRounds = 30;

} // namespace

TableItems::TableItems(const GameDefinition &game, int players, QJsonObject overrides)
    : m_game(game.forPlayers(players)), m_players(players), m_printed(printedValues(game, players)),
      m_overrides(std::move(overrides))
{
}

bool TableItems::has(const QString &key) const
{
    return m_printed.contains(key);
}

TableNumber TableItems::number(const QStringList &path, const QString &label, int least, int most) const
{
    return {.path = path, .label = label, .value = now(path), .printed = printedAt(path), .least = least, .most = most};
}

TableQuestion TableItems::choice(const QStringList &path, const QString &label, const QList<Option> &options) const
{
    const QJsonValue given = valueAt(m_overrides, path);
    const QJsonValue printed = valueAt(m_printed, path);
    return {.path = path,
            .label = label,
            .options = options,
            .value = given.isUndefined() ? printed : given,
            .printed = printed};
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

QList<TableNumber> TableItems::start() const
{
    QList<TableNumber> items;
    if (has("start_cash"))
        items.append(
            number({"start_cash"}, m_game.hasShares() ? tr("Start cash") : tr("Treasury of a company"), 0, mostMoney));
    if (has("certificate_limit"))
        items.append(number({"certificate_limit"}, tr("Certificate limit"), 1, mostCards));
    if (has("bank"))
        items.append(number({"bank"}, tr("Bank"), 1, mostMoney));
    if (has("rounds"))
        items.append(number({"rounds"}, tr("Rounds of the game"), 1, mostGameRounds));
    return items;
}

QList<TableNumber> TableItems::rounds() const
{
    QList<TableNumber> items;
    for (const PhaseDefinition &phase : m_game.phases) {
        if (has("operating_rounds"))
            items.append(number({"operating_rounds", toText(phase.name)},
                                tr("Phase %1", "how many operating rounds").arg(toText(phase.title)), 1,
                                mostRoundsOfSet));
    }
    return items;
}

/// How the rules are read where that is no switch of its own.
QList<TableQuestion> TableItems::readings() const
{
    QList<TableQuestion> questions;
    const auto ask = [&](const QStringList &path, QStringList values, const QStringList &about = {}) {
        Reading reading = *readingWords(path.front().toStdString());
        TableQuestion question = choice(path, {}, {});
        if (question.valueOf(values.front()) != question.printed) { // that one first
            std::reverse(reading.answers.begin(), reading.answers.end());
            std::reverse(values.begin(), values.end());
        }
        putAsReading(question, reading, values, m_game);
        for (const QString &name : about)
            question.label = question.label.arg(name);
        questions.append(question);
    };
    if (has("emergency"))
        ask({"emergency"}, {"any", "cheapest"});
    if (has("frozen20"))
        ask({"frozen20"}, {"immediate", "formation"});
    if (has("bond_rounding"))
        ask({"bond_rounding"}, {"up", "down"});
    if (has("pool_limit"))
        ask({"pool_limit"}, {"50", "100"});
    for (const IncomeBonus &bonus : m_game.incomeBonuses)
        ask({"income_bonuses", toText(bonus.name)}, {"true", "false"},
            {toText(bonus.name), QString::number(bonus.amount.units)});
    return questions;
}

QList<TableCompany> TableItems::companies() const
{
    return tableCompanies(m_printed["companies"].toObject(), m_overrides["companies"].toObject());
}

int TableItems::printedAt(const QStringList &path) const
{
    return valueAt(m_printed, path).toInt();
}

int TableItems::now(const QStringList &path) const
{
    return valueAt(m_overrides, path).toInt(printedAt(path));
}

} // namespace flimnap
