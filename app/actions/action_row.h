#pragma once

#include <QString>

#include "actions/slot_group.h"
#include "views/player_looks.h"

namespace flimnap {

/// A kind of move as a button: what it says, what it opens, whether it is possible, and where it stands.
struct ActionRow
{
    Q_GADGET
    QML_VALUE_TYPE(actionRow)
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString sheet MEMBER sheet FINAL)
    Q_PROPERTY(bool allowed MEMBER allowed FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(bool direct MEMBER direct FINAL)
    Q_PROPERTY(bool hasChoices MEMBER hasChoices FINAL)
    Q_PROPERTY(bool mayHaveChoices MEMBER mayHaveChoices FINAL)
    Q_PROPERTY(bool quiet MEMBER quiet FINAL)
    Q_PROPERTY(QString terms MEMBER terms FINAL)
    Q_PROPERTY(flimnap::PlayerLook decider MEMBER decider FINAL)
    Q_PROPERTY(flimnap::SlotGroup::Group group MEMBER group FINAL)
    Q_PROPERTY(int order MEMBER order FINAL)

public:
    QString kind; ///< the text of an ActionKey
    QString title;
    QString icon;
    QString sheet = "PlainSheet";
    bool allowed = false;
    QString reason; ///< why it is not
    QString rule;
    bool direct = false;         ///< made without a sheet: there is nothing to see in advance …
    bool hasChoices = false;     ///< … but something else that could be chosen
    bool mayHaveChoices = false; ///< at one time or another
    bool quiet = false;          ///< nobody waits for it: it stands with what is not a move
    QString terms;               ///< what it costs, where that is not to be seen at once
    PlayerLook decider;          ///< for a company that nobody at the table directs
    SlotGroup::Group group = SlotGroup::Aside;
    int order = 0; ///< in its group, counted from below, where the end of the turn is

    bool operator==(const ActionRow &) const = default;
};

/// How many places the bar of actions has in a round of a kind.
struct ActionPlaces
{
    Q_GADGET
    QML_VALUE_TYPE(actionPlaces)
    Q_PROPERTY(int main MEMBER main FINAL)
    Q_PROPERTY(int rare MEMBER rare FINAL)
    Q_PROPERTY(int highestRare MEMBER highestRare FINAL)
    Q_PROPERTY(int extra MEMBER extra FINAL)

public:
    int main = 0;
    int rare = 0;
    int highestRare = 0; ///< up to which of them, counted from below, something is possible now
    int extra = 0;

    bool operator==(const ActionPlaces &) const = default;
};

/// Why something cannot be done now: the same reason once for all it holds for.
struct NotNow
{
    Q_GADGET
    QML_VALUE_TYPE(notNow)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(QString titles MEMBER titles FINAL)

public:
    QString reason;
    QString rule;
    QString titles;
    int count = 0; ///< of kinds of moves

    bool operator==(const NotNow &) const = default;
};

} // namespace flimnap
