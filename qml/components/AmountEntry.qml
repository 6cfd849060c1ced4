import QtQuick
import QtQuick.Layouts

/// A number to be entered: what is usual as chips, everything else on the keypad; says what is allowed.
Column {
    id: root

    required property string key
    required property string title
    required property int least
    required property int most
    property int step: 1
    property var usual: []
    property bool onlyUsual: false
    property int suggested: -1
    property int value: suggested >= 0 ? suggested : least === most ? least : onlyUsual && usual.length > 0 ? usual[0] : 0
    readonly property Item typesInto: keypad

    /// One of the usual amounts was tapped.
    signal picked

    readonly property bool valid: onlyUsual ? usual.indexOf(value) >= 0 : value >= least && value <= most && value % step === 0

    objectName: "amount_" + key
    spacing: Theme.gap

    RowLayout {
        width: parent.width
        Text {
            Layout.fillWidth: true
            text: root.title
            color: Theme.muted
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        Text {
            objectName: "value_" + root.key
            text: Theme.number(root.value)
            color: root.valid ? Theme.ink : Theme.bad
            font.pixelSize: Theme.money
            font.weight: Font.DemiBold
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap / 2
        visible: root.usual.length > 0

        Repeater {
            model: root.usual

            Chip {
                required property int modelData

                objectName: "usual_" + root.key + "_" + modelData
                text: Theme.number(modelData)
                checked: root.value === modelData
                onClicked: {
                    root.value = modelData;
                    keypad.fresh = true;
                    root.picked();
                }
            }
        }
    }
    Keypad {
        id: keypad

        width: parent.width
        visible: !root.onlyUsual
        value: root.value
        onEdited: value => root.value = value
    }
    Text {
        width: parent.width
        visible: !root.onlyUsual
        text: root.step > 1 ? qsTr("%1 to %2, in steps of %3").arg(Theme.number(root.least)).arg(Theme.number(root.most)).arg(root.step) : qsTr("%1 to %2").arg(Theme.number(root.least)).arg(Theme.number(root.most))
        color: root.valid ? Theme.muted : Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
