import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Where the table is, who acts, and what he has: always in view.
Rectangle {
    id: root

    property bool compact: false
    readonly property var account: accountOf(Game.turn, Game.moveCount)

    function accountOf(code: string, moves: int): var {
        const model = Game.turnIsCompany ? Game.companies : Game.players;
        for (let i = 0; i < model.count; ++i) {
            const row = model.row(i);
            if (row.code === code)
                return row;
        }
        return ({});
    }

    implicitHeight: column.implicitHeight + Theme.gap
    color: Theme.paper

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            IconButton {
                objectName: "home"
                iconName: "back"
                label: qsTr("To the shelf of games")
                onClicked: Nav.home()
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("%1 · phase %2").arg(Game.round).arg(Game.phase)
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: qsTr("%1, phase %2").arg(Game.roundTitle).arg(Game.phase)
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
                iconName: "more"
                label: qsTr("More: chart, journal, statements")
                onClicked: Nav.sheet("MoreSheet", {})
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            visible: !Game.over

            CompanyToken {
                visible: Game.turnIsCompany
                code: Game.turn
                colour: root.account.colour ?? Theme.panel
                textColour: root.account.textColour ?? Theme.ink
                size: 36
            }
            PlayerBadge {
                visible: !Game.turnIsCompany
                initial: root.account.initial ?? ""
                colour: root.account.colour ?? Theme.panel
                textColour: root.account.textColour ?? Theme.ink
                size: 36
            }
            Text {
                objectName: "expectation"
                Layout.fillWidth: true
                text: Game.expectation
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            MoneyText {
                objectName: "actorBalance"
                units: Game.turnIsCompany ? root.account.treasury ?? 0 : root.account.cash ?? 0
            }
        }
        Text {
            Layout.fillWidth: true
            visible: Game.over
            text: Game.expectation
            color: Theme.ink
            font.pixelSize: Theme.body
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        color: Theme.accent
    }
}
