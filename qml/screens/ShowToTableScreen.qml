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

        readonly property int lines: Math.ceil(Overview.players.count / columns)
        readonly property int longest: Theme.amount(Overview.mostCash).length
        /// One for all, so that the longest amount fits, and that under badge and name.
        readonly property real figureSize: Math.max(20, Math.min((width / columns - columnSpacing) / (0.68 * longest), height / lines * 0.5, (height / lines - rowSpacing - 32 - 1.4 * Theme.title) / 1.25))

        anchors.fill: parent
        anchors.margins: Theme.margin
        rotation: root.upsideDown ? 180 : 0
        columns: width < height ? (Overview.players.count > 4 ? 2 : 1) : Overview.players.count === 4 ? 2 : Math.min(3, Overview.players.count)
        columnSpacing: 2 * Theme.margin

        Repeater {
            model: Overview.players

            ColumnLayout {
                id: cell

                required property string name
                required property string initial
                required property color colour
                required property color textColour
                required property int cash
                required property companyLook company

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1 // all alike
                spacing: 0

                PlayerBadge {
                    Layout.alignment: Qt.AlignHCenter
                    initial: cell.initial
                    colour: cell.colour
                    textColour: cell.textColour
                }
                Text {
                    Layout.fillWidth: true
                    text: cell.company.token !== "" ? qsTr("%1, treasury of %2").arg(cell.name).arg(cell.company.token) : cell.name
                    color: Theme.ink
                    font.pixelSize: Theme.title
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                }
                Text {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    text: Theme.amount(cell.cash)
                    color: Theme.ink
                    font.pixelSize: grid.figureSize
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignTop
                }
            }
        }
    }
}
