import QtQuick
import Flimnap.App

/// The rules were corrected since the game was played: what differs now, and the table's choice.
Panel {
    Text {
        width: parent.width
        text: Game.warning
        color: Theme.bad
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "takeNewResult"
        width: parent.width
        visible: Game.mustChooseResult
        text: qsTr("Take the new result")
        onClicked: Game.takeNewResult()
    }
    AppButton {
        objectName: "keepOldBalances"
        width: parent.width
        visible: Game.mustChooseResult
        text: qsTr("Keep the old balances, booked as corrections")
        onClicked: Game.keepOldBalances()
    }
}
