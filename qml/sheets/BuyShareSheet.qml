import QtQuick
import Flimnap.App

/// A player buys one certificate at the current price.
MoveSheet {
    title: qsTr("%1 buys a share").arg(Game.turnName)
    current: likely >= 0 ? likely : onlyAllowed()

    readonly property int likely: Game.likelyOffer(kind)
}
