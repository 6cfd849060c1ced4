import QtQuick
import Flimnap.App

/// The latest lines of the journal, the newest on top.
Panel {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    readonly property var moves: latest(Game.moveCount)

    function latest(count: int): var {
        const rows = [];
        for (let place = count; place > Math.max(0, count - 6); --place)
            rows.push(Game.journal.row(place - 1));
        return rows;
    }

    radius: 0

    SectionTitle {
        width: parent.width
        text: qsTr("Latest moves")
    }
    Repeater {
        model: root.moves

        Text {
            required property var modelData

            width: parent.width
            text: qsTr("%1  %2", "number and move").arg(modelData.place).arg(modelData.text)
            color: Theme.ink
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
}
