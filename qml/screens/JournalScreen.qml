import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// The game as readable text by round, the newest move at the end, as in a book; a move opens to be looked at or changed.
Page {
    id: root

    title: qsTr("Journal, %n move(s)", "", Game.moveCount)
    background: Rectangle {
        color: Theme.paper
    }
    header: PageHeader {
        title: root.title

        IconButton {
            objectName: "correction"
            iconName: "scales"
            label: qsTr("Book a correction")
            onClicked: Nav.sheet("CorrectionSheet", {})
        }
    }

    Column {
        id: top

        x: Theme.sideMargin(parent.width)
        width: parent.width - 2 * x
        topPadding: 4
        spacing: 4

        PartyFilter {
            width: parent.width
            parties: Journal.parties
            current: Journal.filter
            onChosen: code => {
                Journal.filter = code;
                list.followsEnd = true;
                list.positionViewAtEnd();
            }
        }
        Text {
            objectName: "filtered"
            width: parent.width
            visible: Journal.filteredName !== ""
            text: qsTr("Only what concerned %1, and what it changed for them").arg(Journal.filteredName)
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
    ListView {
        id: list

        property bool followsEnd: true ///< until somebody leafs back

        objectName: "scroller"
        anchors.fill: parent
        anchors.topMargin: top.height + 4
        anchors.leftMargin: top.x
        anchors.rightMargin: top.x
        model: Journal.rows
        spacing: 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        delegate: Loader {
            id: entry

            required property string kind
            required property var line

            width: list.width
            sourceComponent: kind === "round" ? round : move

            Component {
                id: round

                JournalRound {
                    width: entry.width
                    line: entry.line
                    onPressed: list.followsEnd = false
                }
            }
            Component {
                id: move

                JournalRow {
                    width: entry.width
                    line: entry.line
                }
            }
        }
        ScrollBar.vertical: PageScrollBar {
            parent: list.parent
            x: list.x + list.width + 2
            y: list.y
            height: list.height
            needed: list.contentHeight > list.height
        }

        function follow() {
            if (followsEnd)
                positionViewAtEnd();
        }

        onContentHeightChanged: follow()
        onHeightChanged: follow()
        onMovementStarted: followsEnd = false
    }
    footer: AppButton {
        objectName: "undoneMoves"
        visible: Journal.undoneCount > 0
        quiet: true
        iconName: "redo"
        text: qsTr("Undone moves (%1) …").arg(Journal.undoneCount)
        onClicked: Nav.go("UndoneMovesScreen", {})
    }
}
