#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "session/session.h"

namespace flimnap {

/// An offer as a tile to choose it by: what it is about, what else it would set off, why it is refused.
struct OfferRow
{
    Q_GADGET
    QML_VALUE_TYPE(offerRow)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString token MEMBER token FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)
    Q_PROPERTY(QString origin MEMBER origin FINAL)
    Q_PROPERTY(bool originIsOnToken MEMBER originIsOnToken FINAL)
    Q_PROPERTY(QString special MEMBER special FINAL)
    Q_PROPERTY(QString further MEMBER further FINAL)
    Q_PROPERTY(QString hint MEMBER hint FINAL)
    Q_PROPERTY(QString buyer MEMBER buyer FINAL)
    Q_PROPERTY(int price MEMBER price FINAL)
    Q_PROPERTY(bool allowed MEMBER allowed FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(bool waivable MEMBER waivable FINAL)
    Q_PROPERTY(bool needsRoom MEMBER needsRoom FINAL)
    Q_PROPERTY(QList<int> numberChips MEMBER numberChips FINAL)
    Q_PROPERTY(QList<int> wordChips MEMBER wordChips FINAL)
    Q_PROPERTY(int keypads MEMBER keypads FINAL)

public:
    QString key;     ///< tells it from the others of its kind: "BCB", "a.2@MW"
    QString title;   ///< of what is to be decided: "Buy a train"
    QString label;   ///< the move as a sentence
    QString heading; ///< what or whom it is about
    QString token;   ///< empty if it is about no company
    QColor colour;
    QColor textColour;
    QString origin;               ///< more about that, and from whom it comes …
    bool originIsOnToken = false; ///< … which the token says as well
    QString special;              ///< what tells it from others about the same thing
    QString further;              ///< what it does beyond itself
    QString hint;                 ///< what to know before
    QString buyer;
    int price = 0;
    bool allowed = false;
    QString reason; ///< why it is not
    QString rule;
    bool waivable = false;
    bool asks = false;      ///< something is still to be entered for it …
    bool needsRoom = false; ///< … in the place of the others
    QList<int> numberChips; ///< for each number that is not fixed, so many are usual …
    QList<int> wordChips;   ///< … for each word, so many there are
    int keypads = 0;        ///< for so many of the numbers

    bool operator==(const OfferRow &) const = default;
};

OfferRow offerRow(const Session &session, const Offer &offer);

/// The offer's move with every choice as suggested.
Move suggestedMove(const Offer &offer);

/// Whether the offer as suggested touches neither money nor shares, prices or trains: nothing to be seen in advance.
bool isQuick(const Session &session, const Offer &offer);

} // namespace flimnap
