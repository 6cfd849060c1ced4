#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// What holds for companies on a space.
namespace ChartZone {
Q_NAMESPACE
QML_ELEMENT
enum Zone { Ordinary, Uncounted, Unlimited, Closing };
Q_ENUM_NS(Zone)
} // namespace ChartZone

/// What begins on a space of the chart: a letter, and the same in full; empty if nothing does.
struct ChartMark
{
    Q_GADGET
    QML_VALUE_TYPE(chartMark)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int colour MEMBER colour FINAL)

public:
    QString code;
    QString title;
    int colour = 0; ///< which one of those for marks

    bool operator==(const ChartMark &) const = default;
};

/// A space as printed.
struct ChartSpace
{
    Q_GADGET
    QML_VALUE_TYPE(chartSpace)
    Q_PROPERTY(int row MEMBER row FINAL)
    Q_PROPERTY(int column MEMBER column FINAL)
    Q_PROPERTY(int price MEMBER price FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(flimnap::ChartZone::Zone zone MEMBER zone FINAL)
    Q_PROPERTY(QList<flimnap::ChartMark> marks MEMBER marks FINAL)

public:
    int row = 0;
    int column = 0;
    int price = 0;
    QString name;
    ChartZone::Zone zone = ChartZone::Ordinary;
    QList<ChartMark> marks; ///< for whom it is a first price

    bool operator==(const ChartSpace &) const = default;
};

/// A company's marker; its ghost stays where it was before the last move.
struct ChartMarker
{
    Q_GADGET
    QML_VALUE_TYPE(chartMarker)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString token MEMBER token FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)
    Q_PROPERTY(bool shown MEMBER shown FINAL)
    Q_PROPERTY(int row MEMBER row FINAL)
    Q_PROPERTY(int column MEMBER column FINAL)
    Q_PROPERTY(int pile MEMBER pile FINAL)
    Q_PROPERTY(int pileSize MEMBER pileSize FINAL)
    Q_PROPERTY(bool hasGhost MEMBER hasGhost FINAL)
    Q_PROPERTY(int ghostRow MEMBER ghostRow FINAL)
    Q_PROPERTY(int ghostColumn MEMBER ghostColumn FINAL)

public:
    QString code;
    QString token;
    QColor colour;
    QColor textColour;
    bool shown = false;
    int row = 0;
    int column = 0;
    int pile = 0; ///< its place in it, from the top
    int pileSize = 0;
    bool hasGhost = false;
    int ghostRow = 0;
    int ghostColumn = 0;

    bool operator==(const ChartMarker &) const = default;
};

} // namespace flimnap
