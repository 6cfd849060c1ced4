import QtQuick
import Flimnap.App

/// A balance: the largest thing on its card, digits of equal width; it counts from the old amount to the new one.
Text {
    id: root

    required property int units
    property string currency: Game.currency
    property bool large: true
    property real shown: units

    text: Theme.amountIn(Math.round(shown), currency)
    color: units < 0 ? Theme.bad : Theme.ink
    font.pixelSize: large ? Theme.money : Theme.body
    font.weight: Font.DemiBold
    horizontalAlignment: Text.AlignRight

    Behavior on shown {
        NumberAnimation {
            duration: Theme.motion
        }
    }
}
