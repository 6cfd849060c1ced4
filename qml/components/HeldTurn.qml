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
        height: Math.min(parent.height - 2 * Theme.margin, implicitHeight)

        RowLayout {
            Layout.fillHeight: false
            Layout.fillWidth: true
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
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: list.implicitHeight
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
            Layout.fillWidth: true
            primary: true
            text: qsTr("Go on")
            onClicked: Game.goOn()
        }
    }
}
