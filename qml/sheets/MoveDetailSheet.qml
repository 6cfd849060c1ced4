import QtQuick
import Flimnap.App

/// One move of the journal: its postings, its note, and the ways to change it.
Sheet {
    id: root

    required property int place
    property var move: Game.moveAt(place)
    property var trial: ({})

    readonly property var numberKeys: ["price", "percent", "amount", "cost", "revenue", "mine"]
    readonly property var numbers: numberKeys.filter(key => move[key] !== undefined)

    function change(key: string, value: var) {
        const next = Object.assign({}, move);
        next[key] = value;
        move = next;
        trial = Game.tryAmendment(place, move);
    }

    title: qsTr("Move %1: %2").arg(place).arg(Game.describe(Game.moveAt(place)))
    confirmText: trial.ok === true ? qsTr("Change this move, all later ones fit") : trial.ok === false ? qsTr("Change it; play again from move %1 on").arg(trial.misfitPlace ?? place) : qsTr("Nothing changed yet")
    confirmEnabled: trial.ok !== undefined && (trial.ok === true || trial.replayed > 0)
    onConfirmed: {
        if (Game.adoptAmendment())
            Nav.closeSheet();
    }

    StoryList {
        width: parent.width
        stories: Game.storiesAt(root.place)
    }
    SectionTitle {
        width: parent.width
        visible: Game.storiesAt(root.place).length > 0
        text: qsTr("Everything it did")
    }
    EffectList {
        width: parent.width
        effects: Game.effectsAt(root.place)
    }
    Repeater {
        model: root.numbers

        AmountEntry {
            required property string modelData

            width: parent.width
            key: modelData
            title: qsTr("Change: %1").arg(Game.keyTitle(modelData))
            least: 0
            most: 999999
            suggested: Game.moveAt(root.place)[modelData]
            onValueChanged: {
                if (value !== Game.moveAt(root.place)[modelData])
                    root.change(modelData, value);
            }
        }
    }
    Segmented {
        width: parent.width
        visible: root.move.pay !== undefined
        prefix: "change_pay"
        options: [{
                value: "all",
                label: qsTr("Pay out")
            }, {
                value: "none",
                label: qsTr("Keep")
            }]
        value: root.move.pay
        onChosen: value => root.change("pay", value)
    }
    RefusalLine {
        width: parent.width
        visible: root.trial.ok === false
        text: root.trial.misfitMove !== undefined ? qsTr("Move %1 would no longer fit: %2. %3").arg(root.trial.misfitPlace).arg(root.trial.misfitMove).arg(root.trial.misfit) : qsTr("Not possible: %1").arg(root.trial.misfit ?? "")
        rule: root.trial.rule ?? ""
    }
    AppButton {
        objectName: "strikeMove"
        width: parent.width
        text: qsTr("Strike this move out …")
        onClicked: root.trial = Game.tryAmendment(root.place, ({}))
    }
    AppButton {
        objectName: "undoToHere"
        width: parent.width
        iconName: "undo"
        text: qsTr("Undo everything after this move")
        onClicked: {
            Game.undoTo(root.place);
            Nav.closeSheet();
        }
    }
    InkField {
        id: note

        objectName: "note"
        width: parent.width
        text: root.move.note ?? ""
        placeholderText: qsTr("Note")
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Note")
    }
    AppButton {
        objectName: "saveNote"
        width: parent.width
        visible: note.text !== (root.move.note ?? "")
        text: qsTr("Keep the note")
        onClicked: {
            Game.setNote(root.place, note.text);
            root.move = Game.moveAt(root.place);
        }
    }
}
