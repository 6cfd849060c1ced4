import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// Huge figures, to be read from across the table; a tap turns them upside down.
Page {
    id: root

    property bool upsideDown: false

    background: Rectangle {
        color: Theme.paper
    }
    header: RowLayout {
        IconButton {
            objectName: "back"
            iconName: "back"
            label: qsTr("Back")
            onClicked: Nav.back()
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            objectName: "turnAround"
            iconName: "redo"
            label: qsTr("Turn around")
            onClicked: root.upsideDown = !root.upsideDown
        }
    }

    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.margins: Theme.margin
        rotation: root.upsideDown ? 180 : 0
        columns: width > height ? 3 : Game.players.count > 4 ? 2 : 1

        Repeater {
            model: Game.players

            ColumnLayout {
                id: cell

                required property string name
                required property int cash
                required property var company

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Text {
                    Layout.fillWidth: true
                    text: cell.company.code !== undefined ? qsTr("%1, treasury of %2").arg(cell.name).arg(cell.company.code) : cell.name
                    color: Theme.muted
                    font.pixelSize: Theme.title
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }
                Text {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    text: Theme.amount(cell.cash)
                    color: Theme.ink
                    font.pixelSize: Theme.huge
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 20
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }
}
