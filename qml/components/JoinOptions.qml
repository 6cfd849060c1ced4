pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// One or several of a list; a long list is folded away behind what is chosen.
ColumnLayout {
    id: root

    required property var field
    property bool open: false
    readonly property bool single: field.kind === "choice"
    readonly property int count: field.optionCount ?? 0
    readonly property bool folds: field.folds ?? false

    /// The answer comes last: it may bring other questions, and this one made anew.
    function choose(value: string) {
        if (single) {
            open = false;
            Join.set(field.place, value);
        } else {
            Join.toggle(field.place, value);
        }
    }

    Layout.fillHeight: false
    spacing: Theme.gap / 2

    Text {
        Layout.fillWidth: true
        visible: !root.folds
        text: root.field.label
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Opener {
        objectName: "join_" + root.field.place
        Layout.fillWidth: true
        visible: root.folds
        label: root.field.label
        text: root.field.text ?? ""
        open: root.open
        onClicked: root.open = !root.open
    }
    Flow {
        Layout.fillWidth: true
        visible: !root.folds || root.open
        spacing: Theme.gap / 2

        Repeater {
            model: !root.folds || root.open ? root.count : 0

            TableOption {
                required property int index
                readonly property var option: root.field.options?.[index] ?? ({
                        value: "",
                        label: ""
                    })
                readonly property int rank: (root.field.values ?? []).indexOf(option.value)

                objectName: "join_" + root.field.place + "=" + option.value
                width: Math.min(implicitWidth, root.width)
                text: rank >= 0 && root.field.kind === "sequence" ? qsTr("%1. %2").arg(rank + 1).arg(option.label) : option.label
                checked: rank >= 0
                Accessible.role: root.single ? Accessible.RadioButton : Accessible.CheckBox
                Accessible.name: qsTr("%1: %2").arg(root.field.label).arg(option.label)
                onClicked: root.choose(option.value)
            }
        }
    }
}
