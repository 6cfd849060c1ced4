import QtQuick

/// One choice of several, folded to what is chosen until another is wanted.
Column {
    id: root

    required property string title
    required property var options ///< [{value, label}]
    property var value
    property string prefix: "option"
    property bool open: false
    signal chosen(var value)

    spacing: Theme.gap

    Opener {
        objectName: root.prefix + "_open"
        width: parent.width
        label: root.title
        text: root.options.find(option => option.value === root.value)?.label ?? ""
        open: root.open
        onClicked: root.open = !root.open
    }
    Segmented {
        width: parent.width
        visible: root.open
        prefix: root.prefix
        options: root.open ? root.options : []
        value: root.value
        onChosen: value => {
            root.open = false;
            root.chosen(value);
        }
    }
}
