import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// After a company's last move the table sees what its turn did and what befell everybody with it, until it goes on.
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
            visible: Aftermath.turn.company.token !== ""
            spacing: Theme.gap

            CompanyToken {
                code: Aftermath.turn.company.token
                colour: Aftermath.turn.company.colour
                textColour: Aftermath.turn.company.textColour
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("The turn of %1").arg(Aftermath.turn.company.token)
                color: Theme.ink
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
        }
        Flickable {
            id: flick

            width: parent.width
            height: Math.min(list.implicitHeight, root.height - 150)
            contentHeight: list.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height + 1

            Column {
                id: list

                width: flick.width - (flick.interactive ? Theme.margin : 0)
                spacing: Theme.margin

                EffectList {
                    width: parent.width
                    visible: effects.length > 0
                    effects: Aftermath.turn.effects
                }
                StoryList {
                    width: parent.width
                    stories: Aftermath.turn.stories
                }
            }
            ScrollBar.vertical: PageScrollBar {
                needed: flick.interactive
            }
        }
        AppButton {
            objectName: "goOn"
            width: parent.width
            focus: true
            primary: true
            text: qsTr("Go on")
            onClicked: Aftermath.goOn()
        }
    }
}
