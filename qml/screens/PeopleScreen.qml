import QtQuick
import Flimnap.App

/// Who sits at this table: names and colours at any time, the order of play before the first move.
AppPage {
    id: root

    title: qsTr("Players")

    Text {
        width: parent.width
        text: People.canMove ? qsTr("Names and colours can be changed at any time, the order of play before the first move.") : qsTr("Names and colours can be changed at any time.")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: People.seats

        SeatRow {
            width: parent.width
            count: People.seats.count
            canMove: People.canMove
            onRenamed: name => People.rename(index, name)
            onRecoloured: colour => People.recolour(index, colour)
            onMoved: (from, to) => People.moveSeat(from, to)
            onFinished: {
                if (People.fault === "")
                    Nav.back();
            }
        }
    }
    RefusalLine {
        objectName: "peopleFault"
        width: parent.width
        visible: People.fault !== ""
        text: People.fault
    }
}
