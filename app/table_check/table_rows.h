#pragma once

#include <QColor>
#include <QJsonArray>

#include "table_check/table_question.h"

namespace flimnap {

// What the table check asks, each as it is so far beside what is printed here.

struct TableNumber
{
    Q_GADGET
    QML_VALUE_TYPE(tableNumber)
    Q_PROPERTY(QString key READ key FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(int printed MEMBER printed FINAL)
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(bool isFixed MEMBER isFixed FINAL)

public:
    QStringList path; ///< of keys and places under "overrides"
    QString label;
    int value = 0;
    int printed = 0;
    int least = 0;
    int most = 0;
    bool isFixed = false;
    QList<int> among{}; ///< the only values possible; empty: all between the bounds

    bool operator==(const TableNumber &) const = default;

    [[nodiscard]] QString key() const { return path.join('_'); }
};

/// A lot of an auction: the least bid for it, and what it can be exchanged for.
struct TableLot
{
    Q_GADGET
    QML_VALUE_TYPE(tableLot)
    Q_PROPERTY(flimnap::TableNumber bid MEMBER bid FINAL)
    Q_PROPERTY(QString railway MEMBER railway FINAL)
    Q_PROPERTY(QList<flimnap::Option> options MEMBER options FINAL)

public:
    TableNumber bid;
    QString railway;
    QList<Option> options;

    bool operator==(const TableLot &) const = default;
};

/// A column of a chart of two rows, its upper price first.
struct LadderColumn
{
    Q_GADGET
    QML_VALUE_TYPE(ladderColumn)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QList<flimnap::TableNumber> cells MEMBER cells FINAL)

public:
    QString label;
    QList<TableNumber> cells;

    bool operator==(const LadderColumn &) const = default;
};

/// A chart of two rows, its prices from the lowest to the highest.
struct TableLadder
{
    Q_GADGET
    QML_VALUE_TYPE(tableLadder)
    Q_PROPERTY(QList<flimnap::LadderColumn> columns MEMBER columns FINAL)
    Q_PROPERTY(bool canGrow MEMBER canGrow FINAL)
    Q_PROPERTY(bool canShrink MEMBER canShrink FINAL)

public:
    QList<LadderColumn> columns;
    bool canGrow = false;
    bool canShrink = false;
    QJsonArray prices;
    QJsonArray printed;

    bool operator==(const TableLadder &) const = default;
};

/// A colour and that of letters on it.
struct TokenColour
{
    Q_GADGET
    QML_VALUE_TYPE(tokenColour)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)

public:
    QColor colour;
    QColor textColour;

    bool operator==(const TokenColour &) const = default;
};

/// A company as its cards have it, which only the table has seen.
struct TableCompany
{
    Q_GADGET
    QML_VALUE_TYPE(tableCompany)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(flimnap::TokenColour colour MEMBER colour FINAL)
    Q_PROPERTY(QString printedCode MEMBER printedCode FINAL)
    Q_PROPERTY(QString printedName MEMBER printedName FINAL)
    Q_PROPERTY(QList<flimnap::TokenColour> colours MEMBER colours FINAL)

public:
    QString key; ///< under "companies" of the overrides
    QString label;
    QString code;
    QString name;
    TokenColour colour;
    QString printedCode;
    QString printedName;
    bool differs = false;
    QList<TokenColour> colours; ///< to choose from

    bool operator==(const TableCompany &) const = default;
};

/// What is asked together.
struct TableSection
{
    Q_GADGET
    QML_VALUE_TYPE(tableSection)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QList<flimnap::TableNumber> numbers MEMBER numbers FINAL)
    Q_PROPERTY(QList<flimnap::TableLot> lots MEMBER lots FINAL)
    Q_PROPERTY(QList<flimnap::TableQuestion> questions MEMBER questions FINAL)
    Q_PROPERTY(QList<flimnap::TableLadder> ladders MEMBER ladders FINAL)
    Q_PROPERTY(QList<flimnap::TableCompany> companies MEMBER companies FINAL)

public:
    QString title;
    QString note{};
    QList<TableNumber> numbers{};
    QList<TableLot> lots{};
    QList<TableQuestion> questions{};
    QList<TableLadder> ladders{}; ///< one at most
    QList<TableCompany> companies{};

    bool operator==(const TableSection &) const = default;

    [[nodiscard]] bool isEmpty() const;
    /// Whether the table has another value than is printed.
    [[nodiscard]] bool differs() const;
};

} // namespace flimnap
