import QtQuick
import Flimnap.App

/// What was undone and then decided otherwise: each line can be taken up again, which is asked about first.
AppPage {
    id: root

    /// Asked anew after every move.
    readonly property var lines: Journal.undoneCount >= 0 && Game.moveCount >= 0 ? Journal.undoneLines() : []

    title: qsTr("Undone moves")

    Text {
        width: parent.width
        text: root.lines.length > 0 ? qsTr("Nothing that was undone is lost. Whoever takes up a line goes back to where it branched off; what was played instead is then kept here.") : qsTr("Nothing was undone and decided otherwise.")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.lines

        UndoneLine {
            width: parent.width
        }
    }
}
