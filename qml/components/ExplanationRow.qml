import QtQuick

/// A sign or a word, and what it means.
Column {
    id: root

    required property string subject
    required property string meaning

    spacing: 2

    Text {
        width: root.width
        text: root.subject
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Text {
        width: root.width
        text: root.meaning
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
}
