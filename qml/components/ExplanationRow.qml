import QtQuick
import Flimnap.App

/// A sign or a word, and what it means.
Column {
    id: root

    required property explanation modelData

    spacing: 2

    Text {
        width: root.width
        text: root.modelData.subject
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Text {
        width: root.width
        text: root.modelData.meaning
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
}
