import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// What can be done now, as large buttons under the thumb; what cannot stays visible and says why.
Rectangle {
    id: root

    property bool column: false

    implicitHeight: Math.min(flick.contentHeight, 260) + 2 * Theme.gap
    color: Theme.shade

    Flickable {
        id: flick

        objectName: "actionScroller"
        anchors.fill: parent
        anchors.margins: Theme.gap
        contentWidth: width
        contentHeight: list.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Flow {
            id: list

            width: flick.width
            spacing: Theme.gap

            Repeater {
                model: Game.actions

                ActionButton {
                    width: root.column ? list.width : Math.floor((list.width - Theme.gap) / 2)
                }
            }
            AppButton {
                objectName: "showScores"
                width: list.width
                visible: Game.over
                primary: true
                text: qsTr("Final scoring")
                onClicked: Nav.go("ScoringScreen", {})
            }
        }
        ScrollBar.vertical: ScrollBar {
        }
    }
}
