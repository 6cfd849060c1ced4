import QtQuick
import Flimnap.App

/// What a table has agreed on that changes the result, folded to what is not as usual.
Column {
    id: root

    required property agreement agreement
    property tableQuestion none
    property bool open: false
    signal agreed(string name, string word)

    spacing: Theme.gap

    Opener {
        objectName: "agreed_open"
        width: parent.width
        label: qsTr("What you play with")
        text: root.agreement.unusual || qsTr("as usual")
        open: root.open
        onClicked: root.open = !root.open
    }
    Repeater {
        model: root.open ? root.agreement.toggles.length : 0 // by number, as in Segmented

        Toggle {
            required property int index
            readonly property tableQuestion row: root.agreement.toggles[index] ?? root.none

            objectName: "agreed_" + row.key
            width: root.width
            text: row.label
            note: row.note
            checked: row.has("true")
            onToggled: root.agreed(row.key, checked ? "true" : "false")
        }
    }
    Repeater {
        model: root.open ? root.agreement.choices.length : 0

        TableChoice {
            required property int index

            width: root.width
            question: root.agreement.choices[index] ?? root.none
            onEntered: root.agreed(current.key, current.word)
        }
    }
}
