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
        model: root.options

        Chip {
            required property var modelData

            objectName: root.prefix + "_" + modelData.value
            text: modelData.label
            checked: root.value === modelData.value
            onClicked: root.chosen(modelData.value)
        }
    }
}
