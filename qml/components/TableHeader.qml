import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Where the table is, who acts, and what he has: always in view. One line where there is width, else two.
Rectangle {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    property bool oneLine: false

    implicitHeight: column.implicitHeight + notices.implicitHeight + 3
    color: Theme.paper

    GridLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        columns: root.oneLine ? 2 : 1
        rowSpacing: 0
        columnSpacing: Theme.margin

        RowLayout {
            Layout.fillHeight: false
            Layout.fillWidth: !root.oneLine
            Layout.preferredWidth: root.width - Theme.movesWidth(root.width) ///< as wide as the table below it
            spacing: 0

            IconButton {
                objectName: "home"
                iconName: "back"
                label: qsTr("To the shelf of games")
                onClicked: Nav.home()
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("%1 · %2").arg(Game.hasShares ? Game.round : Game.roundTitle).arg(qsTr("phase %1").arg(Supply.phase).replace(" ", "\u00a0"))
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: qsTr("%1, phase %2").arg(Game.roundTitle).arg(Supply.phase)
            }
            IconButton {
                objectName: "chart"
                visible: Game.hasShares
                iconName: "chart"
                label: Chart.title
                onClicked: Nav.go("ChartScreen", {})
            }
            IconButton {
                objectName: "undo"
                enabled: Game.canUndo
                iconName: "undo"
                label: qsTr("Undo")
                onClicked: Game.undo()
            }
            IconButton {
                objectName: "redo"
                enabled: Game.canRedo
                iconName: "redo"
                label: qsTr("Redo")
                onClicked: Game.redo()
            }
            IconButton {
                objectName: "more"
                hotkey: "F10"
                iconName: "more"
                label: qsTr("More: journal, worth, scoring, settings")
                onClicked: Nav.sheet("MoreSheet", {})
            }
        }
        RowLayout {
            Layout.fillHeight: false
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            Layout.bottomMargin: root.oneLine ? 0 : Theme.gap / 2
            spacing: Theme.gap

            CompanyToken {
                visible: Turn.isCompany
                code: Turn.name
                colour: Turn.actor.look.colour
                textColour: Turn.actor.look.textColour
                size: 36
            }
            PlayerBadge {
                visible: initial !== ""
                initial: Turn.actor.look.initial
                colour: Turn.actor.look.colour
                textColour: Turn.actor.look.textColour
                size: 36
            }
            Text {
                objectName: "expectation"
                Layout.fillWidth: true
                text: Turn.expectation
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            MoneyText {
                objectName: "actorBalance"
                visible: Turn.actor.hasMoney
                units: Turn.actor.balance
            }
        }
    }
    Column {
        id: notices

        y: column.implicitHeight
        width: root.width

        BankLine {
            width: parent.width
            visible: Supply.bankIsLimited
        }
        NoticeLine {
            objectName: "ending"
            width: parent.width
            visible: text !== ""
            text: Supply.ending
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        color: Theme.accent
    }
}
