import QtQuick
import Flimnap.App

/// One move of the journal: its postings, its note, and the ways to change it or to go back to it.
Sheet {
    id: root

    required property int place
    readonly property var line: Journal.lineAt(place)
    readonly property int behind: Game.moveCount - place
    property bool asks: false

    function undoBehind() {
        Game.undoTo(place);
        Nav.closeSheet();
    }

    PlayedMove {
        id: played

        place: root.place
    }

    title: qsTr("Move %1: %2").arg(place).arg(line.text)
    confirmText: qsTr("Change this move …")
    onConfirmed: Nav.sheet("MendSheet", {
        place: root.place
    })

    Text {
        width: parent.width
        visible: root.line.former !== ""
        text: qsTr("Changed. Before it was: %1").arg(root.line.former)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        visible: root.line.forced !== ""
        text: qsTr("The table said yes: %1").arg(root.line.forced)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    RefusalLine {
        objectName: "waived"
        width: parent.width
        visible: played.waived !== ""
        text: played.waived
        rule: played.waivedRule
    }
    StoryList {
        width: parent.width
        stories: played.stories
    }
    SectionTitle {
        width: parent.width
        visible: played.stories.length > 0
        text: qsTr("Everything it did")
    }
    EffectList {
        width: parent.width
        effects: played.effects
    }
    InkField {
        id: note

        objectName: "note"
        width: parent.width
        text: root.line.note
        placeholderText: qsTr("Note")
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Note")
    }
    AppButton {
        objectName: "saveNote"
        width: parent.width
        visible: note.text !== root.line.note
        text: qsTr("Keep the note")
        onClicked: Mending.setNote(root.place, note.text)
    }
    AppButton {
        objectName: "strikeMove"
        width: parent.width
        visible: !root.asks
        text: qsTr("Strike this move out …")
        onClicked: Nav.sheet("MendSheet", {
            place: root.place,
            strikes: true
        })
    }
    AppButton {
        objectName: "undoToHere"
        width: parent.width
        visible: root.behind > 0 && !root.asks
        iconName: "undo"
        text: qsTr("Undo everything after this move")
        note: qsTr("%n move(s)", "", root.behind)
        onClicked: {
            if (root.behind > 3)
                root.asks = true;
            else
                root.undoBehind();
        }
    }
    Question {
        width: parent.width
        visible: root.asks
        text: qsTr("Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.", "", root.behind)
        yes: qsTr("Undo %n move(s)", "", root.behind)
        onAgreed: root.undoBehind()
        onDeclined: root.asks = false
    }
}
