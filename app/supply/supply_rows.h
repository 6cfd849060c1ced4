#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flimnap {

/// A train as its card shows it.
struct TrainOnSale
{
    Q_GADGET
    QML_VALUE_TYPE(trainOnSale)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool old MEMBER old FINAL)
    Q_PROPERTY(QString sizeTitle MEMBER sizeTitle FINAL)
    Q_PROPERTY(int price MEMBER price FINAL)
    Q_PROPERTY(bool scrapped MEMBER scrapped FINAL)

public:
    QString code;
    QString name;
    bool old = false;
    QString sizeTitle;
    int price = 0;
    bool scrapped = false;

    bool operator==(const TrainOnSale &) const = default;
};

/// Cards of a kind that can be bought now.
struct TrainStack
{
    Q_GADGET
    QML_VALUE_TYPE(trainStack)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QList<flimnap::TrainOnSale> faces MEMBER faces FINAL)

public:
    QString card;
    QString title;
    QList<TrainOnSale> faces;

    bool operator==(const TrainStack &) const = default;
};

/// A round as it stands on the track of rounds.
struct RoundStop
{
    Q_GADGET
    QML_VALUE_TYPE(roundStop)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)
    Q_PROPERTY(bool current MEMBER current FINAL)
    Q_PROPERTY(bool past MEMBER past FINAL)

public:
    QString title;
    int value = 0; ///< of a private railway then; 0 where it has none
    bool current = false;
    bool past = false;

    bool operator==(const RoundStop &) const = default;
};

} // namespace flimnap
