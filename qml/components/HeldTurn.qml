import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// After a company's last move the table sees what its turn did, until it goes on.
Rectangle {
    id: root

    color: "#99000000"

    MouseArea {
        anchors.fill: parent
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, 480)

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            CompanyToken {
                code: Game.heldTurn.company ?? ""
                colour: Game.heldTurn.colour ?? Theme.panel
                textColour: Game.heldTurn.textColour ?? Theme.ink
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("The turn of %1").arg(Game.heldTurn.company ?? "")
                color: Theme.ink
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }
        Flickable {
            width: parent.width
            height: Math.min(list.implicitHeight, root.height - 150)
            contentHeight: list.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            EffectList {
                id: list

                width: parent.width
                effects: Game.heldTurn.effects ?? []
            }
        }
        AppButton {
            objectName: "goOn"
            width: parent.width
            primary: true
            text: qsTr("Go on")
            onClicked: Game.goOn()
        }
    }
}
