#include "views/table_check.h"

#include <QCoreApplication>
#include <QJsonArray>

#include "views/table_overrides.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QString tr(const char *text, const char *meaning = nullptr)
{
    return QCoreApplication::translate("flimnap::TableCheck", text, meaning);
}

constexpr int mostMoney = 99'999;
constexpr int mostCards = 99;

/// Makes the rows of the check: each value as overridden so far, beside what is printed here.
class Check
{
public:
    Check(const GameDefinition &game, int players, const QVariantMap &overrides)
        : m_game(game), m_printed(printedValues(game, players)), m_overrides(QJsonObject::fromVariantMap(overrides))
    {
    }

    [[nodiscard]] bool has(const QString &key) const { return m_printed.contains(key); }

    [[nodiscard]] QVariantMap item(const QStringList &path, const QString &label, int least, int most) const
    {
        return {{"path", path},   {"label", label}, {"value", now(path)},     {"printed", printed(path)},
                {"least", least}, {"most", most},   {"among", QVariantList()}};
    }
    [[nodiscard]] QVariantList privates() const
    {
        QVariantList items;
        for (const PrivateDefinition &railway : m_game.privates)
            items.append(item({"local_prices", toText(railway.code)}, toText(railway.code) + " " + toText(railway.name),
                              1, mostMoney));
        return items;
    }
    [[nodiscard]] QVariantList incomes() const
    {
        QVariantList items;
        for (const CompanyClass &size : m_game.classes) {
            const QStringList path{"local_incomes", toText(size.code)};
            if (!valueAt(m_printed, path).isUndefined())
                items.append(item(path, toText(size.code), 0, mostMoney));
        }
        return items;
    }
    [[nodiscard]] QVariantList sets() const
    {
        QVariantList items;
        for (std::size_t set = 0; set < m_game.sets.size(); ++set) {
            for (std::size_t number = 0; number < m_game.sets[set].size(); ++number)
                items.append(item({"sets", QString::number(set), QString::number(number)},
                                  tr("OR %1.%2").arg(set + 1).arg(number + 1), 1, mostMoney));
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
        for (const TrainFace &face : m_game.faces)
            items.append(item({"trains", toText(face.code), "price"}, toText(face.code), 1, mostMoney));
        return items;
    }
    [[nodiscard]] QVariantList trainLimits() const
    {
        QVariantList items;
        for (const PhaseDefinition &phase : m_game.phases) {
            for (const ClassId size : ids(m_game.classes)) {
                if (phase.trainLimit[size])
                    items.append(item({"train_limits", toText(phase.name), QString::number(size.index())},
                                      tr("Phase %1: %2", "phase and size of companies")
                                          .arg(toText(phase.name), toText(m_game.classes[size].code)),
                                      1, mostCards));
            }
        }
        return items;
    }
    /// Prices rise from cell to cell.
    [[nodiscard]] QVariantList chart() const
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
    /// Initial prices stand on the chart.
    [[nodiscard]] QVariantList pars() const
    {
        QVariantList prices;
        for (int cell = 0; cell < m_game.chart.count(); ++cell)
            prices.append(now({"chart", QString::number(cell)}));
        QVariantList items;
        for (const CompanyClass &size : m_game.classes) {
            for (std::size_t place = 0; place < size.pars.size(); ++place) {
                QVariantMap row = item({"pars", toText(size.code), QString::number(place)},
                                       toText(size.code) + " " + QString::number(size.pars[place].units), 1, mostMoney);
                row.insert("among", prices);
                items.append(row);
            }
        }
        return items;
    }

private:
    [[nodiscard]] int printed(const QStringList &path) const { return valueAt(m_printed, path).toInt(); }
    [[nodiscard]] int now(const QStringList &path) const { return valueAt(m_overrides, path).toInt(printed(path)); }

    const GameDefinition &m_game;
    QJsonObject m_printed;
    QJsonObject m_overrides;
};

QVariantMap section(const QString &title, const QVariantList &items)
{
    return {{"title", title}, {"items", items}};
}

} // namespace

QString editionTitle(const std::string &edition)
{
    if (edition == "ru")
        return tr("Russian edition");
    if (edition == "zh")
        return tr("Chinese edition");
    if (edition == "cs")
        return tr("Czech edition");
    if (edition == "pl")
        return tr("Polish edition");
    return toText(edition);
}

QString variantTitle(const std::string &variant)
{
    return variant == "base" ? tr("Base game") : toText(variant);
}

QVariantList tableValues(const GameDefinition &game, int players, const QVariantMap &overrides)
{
    const Check check(game, players, overrides);
    QVariantList sections;
    if (check.has("start_cash"))
        sections.append(
            section(tr("At the start"), {check.item({"start_cash"}, tr("Start cash"), 0, mostMoney),
                                         check.item({"certificate_limit"}, tr("Certificate limit"), 1, mostCards)}));
    sections.append(section(tr("Private railways"), check.privates()));
    sections.append(section(tr("Income of private railways"), check.incomes()));
    sections.append(section(tr("Value of private railways"), check.sets()));
    sections.append(section(tr("Number of train cards"), check.cards()));
    sections.append(section(tr("Train prices"), check.trains()));
    sections.append(section(tr("Train limits"), check.trainLimits()));
    sections.append(section(tr("Initial prices"), check.pars()));
    sections.append(section(tr("Share-price chart"), check.chart()));
    return sections;
}

QVariantMap withOverride(const GameDefinition &game, int players, const QVariantMap &overrides, const QStringList &path,
                         int value)
{
    return withOverride(printedValues(game, players), QJsonObject::fromVariantMap(overrides), path, value)
        .toVariantMap();
}

} // namespace flimnap
