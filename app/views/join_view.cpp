#include "views/join_view.h"

#include <algorithm>

#include <QJSEngine>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "io/joined_position_text.h"
#include "io/table_setup.h"
#include "library/library_view.h"
#include "set_up/configurations.h"
#include "settings/app_settings.h"
#include "views/join_form.h"
#include "views/join_sections.h"
#include "views/join_table.h"
#include "words/fault_words.h"

namespace flimnap {

namespace {

constexpr const char *keptUnder = "joining"; ///< of the settings

JoinView *theJoin = nullptr;

QVariantMap fromJson(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object().toVariantMap();
}

QString toJson(const QVariantMap &map)
{
    return QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact));
}

/// What tells one table from another; its title does not.
QString tableOf(Configuration config)
{
    config.title.clear();
    return config.written();
}

} // namespace

JoinView::JoinView(LibraryView &library, const Configurations &configurations, const GameLibrary &games,
                   AppSettings &settings, QObject *parent)
    : QObject(parent), m_library(library), m_configurations(configurations), m_games(games), m_settings(settings),
      m_section("round"), m_sections({"key", "title", "problems", "current"}),
      m_groups({"key", "title", "note", "code", "initial", "colour", "textColour", "folds", "fields", "fieldCount",
                "problem"}),
      m_problems({"text", "section", "group", "place"})
{
}

JoinView::~JoinView() = default;

JoinView *JoinView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theJoin, QJSEngine::CppOwnership);
    return theJoin;
}

void JoinView::setInstance(JoinView *view)
{
    theJoin = view;
}

QString JoinView::begin(Configuration config)
{
    config.start = {};
    auto rules = setUpTable(m_games, m_configurations.headerOf(config));
    if (!rules)
        return faultWords(rules.error().front());
    m_answers.reset();
    m_rules = std::move(*rules);
    m_answers.emplace(*m_rules);
    m_config = std::move(config);
    const QVariantMap kept = fromJson(m_settings.value(keptUnder, QString()).toString().toUtf8());
    if (kept.value("table") == tableOf(m_config))
        m_answers->take(kept.value("answers").toMap());
    m_section = JoinSections::keys(*m_answers).front();
    setOpenGroup({});
    endEdit();
    refresh();
    return {};
}

void JoinView::startOver()
{
    if (!hasBegun())
        return;
    m_answers->take({});
    m_section = JoinSections::keys(*m_answers).front();
    setOpenGroup({});
    endEdit();
    keep();
    refresh();
}

QString JoinView::create()
{
    if (!hasBegun())
        return tr("Choose the game and its players first.");
    if (!isReady())
        return tr("Still wrong: %1").arg(m_problems.row(0).value("text").toString());
    QString fault = m_library.create(configToStart());
    if (fault.isEmpty())
        startOver();
    return fault;
}

QString JoinView::gameTitle() const
{
    return hasBegun() ? m_configurations.titleOf(m_config) : QString();
}

Configuration JoinView::configToStart() const
{
    Configuration config = m_config;
    config.start =
        QJsonDocument::fromJson(QByteArray::fromStdString(writeJoinedPosition(tableFrom(*m_answers)))).object();
    return config;
}

QList<TableQuestion> JoinView::readings() const
{
    return m_configurations.readings(m_config);
}

void JoinView::setSection(const QString &key)
{
    if (!hasBegun() || key == m_section || !JoinSections::keys(*m_answers).contains(key))
        return;
    m_section = key;
    setOpenGroup({});
    endEdit();
    refresh();
}

void JoinView::goNext()
{
    if (!hasBegun())
        return;
    const QStringList keys = JoinSections::keys(*m_answers);
    setSection(keys.value(keys.indexOf(m_section) + 1));
}

void JoinView::goPrevious()
{
    if (!hasBegun())
        return;
    const QStringList keys = JoinSections::keys(*m_answers);
    setSection(keys.value(keys.indexOf(m_section) - 1));
}

QVariantMap JoinView::page() const
{
    if (!hasBegun())
        return {{"key", QString()},     {"title", QString()}, {"help", QString()},
                {"problem", QString()}, {"number", 0},        {"count", 0}};
    const QStringList keys = JoinSections::keys(*m_answers);
    return {{"key", m_section},
            {"title", titleOf(m_section)},
            {"help", JoinSections::help(m_section, *m_answers)},
            {"problem", problemsOf(m_section, {}).join('\n')},
            {"number", static_cast<int>(keys.indexOf(m_section)) + 1},
            {"count", static_cast<int>(keys.size())}};
}

void JoinView::setOpenGroup(const QString &key)
{
    if (key == m_openGroup)
        return;
    m_openGroup = key;
    emit openGroupChanged();
}

void JoinView::showProblem(int index)
{
    const QVariantMap problem = m_problems.row(index);
    setSection(problem.value("section").toString());
    setOpenGroup(problem.value("group").toString());
}

void JoinView::set(const QString &place, const QVariant &answer)
{
    if (!hasBegun())
        return;
    m_answers->set(place, answer);
    keep();
    refresh();
}

void JoinView::toggle(const QString &place, const QString &code)
{
    if (!hasBegun())
        return;
    QStringList codes = m_answers->codes(place);
    if (codes.removeAll(code) == 0)
        codes.append(code);
    set(place, codes);
}

void JoinView::add(const QString &place, const QString &code)
{
    if (hasBegun())
        set(place, m_answers->codes(place) + QStringList{code});
}

void JoinView::removeAt(const QString &place, int index)
{
    if (!hasBegun())
        return;
    QStringList codes = m_answers->codes(place);
    if (index < 0 || index >= codes.size())
        return;
    codes.removeAt(index);
    set(place, codes);
}

void JoinView::raise(const QString &place, int index)
{
    if (!hasBegun())
        return;
    QStringList codes = m_answers->codes(place);
    if (index < 1 || index >= codes.size())
        return;
    codes.swapItemsAt(index - 1, index);
    set(place, codes);
}

int JoinView::fieldValue() const
{
    return m_field.isEmpty() ? 0 : m_answers->number(m_field.value("place").toString());
}

/// All amounts of the section shown, in their order.
QList<QVariantMap> JoinView::amounts() const
{
    QList<QVariantMap> amounts;
    for (int row = 0; row < m_groups.count(); ++row) {
        const QVariantMap group = m_groups.row(row);
        const QString code = group.value("code").toString();
        for (const QVariant &entry : group.value("fields").toList()) {
            const QVariantMap field = entry.toMap();
            if (field.value("kind") == "number")
                amounts.append({{"place", field.value("place")},
                                {"label", field.value("label")},
                                {"subject", code.isEmpty() ? group.value("title") : code},
                                {"group", group.value("key")},
                                {"most", field.value("most")}});
        }
    }
    return amounts;
}

void JoinView::setField(const QVariantMap &field)
{
    if (field == m_field)
        return;
    m_field = field;
    if (!field.isEmpty())
        setOpenGroup(field.value("group").toString());
    emit changed();
    emit fieldChanged();
}

void JoinView::edit(const QString &place)
{
    for (const QVariantMap &amount : amounts()) {
        if (amount.value("place") == place)
            setField(amount);
    }
}

void JoinView::editNext()
{
    const QList<QVariantMap> all = amounts();
    const qsizetype next = all.indexOf(m_field) + 1;
    setField(next > 0 && next < all.size() ? all[next] : QVariantMap());
}

void JoinView::endEdit()
{
    setField({});
}

/// People know their names and the form's sections, not the journal's codes.
QString JoinView::inWords(QString message) const
{
    static const QRegularExpression places("start/[a-z_/]*[a-z]");
    for (auto found = places.match(message); found.hasMatch(); found = places.match(message)) {
        const JoinSections::Spot spot = JoinSections::spot(found.captured(), *m_answers);
        message.replace(found.capturedStart(), found.capturedLength(),
                        tr("“%1”").arg(JoinSections::title(spot.section, *m_answers)));
    }
    for (const Seat &seat : m_rules->seats()) {
        const QString name = QString::fromStdString(seat.name).replace('\\', "\\\\");
        message.replace(QRegularExpression("\\b" + QString::fromStdString(seat.id) + "\\b"), name);
    }
    return message;
}

QList<QVariantMap> JoinView::findProblems() const
{
    const auto rules = setUpTable(m_games, m_configurations.headerOf(configToStart()));
    QList<QVariantMap> problems;
    for (const Fault &fault : rules ? Faults() : rules.error()) {
        const QString place = QString::fromStdString(fault.place);
        const JoinSections::Spot spot = JoinSections::spot(place, *m_answers);
        const QString message = inWords(sentenceWords(fault.message, &m_answers->game()));
        problems.append({{"text", tr("%1: %2").arg(spot.subject, message)},
                         {"section", spot.section},
                         {"group", spot.group},
                         {"place", place}});
    }
    const QStringList keys = JoinSections::keys(*m_answers);
    std::stable_sort(problems.begin(), problems.end(), [&](const QVariantMap &one, const QVariantMap &other) {
        return keys.indexOf(one.value("section").toString()) < keys.indexOf(other.value("section").toString());
    });
    return problems;
}

QStringList JoinView::problemsOf(const QString &section, const QString &group) const
{
    QStringList texts;
    for (int row = 0; row < m_problems.count(); ++row) {
        const QVariantMap problem = m_problems.row(row);
        if (problem.value("section") == section && problem.value("group") == group)
            texts.append(problem.value("text").toString());
    }
    return texts;
}

void JoinView::retranslate()
{
    if (hasBegun())
        refresh();
}

void JoinView::refresh()
{
    m_problems.setRows(findProblems());
    fillSections();
    fillGroups();
    emit changed();
}

/// As the game calls what players own besides shares.
QString JoinView::titleOf(const QString &section) const
{
    return section == "privates" && m_answers->game().privatesAreCompanies ? tr("Private companies")
                                                                           : JoinSections::title(section, *m_answers);
}

void JoinView::fillSections()
{
    QMap<QString, int> problems;
    for (int row = 0; row < m_problems.count(); ++row)
        ++problems[m_problems.row(row).value("section").toString()];
    QList<QVariantMap> rows;
    for (const QString &key : JoinSections::keys(*m_answers))
        rows.append(
            {{"key", key}, {"title", titleOf(key)}, {"problems", problems.value(key)}, {"current", key == m_section}});
    m_sections.setRows(rows);
}

void JoinView::fillGroups()
{
    QList<QVariantMap> groups = JoinForm(*m_rules, *m_answers).groups(m_section);
    for (QVariantMap &group : groups)
        group.insert("problem", problemsOf(m_section, group.value("key").toString()).join('\n'));
    m_groups.setRows(std::move(groups));
}

void JoinView::keep()
{
    const bool isEmpty = m_answers->given().isEmpty();
    m_settings.setValue(keptUnder,
                        isEmpty ? QString() : toJson({{"table", tableOf(m_config)}, {"answers", m_answers->given()}}));
}

} // namespace flimnap
