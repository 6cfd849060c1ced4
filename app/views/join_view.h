#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "io/game_library.h"
#include "models/row_model.h"
#include "set_up/configuration.h"
#include "table_check/table_question.h"
#include "views/join_answers.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;
class Configurations;
class LibraryView;

/// A game joined in the middle: the questionnaire about what lies on the table, what the engine finds wrong with the
/// answers, and the game made of them. What has been entered is kept until the game is made.
class JoinView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Join)
    QML_SINGLETON

    Q_PROPERTY(bool begun READ hasBegun NOTIFY changed)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY changed)
    Q_PROPERTY(QList<flimnap::TableQuestion> readings READ readings NOTIFY changed)
    Q_PROPERTY(flimnap::RowModel *sections READ sections CONSTANT)
    Q_PROPERTY(QString section READ section WRITE setSection NOTIFY changed)
    Q_PROPERTY(QVariant page READ page NOTIFY changed)
    Q_PROPERTY(flimnap::RowModel *groups READ groups CONSTANT)
    Q_PROPERTY(QString openGroup READ openGroup WRITE setOpenGroup NOTIFY openGroupChanged)
    Q_PROPERTY(flimnap::RowModel *problems READ problems CONSTANT)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    Q_PROPERTY(QVariant field READ field NOTIFY fieldChanged)
    Q_PROPERTY(int fieldValue READ fieldValue NOTIFY changed)

public:
    /// All of them must outlive the view.
    JoinView(LibraryView &library, const Configurations &configurations, const GameLibrary &games,
             AppSettings &settings, QObject *parent = nullptr);
    ~JoinView() override;

    static JoinView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(JoinView *view);

    /// Opens the questionnaire for a configuration, as it was written, with what was entered for it before; the
    /// fault's words if there is no such game.
    Q_INVOKABLE QString begin(const QString &config) { return begin(Configuration::read(config)); }
    QString begin(Configuration config);
    /// The app speaks another language now.
    void retranslate();
    /// Forgets all answers.
    Q_INVOKABLE void startOver();
    /// Makes the game; words that say why not while anything is wrong.
    Q_INVOKABLE QString create();

    [[nodiscard]] bool hasBegun() const { return m_answers.has_value(); }
    [[nodiscard]] QString gameTitle() const;
    /// How the game reads the rules, as it was chosen before it is joined.
    [[nodiscard]] QList<TableQuestion> readings() const;
    /// {key, title, problems, current}
    [[nodiscard]] RowModel *sections() { return &m_sections; }
    [[nodiscard]] QString section() const { return m_section; }
    void setSection(const QString &key);
    Q_INVOKABLE void goNext();
    Q_INVOKABLE void goPrevious();
    /// The section shown: {key, title, help, problem, number, count}.
    [[nodiscard]] QVariantMap page() const;
    /// The groups of the section shown, see JoinForm, with "problem": what is wrong with each.
    [[nodiscard]] RowModel *groups() { return &m_groups; }
    /// The one unfolded, or looked at.
    [[nodiscard]] QString openGroup() const { return m_openGroup; }
    void setOpenGroup(const QString &key);
    /// {text, section, group, place}
    [[nodiscard]] RowModel *problems() { return &m_problems; }
    [[nodiscard]] bool isReady() const { return hasBegun() && m_problems.count() == 0; }
    /// Goes to where the problem is mended.
    Q_INVOKABLE void showProblem(int index);

    // Answers, by the place of their field.
    Q_INVOKABLE void set(const QString &place, const QVariant &answer);
    Q_INVOKABLE void toggle(const QString &place, const QString &code);
    Q_INVOKABLE void add(const QString &place, const QString &code);
    Q_INVOKABLE void removeAt(const QString &place, int index);
    /// Puts it before the one before it.
    Q_INVOKABLE void raise(const QString &place, int index);

    /// The amount that is being typed: {place, label, subject, most}; empty if none is.
    [[nodiscard]] QVariantMap field() const { return m_field; }
    [[nodiscard]] int fieldValue() const;
    Q_INVOKABLE void edit(const QString &place);
    /// Goes on to the next amount of the section; after the last one nothing is being typed.
    Q_INVOKABLE void editNext();
    Q_INVOKABLE void endEdit();

signals:
    void changed();
    void openGroupChanged();
    void fieldChanged();

private:
    [[nodiscard]] Configuration configToStart() const;
    [[nodiscard]] QList<QVariantMap> findProblems() const;
    [[nodiscard]] QString inWords(QString message) const;
    [[nodiscard]] QStringList problemsOf(const QString &section, const QString &group) const;
    [[nodiscard]] QList<QVariantMap> amounts() const;
    void setField(const QVariantMap &field);
    void refresh();
    void fillSections();
    [[nodiscard]] QString titleOf(const QString &section) const;
    void fillGroups();
    void keep();

    LibraryView &m_library;
    const Configurations &m_configurations;
    const GameLibrary &m_games;
    AppSettings &m_settings;
    Configuration m_config;
    std::shared_ptr<const Rules> m_rules;
    std::optional<JoinAnswers> m_answers;
    QString m_section;
    QString m_openGroup;
    QVariantMap m_field;
    RowModel m_sections;
    RowModel m_groups;
    RowModel m_problems;
};

} // namespace flimnap
