#include "views/join_fields.h"

#include <algorithm>

#include "features/feature_view.h"
#include "views/choices.h"
#include "views/colours.h"
#include "views/player_looks.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int mostSets = 20; ///< where a game goes on until the bank is broken
constexpr int mostUnfolded = 6;
constexpr int longestLabel = 18; ///< of a chip; the full name stands among the players

QVariantMap field(const char *kind, const QString &place, const QString &label)
{
    return {{"kind", kind}, {"place", place}, {"label", label}};
}

QString labelOf(const QVariantList &options, const QString &value)
{
    for (const QVariant &option : options) {
        if (const QVariantMap row = option.toMap(); row.value("value") == value)
            return row.value("label").toString();
    }
    return value;
}

QVariantMap choiceField(const QString &place, const QString &label, const QVariantList &options, const QString &chosen)
{
    QVariantMap row = field("choice", place, label);
    row.insert("values", QStringList{chosen});
    row.insert("text", labelOf(options, chosen));
    row.insert("options", options);
    row.insert("optionCount", static_cast<int>(options.size()));
    row.insert("folds", options.size() > mostUnfolded);
    return row;
}

QString shortened(const QString &label)
{
    return label.size() > longestLabel ? label.left(longestLabel - 1) + "…" : label;
}

} // namespace

QVariantMap JoinFields::number(const QString &place, const QString &label) const
{
    QVariantMap row = field("number", place, label);
    row.insert("value", m_answers.number(place));
    row.insert("most", mostMoney);
    return row;
}

QVariantMap JoinFields::count(const QString &place, const QString &label, int most) const
{
    const int value = m_answers.number(place);
    QVariantMap row = field("count", place, label);
    row.insert("value", value);
    row.insert("most", most);
    row.insert("step", 1);
    row.insert("text", QString::number(value));
    return row;
}

QVariantMap JoinFields::countFrom(int least, const QString &place, const QString &label, int most) const
{
    QVariantMap row = count(place, label, most);
    row.insert("least", least);
    return row;
}

QVariantMap JoinFields::percent(const QString &place, const QString &label, int step) const
{
    QVariantMap row = count(place, label, 100);
    row.insert("step", step);
    row.insert("text", tr("%1 %").arg(row.value("value").toInt()));
    return row;
}

QVariantMap JoinFields::flag(const QString &place, const QString &label) const
{
    QVariantMap row = field("flag", place, label);
    row.insert("value", m_answers.flag(place));
    return row;
}

QVariantMap JoinFields::text(const QString &place, const QString &label) const
{
    QVariantMap row = field("text", place, label);
    row.insert("text", m_answers.word(place));
    return row;
}

QVariantMap JoinFields::choice(const QString &place, const QString &label, const QVariantList &options) const
{
    return choiceField(place, label, options, m_answers.word(place));
}

QVariantMap JoinFields::foldedChoice(const QString &place, const QString &label, const QVariantList &options) const
{
    QVariantMap row = choice(place, label, options);
    row.insert("folds", true);
    return row;
}

QVariantMap JoinFields::amount(const QString &place, const QString &label, const QVariantList &options) const
{
    return choiceField(place, label, options, QString::number(m_answers.number(place)));
}

QVariantMap JoinFields::list(const char *kind, const QString &place, const QString &label,
                             const QVariantList &options) const
{
    const QStringList values = m_answers.codes(place);
    QStringList labels;
    for (const QString &value : values)
        labels.append(labelOf(options, value));
    QVariantMap row = field(kind, place, label);
    row.insert("values", values);
    row.insert("labels", labels);
    row.insert("text", labels.isEmpty() ? tr("none") : listed(labels));
    row.insert("options", options);
    row.insert("optionCount", static_cast<int>(options.size()));
    row.insert("folds", options.size() > mostUnfolded);
    return row;
}

QVariantMap JoinFields::set(const QString &place, const QString &label, const QVariantList &options) const
{
    return list("set", place, label, options);
}

QVariantMap JoinFields::sequence(const QString &place, const QString &label, const QVariantList &options) const
{
    return list("sequence", place, label, options);
}

QVariantMap JoinFields::bag(const QString &place, const QString &label, const QVariantList &options) const
{
    return list("bag", place, label, options);
}

QVariantMap JoinFields::order(const QString &place, const QString &label) const
{
    return list("order", place, label, parties(m_answers.codes(place)));
}

QVariantMap JoinFields::party(const QString &code) const
{
    const CompanyId company = m_rules.game().findCompany(code.toStdString());
    const auto seat = static_cast<int>(m_answers.seats().indexOf(code));
    const QString printed = company ? toText(m_rules.game().companies[company].printed) : QString();
    const QString name = company ? printed : m_answers.playerName(code);
    const QString colour = company ? companyColour(m_rules.game(), company) : PlayerLooks::palette().value(seat);
    QVariantMap row = option(code, shortened(name));
    row.insert("code", printed);
    row.insert("initial", company ? QString() : name.trimmed().left(1).toUpper());
    row.insert("colour", colour);
    row.insert("textColour", textOn(colour));
    return row;
}

QVariantList JoinFields::parties(const QStringList &codes) const
{
    QVariantList options;
    for (const QString &code : codes)
        options.append(party(code));
    return options;
}

QVariantList JoinFields::rounds() const
{
    const Wording words(m_rules);
    QVariantList options;
    const auto add = [&](const Round &round) { options.append(option(toText(name(round)), words.round(round))); };
    for (int round = 1; round <= m_rules.game().rounds.value_or(0); ++round)
        add({RoundKind::Operating, 0, round});
    if (m_rules.game().rounds)
        return options;
    int number = 0;
    for (const std::vector<Money> &set : m_rules.game().sets) {
        add({RoundKind::Stock, ++number, 0});
        for (std::size_t round = 1; round <= set.size(); ++round)
            add({RoundKind::Operating, number, static_cast<int>(round)});
    }
    if (number > 0)
        return options;
    int longestSet = 1;
    for (const PhaseDefinition &phase : m_rules.game().phases)
        longestSet = std::max(longestSet, phase.operatingRounds);
    while (number < mostSets) {
        add({RoundKind::Stock, ++number, 0});
        for (int round = 1; round <= longestSet; ++round)
            add({RoundKind::Operating, number, round});
    }
    return options;
}

QVariantList JoinFields::phases() const
{
    QVariantList options;
    for (const PhaseDefinition &phase : m_rules.game().phases)
        options.append(option(toText(phase.name), toText(phase.title)));
    return options;
}

QVariantList JoinFields::pars(ClassId size) const
{
    QVariantList options;
    for (const Money par : m_rules.game().classes[size].pars) {
        const QString price = QString::number(par.units);
        options.append(option(price, price));
    }
    return options;
}

QVariantList JoinFields::faces(const QString &owner) const
{
    // "d 3+3": the card's letter, then the train as printed.
    const GameDefinition &game = m_rules.game();
    const CompanyId company = game.findCompany(owner.toStdString());
    QVariantList options;
    for (const TrainFace &face : game.faces) {
        if (!company || game.classOf(company).ownsTrains[face.size])
            options.append(option(toText(face.code), toText(face.code).replace('.', ' ')));
    }
    return options;
}

QString JoinFields::space(CellId cell) const
{
    const ChartCell &table = m_rules.game().chart[cell];
    return tr("row %1, column %2").arg(table.row + 1).arg(table.column + 1);
}

QVariantList JoinFields::spaces(const QList<CellId> &cells) const
{
    QVariantList options;
    for (const CellId cell : cells)
        options.append(option(toText(m_rules.game().chart[cell].name), space(cell)));
    return options;
}

QVariantList JoinFields::seatsOrNobody(const QString &nobody) const
{
    return QVariantList{option(nobody, tr("nobody"))} + parties(m_answers.seats());
}

QVariantList JoinFields::hexes() const
{
    QVariantList options;
    for (const HexDefinition &hex : m_rules.game().hexes)
        options.append(option(toText(hex.code), (toText(hex.printed) + " " + toText(hex.name)).trimmed()));
    return options;
}

QVariantList JoinFields::states(const QString &company) const
{
    if (m_answers.isMerged(company))
        return {option("waiting", tr("Not formed yet")), option("operating", tr("Formed")),
                option("closed", tr("Never formed"))};
    if (m_answers.isFormed(company))
        return {option("started", tr("Not formed yet")), option("operating", tr("Formed"))};
    const CompanyId found = m_answers.company(company);
    if (m_answers.hasActionRounds())
        return {option("waiting", m_rules.game().companies[found].isGiven ? tr("Nobody took it") : tr("Not founded")),
                option("operating", tr("Operating"))};
    QVariantList options{option("waiting", tr("Not started")), option("started", tr("Started")),
                         option("operating", tr("Operating"))};
    const GameDefinition &game = m_rules.game();
    if (m_answers.absenteesUnits(company) > 0)
        options.append(option("unattended", tr("Operating, of %1").arg(absenteeName(game))));
    QString gone = m_answers.mayHaveClosed(company) ? tr("Left the game") : QString();
    for (const FeatureView *view : viewsOf(game))
        gone = gone.isEmpty() ? view->goneState(m_answers) : gone;
    if (!gone.isEmpty())
        options.append(option("closed", gone));
    return options;
}

} // namespace flimnap
