import QtQuick
import Flimnap.App

/// What was drawn on the table is entered; or chance decides here, which is asked twice since it is recorded.
MoveSheet {
    id: root

    property bool asked: false

    title: form.title
    hint: Turn.dueReason

    AppButton {
        objectName: "letAppDraw"
        width: parent.width
        visible: !root.asked
        text: qsTr("Let the app draw …")
        onClicked: root.asked = true
    }
    Text {
        width: parent.width
        visible: root.asked
        text: qsTr("Chance decides, and what it decides stands in the journal for all.")
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "drawNow"
        width: parent.width
        visible: root.asked
        primary: true
        text: qsTr("Draw now")
        onClicked: root.form.drawAtRandom()
    }
}
