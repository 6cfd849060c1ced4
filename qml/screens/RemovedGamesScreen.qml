import QtQuick
import Flimnap.App

/// What was taken off the shelf and can still be brought back.
AppPage {
    id: root

    title: qsTr("Removed games")

    Text {
        width: parent.width
        text: qsTr("A removed game is kept for thirty days, in case it was removed by mistake.")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: Library.removedGames

        RemovedGameRow {
            width: parent.width
        }
    }
    Text {
        width: parent.width
        visible: Library.removedGames.count === 0
        text: qsTr("No game is kept here.")
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
}
