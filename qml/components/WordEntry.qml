import QtQuick
import Flimnap.App

/// One of some words; where they are very many, their first letter is chosen before.
Column {
    id: root

    required property string key
    required property list<wordOption> words
    required property list<wordGroup> groups
    property string value
    property string group: ""
    signal chosen(string value)

    /// Those that begin with the letter that was chosen.
    function wordsOfGroup(): list<wordOption> {
        for (let i = 0; i < groups.length; ++i) {
            if (groups[i].value === group)
                return groups[i].words;
        }
        return [];
    }

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
        options: root.groups.length === 0 ? root.words : root.wordsOfGroup()
        value: root.value
        onChosen: value => root.chosen(value)
    }
}
