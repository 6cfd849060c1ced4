import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// Digits under the thumb; the system's keyboard never comes up for a number.
GridLayout {
    id: root

    property int value: 0
    property bool fresh: true ///< the next digit replaces the value instead of extending it
    signal edited(int value)

    function press(digit: int) {
        const next = root.fresh ? digit : root.value * 10 + digit;
        if (next > 999999)
            return;
        root.fresh = false;
        root.edited(next);
    }
    function erase() {
        root.fresh = false;
        root.edited(Math.floor(root.value / 10));
    }

    columns: 6
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Repeater {
        model: [1, 2, 3, 4, 5, -1, 6, 7, 8, 9, 0, -2]

        AbstractButton {
            id: key

            required property int modelData
            readonly property string label: modelData >= 0 ? modelData.toString() : modelData === -1 ? "⌫" : "C"

            objectName: modelData >= 0 ? "key_" + modelData : modelData === -1 ? "key_back" : "key_clear"
            Layout.fillWidth: true
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            Accessible.role: Accessible.Button
            Accessible.name: modelData >= 0 ? label : modelData === -1 ? qsTr("Erase last digit") : qsTr("Clear")
            background: Rectangle {
                radius: Theme.radius
                color: key.pressed ? Theme.line : Theme.shade
                border.width: key.activeFocus ? 3 : 0
                border.color: Theme.ink
            }
            contentItem: Text {
                text: key.label
                color: Theme.ink
                font.pixelSize: Theme.title
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
            onClicked: {
                if (modelData >= 0)
                    root.press(modelData);
                else if (modelData === -1)
                    root.erase();
                else
                    root.edited(0);
            }
        }
    }
}
