import QtQuick
import Flimnap.App

/// Under which name something is saved, whether a file of that name may be replaced, and where it is then.
Column {
    id: root

    readonly property bool asks: Files.inTheWay !== ""
    readonly property bool isDone: Files.written !== ""

    spacing: Theme.gap

    InkField {
        objectName: "fileName"
        width: parent.width
        visible: !root.isDone
        text: Files.name
        maximumLength: 100
        Accessible.name: qsTr("Name of the file")
        onTextEdited: Files.name = text
        onAccepted: Files.save()
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.isDone ? qsTr("Written: %1").arg(Files.written) : Files.inTheWay
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.WrapAnywhere
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    AppButton {
        objectName: "replaceFile"
        width: parent.width
        visible: root.asks
        danger: true
        text: qsTr("Replace this file")
        onClicked: Files.replace()
    }
    // In one place, so that a second tap replaces nothing.
    AppButton {
        objectName: root.isDone ? "fileDone" : root.asks ? "keepFile" : "saveFile"
        width: parent.width
        primary: !root.asks
        text: root.isDone ? qsTr("Done") : root.asks ? qsTr("Take another name") : qsTr("Save")
        onClicked: {
            if (root.isDone)
                Nav.back();
            else if (root.asks)
                Files.keep();
            else
                Files.save();
        }
    }
}
