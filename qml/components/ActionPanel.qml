import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// What can be done now, as large buttons under the thumb; what cannot stays visible below and says why.
Rectangle {
    id: root

    property int columns: 2

    implicitHeight: flick.contentHeight + 2 * Theme.gap
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
        interactive: contentHeight > height + 1

        GridLayout {
            id: list

            width: flick.width
            columns: root.columns
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            AppButton {
                objectName: "showScores"
                Layout.fillWidth: true
                Layout.columnSpan: root.columns
                visible: Game.over
                primary: true
                iconName: "scales"
                text: qsTr("Final scoring")
                onClicked: Nav.go("ScoringScreen", {})
            }
            Repeater {
                model: Game.actions

                ActionButton {
                    visible: !quiet
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.columnSpan: wide ? root.columns : 1
                }
            }
        }
        // In the margin beside what scrolls.
        ScrollBar.vertical: PageScrollBar {
            parent: root
            x: root.width - width
            y: flick.y
            height: flick.height
            needed: flick.interactive
        }
    }
}
