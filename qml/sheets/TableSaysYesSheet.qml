import QtQuick
import Flimnap.App

/// The rule says no, the table says yes: the move is made all the same, with the reason in the journal.
Sheet {
    id: root

    property string reason: ""
    readonly property var usual: [qsTr("house rule"), qsTr("all agree"), qsTr("mistake on the table")]

    title: qsTr("The table says yes")
    confirmText: qsTr("Do it all the same")
    confirmEnabled: reason.trim() !== ""
    onConfirmed: {
        if (Game.force(reason.trim()))
            Nav.closeSheet();
    }

    Text {
        width: parent.width
        text: Game.asked
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Segmented {
        width: parent.width
        prefix: "reason"
        options: root.usual.map(r => ({
                    value: r,
                    label: r
                }))
        value: root.reason
        onChosen: value => root.reason = value
    }
    InkField {
        objectName: "reason"
        width: parent.width
        placeholderText: qsTr("Another reason")
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Another reason")
        onTextEdited: root.reason = text
    }
}
