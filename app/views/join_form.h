#pragma once

#include <QCoreApplication>
#include <QList>
#include <QVariantMap>

#include "views/join_fields.h"

namespace flimnap {

/// The questionnaire with which a table is written down: in every section groups (a player, a company …), in every
/// group fields. It only asks; what an answer may be is for the engine to say.
class JoinForm
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::JoinForm)

public:
    /// Refers to both; they must outlive it.
    JoinForm(const Rules &rules, const JoinAnswers &answers)
        : m_rules(rules), m_answers(answers), m_fields(rules, answers)
    {
    }

    /// {key, title, note, code, initial, colour, textColour, folds, fields, fieldCount}
    [[nodiscard]] QList<QVariantMap> groups(const QString &section) const;

private:
    [[nodiscard]] const GameDefinition &game() const { return m_rules.game(); }

    [[nodiscard]] QList<QVariantMap> roundGroups() const;
    [[nodiscard]] QList<QVariantMap> playerGroups() const;
    [[nodiscard]] QList<QVariantMap> companyGroups() const;
    [[nodiscard]] QList<QVariantMap> playersCompanyGroups() const;
    [[nodiscard]] QList<QVariantMap> shareGroups() const;
    [[nodiscard]] QList<QVariantMap> pileGroups() const;
    [[nodiscard]] QList<QVariantMap> privateGroups() const;
    [[nodiscard]] QList<QVariantMap> trainGroups() const;
    [[nodiscard]] QList<QVariantMap> turnGroups() const;
    [[nodiscard]] QList<QVariantMap> mapGroups() const;
    [[nodiscard]] QList<QVariantMap> checkGroups() const;

    [[nodiscard]] QVariantMap companyGroup(const QString &code, const QVariantList &fields,
                                           const QString &note = {}) const;
    [[nodiscard]] QVariantList companyFields(const QString &code) const;
    [[nodiscard]] QString companyNote(const QString &code) const;
    [[nodiscard]] QVariantList deckFields() const;
    [[nodiscard]] QVariantList priceFields(const QString &code) const;
    [[nodiscard]] QVariantList startedFields(const QString &code) const;
    [[nodiscard]] QVariantList operatingFields(const QString &code) const;
    [[nodiscard]] QVariantList financeFields(const QString &code) const;
    [[nodiscard]] QVariantMap boughtGroup() const;
    [[nodiscard]] QVariantList certificateFields(const QString &code) const;
    [[nodiscard]] QString shareNote(const QString &code) const;
    [[nodiscard]] QVariantList privateFields(ClassId size) const;
    [[nodiscard]] QVariantList privateFields(const PrivateDefinition &railway) const;
    [[nodiscard]] QVariantList minorFields(ClassId size) const;
    [[nodiscard]] QVariantList goingOn() const;

    const Rules &m_rules;
    const JoinAnswers &m_answers;
    JoinFields m_fields;
};

} // namespace flimnap
