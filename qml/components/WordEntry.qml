import QtQuick

/// One of some words; where they are very many, their first letter is chosen before.
Column {
    id: root

    required property string key
    required property var words ///< [{value, label}]
    property var groups: []
    property var value
    property string group: ""
    signal chosen(var value)

    readonly property var shown: groups.length === 0 ? words : groups.find(g => g.value === group)?.words ?? []

    spacing: Theme.gap

    Segmented {
        width: parent.width
        visible: root.groups.length > 0
        prefix: "group_" + root.key
        options: root.groups
        value: root.group
        onChosen: value => root.group = value
    }
    Segmented {
        width: parent.width
        prefix: "word_" + root.key
        options: root.shown
        value: root.value
        onChosen: value => root.chosen(value)
    }
}
