#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "models/option.h"

namespace flimnap {

/// What a table answers with one of a few ways to play, or with any number of them; without options on or off.
struct TableQuestion
{
    Q_GADGET
    QML_VALUE_TYPE(tableQuestion)
    Q_PROPERTY(QString key READ key FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString chapter MEMBER chapter FINAL)
    Q_PROPERTY(QString changes MEMBER changes FINAL)
    Q_PROPERTY(bool isFirst MEMBER isFirst FINAL)
    Q_PROPERTY(QList<flimnap::Option> options MEMBER options FINAL)
    Q_PROPERTY(bool several READ takesSeveral FINAL)
    Q_PROPERTY(bool differs READ differs FINAL)
    Q_PROPERTY(QString word READ word FINAL)
    Q_PROPERTY(QString answer READ answer FINAL)

public:
    QStringList path; ///< of keys and places under "overrides"; of a switch its name
    bool isSwitch = false;
    QString label;
    QString note{};
    QString chapter{}; ///< of a reading: where the rule is printed, and what the answer changes
    QString changes{};
    bool isFirst = false;    ///< a reading that can matter
    QList<Option> options{}; ///< of words that stand for values
    QJsonValue value;        ///< as a journal has it
    QJsonValue printed;

    bool operator==(const TableQuestion &) const = default;

    [[nodiscard]] QString key() const { return path.join('_'); }
    [[nodiscard]] bool takesSeveral() const { return printed.isArray(); }
    [[nodiscard]] bool differs() const { return value != printed; }
    /// What stands for its value; not where several are chosen.
    [[nodiscard]] QString word() const { return value.toVariant().toString(); }
    /// What was chosen, as its option says it.
    [[nodiscard]] QString answer() const;
    /// The value that a word stands for.
    [[nodiscard]] QJsonValue valueOf(const QString &word) const;

    [[nodiscard]] Q_INVOKABLE bool has(const QString &word) const;
    /// With this answer; where several are possible, with it or without.
    [[nodiscard]] Q_INVOKABLE flimnap::TableQuestion answered(const QString &word) const;
};

/// What a table has agreed on, by what it is answered with.
struct Agreement
{
    Q_GADGET
    QML_VALUE_TYPE(agreement)
    Q_PROPERTY(QList<flimnap::TableQuestion> toggles MEMBER toggles FINAL)
    Q_PROPERTY(QList<flimnap::TableQuestion> choices MEMBER choices FINAL)
    Q_PROPERTY(QString unusual READ unusual FINAL)
    Q_PROPERTY(bool empty READ isEmpty FINAL)

public:
    QList<TableQuestion> toggles;
    QList<TableQuestion> choices;

    Agreement() = default;
    explicit Agreement(const QList<TableQuestion> &questions);

    bool operator==(const Agreement &) const = default;

    /// What is not as usual, in words.
    [[nodiscard]] QString unusual() const;
    [[nodiscard]] bool isEmpty() const { return toggles.isEmpty() && choices.isEmpty(); }
};

} // namespace flimnap
