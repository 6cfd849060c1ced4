import QtQuick
import Flimnap.App

/// What was booked just now, for those who saw nothing else change, and the way back; its room is there all the time.
Item {
    id: root

    Connections {
        target: Game

        function onToldChanged() {
            words.text = Game.told;
            if (Game.told !== "")
                fade.restart();
        }
    }
    Timer {
        id: fade

        interval: 8000
        onTriggered: words.text = ""
    }
    Text {
        id: words

        objectName: "booked"
        width: parent.width - undo.width - Theme.gap
        height: parent.height
        color: Theme.ink
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.7)
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    AppButton {
        id: undo

        objectName: "undoBooked"
        x: parent.width - width
        width: Math.max(Theme.target, Math.round(parent.width * 0.35))
        height: parent.height
        visible: words.text !== ""
        fits: true
        enabled: Game.canUndo
        text: qsTr("Undo")
        onClicked: Game.undo()
    }
}
