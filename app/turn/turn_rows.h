#pragma once

#include "views/colours.h"
#include "views/player_looks.h"

namespace flimnap {

/// Who must act, as he is shown with the money at hand; a company has no name or initial.
struct Actor
{
    Q_GADGET
    QML_VALUE_TYPE(actor)
    Q_PROPERTY(flimnap::PlayerLook look MEMBER look FINAL)
    Q_PROPERTY(bool hasMoney MEMBER hasMoney FINAL)
    Q_PROPERTY(int balance MEMBER balance FINAL)

public:
    PlayerLook look;
    bool hasMoney = false; ///< of his own
    int balance = 0;

    bool operator==(const Actor &) const = default;
};

} // namespace flimnap
