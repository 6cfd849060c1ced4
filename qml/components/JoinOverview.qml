import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// All sections with what is wrong in them, and the way on once nothing is.
ColumnLayout {
    id: root

    property string fault: ""
    property bool asks: false

    Layout.fillHeight: false
    spacing: Theme.gap

    AppButton {
        objectName: "goOnPlaying"
        Layout.fillWidth: true
        primary: true
        enabled: Join.ready
        text: qsTr("Go on playing")
        onClicked: {
            root.fault = Join.create();
            if (root.fault === "") {
                Nav.home();
                Nav.go("TableScreen", {});
            }
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.fault !== ""
        text: root.fault
    }
    Text {
        Layout.fillWidth: true
        text: Join.ready ? qsTr("All fits together.") : qsTr("%n thing(s) still wrong. A tap leads to the place:", "", Join.problems.count)
        color: Join.ready ? Theme.good : Theme.bad
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: Join.problems

        JoinRow {
            required text
            required property int index

            objectName: "problem_" + index
            Layout.fillWidth: true
            title: text
            wrong: true
            onClicked: Join.showProblem(index)
        }
    }
    SectionTitle {
        Layout.fillWidth: true
        text: qsTr("Sections")
    }
    Repeater {
        model: Join.sections

        JoinRow {
            required property string key
            required property int problems
            required property bool current

            objectName: "section_" + key
            Layout.fillWidth: true
            lifted: current
            note: problems > 0 ? qsTr("%n wrong", "", problems) : ""
            onClicked: Join.section = key
        }
    }
    AppButton {
        objectName: "joinReadings"
        Layout.fillWidth: true
        visible: Join.readings.length > 0
        iconName: "journal"
        text: qsTr("How the rules are read")
        onClicked: Nav.go("ReadingsScreen", {
            game: "joined"
        })
    }
    AppButton {
        objectName: "joinStartOver"
        Layout.fillWidth: true
        visible: !root.asks
        text: qsTr("Start over …")
        onClicked: root.asks = true
    }
    AppButton {
        objectName: "joinReallyStartOver"
        Layout.fillWidth: true
        visible: root.asks
        danger: true
        text: qsTr("Forget everything entered")
        onClicked: {
            root.asks = false;
            Join.startOver();
        }
    }
    AppButton {
        objectName: "joinKeep"
        Layout.fillWidth: true
        visible: root.asks
        text: qsTr("Keep it")
        onClicked: root.asks = false
    }
}
