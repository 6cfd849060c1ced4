import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// From section to section; in the middle how many things are still wrong, and the way to see them all.
RowLayout {
    id: root

    Layout.fillHeight: false
    spacing: Theme.gap

    IconButton {
        objectName: "joinPrevious"
        enabled: Join.page.number > 1
        iconName: "back"
        label: qsTr("Section before")
        onClicked: Join.goPrevious()
    }
    AppButton {
        objectName: "joinCheck"
        Layout.fillWidth: true
        Layout.preferredWidth: 160
        iconName: Join.ready ? "check" : "close"
        text: Join.ready ? qsTr("All fits") : qsTr("%n wrong", "", Join.problems.count)
        Accessible.name: qsTr("Check: %1").arg(text)
        onClicked: Join.section = "check"
    }
    AppButton {
        objectName: "joinNext"
        Layout.fillWidth: true
        Layout.preferredWidth: 120
        enabled: Join.page.number < Join.page.count
        primary: true
        text: qsTr("Next")
        onClicked: Join.goNext()
    }
}
