import QtQuick
import QtQuick.Layouts
import Flimnap.App

AppPage {
    title: qsTr("Settings")

    SectionTitle {
        text: qsTr("Theme")
    }
    Segmented {
        Layout.fillWidth: true
        prefix: "theme"
        options: [{
                value: "system",
                label: qsTr("As the system")
            }, {
                value: "light",
                label: qsTr("Light")
            }, {
                value: "dark",
                label: qsTr("Dark")
            }]
        value: Settings.theme
        onChosen: value => Settings.theme = value
    }
    SectionTitle {
        text: qsTr("Text size")
    }
    Segmented {
        Layout.fillWidth: true
        prefix: "textSize"
        options: [{
                value: 0,
                label: qsTr("Small")
            }, {
                value: 1,
                label: qsTr("Normal")
            }, {
                value: 2,
                label: qsTr("Large")
            }]
        value: Settings.textSize
        onChosen: value => Settings.textSize = value
    }
    Toggle {
        objectName: "leftHanded"
        Layout.fillWidth: true
        text: qsTr("Sheets open on the left (left hand)")
        checked: Settings.leftHanded
        onToggled: Settings.leftHanded = checked
    }
    Toggle {
        objectName: "soundsSwitch"
        Layout.fillWidth: true
        text: qsTr("Sounds")
        checked: Settings.sounds
        onToggled: Settings.sounds = checked
    }
    Toggle {
        objectName: "motionSwitch"
        Layout.fillWidth: true
        text: qsTr("Movement")
        checked: Settings.motion
        onToggled: Settings.motion = checked
    }
    Toggle {
        objectName: "hintsSwitch"
        Layout.fillWidth: true
        text: qsTr("Show everybody's worth and who leads")
        checked: Settings.hints
        onToggled: Settings.hints = checked
    }
}
