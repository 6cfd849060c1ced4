import QtQuick

/// What a table has agreed on that changes the result, folded to what is not as usual.
Column {
    id: root

    required property var rows ///< see views/table_switches.h
    readonly property var toggles: rows.filter(row => row.options.length === 0)
    readonly property var choices: rows.filter(row => row.options.length > 0)
    readonly property var unusual: rows.filter(row => row.value !== row.printed).map(row => row.label)
    property bool open: false
    signal agreed(string name, var value)

    spacing: Theme.gap

    Opener {
        objectName: "agreed_open"
        width: parent.width
        label: qsTr("What you play with")
        text: root.unusual.length > 0 ? root.unusual.join(", ") : qsTr("as usual")
        open: root.open
        onClicked: root.open = !root.open
    }
    Repeater {
        model: root.open ? root.toggles.length : 0 // by number, as in Segmented

        Toggle {
            required property int index
            readonly property var row: root.toggles[index] ?? ({
                    name: "",
                    label: "",
                    note: "",
                    value: false
                })

            objectName: "agreed_" + row.name
            width: root.width
            text: row.label
            note: row.note
            checked: row.value
            onToggled: root.agreed(row.name, checked)
        }
    }
    Repeater {
        model: root.open ? root.choices.length : 0

        TableChoice {
            required property int index

            width: root.width
            item: root.choices[index] ?? ({
                    kind: "switch",
                    name: "",
                    path: [],
                    label: "",
                    value: "",
                    printed: "",
                    options: []
                })
            onEntered: value => root.agreed(item.name, value)
        }
    }
}
