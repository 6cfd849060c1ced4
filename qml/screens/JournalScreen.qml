import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// The game as readable text by round, the newest move at the end, as in a book; a move opens to be looked at or changed.
Page {
    id: root

    /// Asked anew after every move.
    function undoneLines(moves: int): var {
        return moves >= 0 ? Game.undoneLines() : [];
    }

    title: qsTr("Journal")
    background: Rectangle {
        color: Theme.paper
    }
    header: RowLayout {
        spacing: Theme.gap

        IconButton {
            objectName: "back"
            iconName: "back"
            label: qsTr("Back")
            onClicked: Nav.back()
        }
        Text {
            Layout.fillWidth: true
            text: qsTr("Journal, %n move(s)", "", Game.moveCount)
            color: Theme.ink
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        IconButton {
            objectName: "correction"
            iconName: "add"
            label: qsTr("Book a correction")
            onClicked: Nav.sheet("CorrectionSheet", {})
        }
    }

    ListView {
        id: list

        objectName: "scroller"
        anchors.fill: parent
        anchors.margins: Theme.margin
        anchors.leftMargin: Theme.sideMargin(parent.width)
        anchors.rightMargin: Theme.sideMargin(parent.width)
        model: Game.journal
        spacing: 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        section.property: "roundTitle"
        section.delegate: SectionTitle {
            required property string section

            width: list.width
            text: section
            topPadding: Theme.gap
        }
        delegate: JournalRow {
            width: list.width
        }
        ScrollBar.vertical: PageScrollBar {
            parent: list.parent
            x: list.x + list.width + 2
            y: list.y
            height: list.height
            needed: list.contentHeight > list.height
        }
        property bool followsEnd: true ///< until somebody leafs back

        onContentHeightChanged: {
            if (followsEnd)
                positionViewAtEnd();
        }
        onMovementStarted: followsEnd = false
    }
    footer: Column {
        spacing: 4

        Repeater {
            model: root.undoneLines(Game.moveCount)

            AppButton {
                required property var modelData

                width: parent.width
                quiet: true
                iconName: "redo"
                text: qsTr("Bring back %n undone move(s), up to: %1", "", modelData.moves).arg(modelData.last)
                onClicked: Game.bringBack(modelData.tip)
            }
        }
    }
}
