import QtQuick
import QtQuick.Controls.Basic

/// All that is shown where the app cannot begin: why, and what would help.
ApplicationWindow {
    id: root

    required property string fault

    visible: true
    width: 412
    height: 640
    minimumWidth: 320
    minimumHeight: 320
    title: "Flimnap"
    color: Theme.paper

    AppPage {
        anchors.fill: parent
        focus: true
        title: qsTr("Flimnap cannot begin")
        canGoBack: false

        Panel {
            width: parent.width

            Text {
                objectName: "fault"
                width: parent.width
                text: root.fault
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
        }
        AppButton {
            objectName: "quit"
            width: parent.width
            primary: true
            focus: true
            text: qsTr("Close")
            onClicked: Qt.quit()
        }
    }
}
