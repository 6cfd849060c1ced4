import QtQuick
import Flimnap.App

AppPage {
    title: qsTr("Settings")

    SectionTitle {
        text: qsTr("Language")
    }
    Segmented {
        width: parent.width
        prefix: "language"
        options: Settings.languages
        value: Settings.language
        onChosen: value => Settings.language = value
    }
    SectionTitle {
        text: qsTr("Theme")
    }
    Segmented {
        width: parent.width
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
        width: parent.width
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
        width: parent.width
        text: qsTr("Sheets open on the left (left hand)")
        note: qsTr("Only where the screen is wide: on a phone they open from below.")
        checked: Settings.leftHanded
        onToggled: Settings.leftHanded = checked
    }
    Toggle {
        objectName: "soundsSwitch"
        width: parent.width
        text: qsTr("Sounds")
        checked: Settings.sounds
        onToggled: Settings.sounds = checked
    }
    Toggle {
        objectName: "motionSwitch"
        width: parent.width
        text: qsTr("Movement")
        checked: Settings.motion
        onToggled: Settings.motion = checked
    }
    Toggle {
        objectName: "hintsSwitch"
        width: parent.width
        text: qsTr("Show everybody's worth and who leads")
        checked: Settings.hints
        onToggled: Settings.hints = checked
    }
}
