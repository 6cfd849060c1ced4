import QtQuick

/// One choice of a few, all in view.
Flow {
    id: root

    required property var options ///< [{value, label}]
    property var value
    property string prefix: "option"
    signal chosen(var value)

    spacing: Theme.gap / 2

    Repeater {
        // By number: the chips stay, and the keyboard's focus with them, when their list is made anew.
        model: root.options.length

        Chip {
            required property int index
            readonly property var option: root.options[index] ?? ({})

            objectName: root.prefix + "_" + option.value
            text: option.label ?? ""
            checked: root.value === option.value
            onClicked: root.chosen(option.value)
        }
    }
}
