#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "session/session.h"
#include "views/player_looks.h"

namespace flimnap {

/// A thing to know of an account, and how much of it; of a player where he is one.
struct AccountFact
{
    Q_GADGET
    QML_VALUE_TYPE(accountFact)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(flimnap::PlayerLook player MEMBER player FINAL)

public:
    QString label;
    QString note;
    PlayerLook player;

    bool operator==(const AccountFact &) const = default;
};

struct AccountSection
{
    Q_GADGET
    QML_VALUE_TYPE(accountSection)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QList<flimnap::AccountFact> facts MEMBER facts FINAL)

public:
    QString title;
    QList<AccountFact> facts;

    bool operator==(const AccountSection &) const = default;
};

/// What people want to know of somebody before they ask why he has his money: of a player what he owns and what that
/// is worth, of a company who holds it, its trains and its last incomes, the newest first.
QList<AccountSection> accountSections(const Session &session, const PlayerLooks &looks, Party account);

} // namespace flimnap
