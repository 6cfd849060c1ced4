import QtQuick

/// Asked before something that is not done lightly: what it means, and the two answers.
Column {
    id: root

    required property string text
    required property string yes
    property string no: qsTr("Leave it as it is")
    signal agreed
    signal declined

    spacing: Theme.gap

    Text {
        objectName: "question"
        width: parent.width
        text: root.text
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "agree"
        width: parent.width
        danger: true
        text: root.yes
        onClicked: root.agreed()
    }
    AppButton {
        objectName: "decline"
        width: parent.width
        text: root.no
        onClicked: root.declined()
    }
}
