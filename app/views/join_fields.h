#pragma once

#include <QCoreApplication>
#include <QVariantMap>

#include "views/join_answers.h"

namespace flimnap {

/// One question of the form each, as QML shows it: {kind, place, label, …} with the answer so far and what there is to
/// choose from.
class JoinFields
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::JoinFields)

public:
    /// Refers to both; they must outlive it.
    JoinFields(const Rules &rules, const JoinAnswers &answers) : m_rules(rules), m_answers(answers) {}

    /// An amount, for the keypad: {value, most}.
    [[nodiscard]] QVariantMap number(const QString &place, const QString &label) const;
    /// A small number, up and down: {value, most, step, text}.
    [[nodiscard]] QVariantMap count(const QString &place, const QString &label, int most) const;
    [[nodiscard]] QVariantMap percent(const QString &place, const QString &label, int step) const;
    /// The same that can be anything from the least on.
    [[nodiscard]] QVariantMap countFrom(int least, const QString &place, const QString &label, int most) const;
    [[nodiscard]] QVariantMap flag(const QString &place, const QString &label) const;
    /// One of a few amounts.
    [[nodiscard]] QVariantMap amount(const QString &place, const QString &label, const QVariantList &options) const;
    /// One of the options: {values, text, options, optionCount, folds}, as all that follow.
    [[nodiscard]] QVariantMap choice(const QString &place, const QString &label, const QVariantList &options) const;
    /// One of many such questions.
    [[nodiscard]] QVariantMap foldedChoice(const QString &place, const QString &label,
                                           const QVariantList &options) const;
    /// Any of the options, each once.
    [[nodiscard]] QVariantMap set(const QString &place, const QString &label, const QVariantList &options) const;
    /// The same, and their order counts.
    [[nodiscard]] QVariantMap sequence(const QString &place, const QString &label, const QVariantList &options) const;
    /// Any of the options, also several times.
    [[nodiscard]] QVariantMap bag(const QString &place, const QString &label, const QVariantList &options) const;
    /// All of the options; only their order is asked for.
    [[nodiscard]] QVariantMap order(const QString &place, const QString &label) const;
    [[nodiscard]] QVariantMap text(const QString &place, const QString &label) const;

    // Options: {value, label}, and how to draw a player or company.
    [[nodiscard]] QVariantMap party(const QString &code) const;
    [[nodiscard]] QVariantList parties(const QStringList &codes) const;
    [[nodiscard]] QVariantList rounds() const;
    [[nodiscard]] QVariantList phases() const;
    [[nodiscard]] QVariantList pars(ClassId size) const;
    /// What the owner may own of trains; of all where nobody is asked about.
    [[nodiscard]] QVariantList faces(const QString &owner = {}) const;
    [[nodiscard]] QVariantList hexes() const;
    /// "row 4, column 5"
    [[nodiscard]] QString space(CellId cell) const;
    [[nodiscard]] QVariantList spaces(const QList<CellId> &cells) const;
    /// Players, and nobody in front.
    [[nodiscard]] QVariantList seatsOrNobody(const QString &nobody) const;
    [[nodiscard]] QVariantList states(const QString &company) const;

private:
    [[nodiscard]] QVariantMap list(const char *kind, const QString &place, const QString &label,
                                   const QVariantList &options) const;

    const Rules &m_rules;
    const JoinAnswers &m_answers;
};

} // namespace flimnap
