import QtQuick
import QtQuick.Layouts

/// Digits under the thumb; the system's keyboard never comes up for a number. Flat where there is little height.
GridLayout {
    id: root

    property int value: 0
    property bool fresh: true ///< the next digit replaces the value instead of extending it
    property bool flat: Window.height < 560
    readonly property real fullHeight: (flat ? 2 : 4) * (Theme.target + rowSpacing) ///< also while it is not shown
    signal edited(int value)

    readonly property int back: -1
    readonly property int clear: -2

    function press(key: int) {
        const next = key === back ? Math.floor(value / 10) : key === clear ? 0 : fresh ? key : value * 10 + key;
        fresh = key === clear;
        if (next <= 999999)
            edited(next);
    }

    Layout.fillHeight: false
    columns: flat ? 6 : 3
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Repeater {
        model: root.flat ? [1, 2, 3, 4, 5, root.back, 6, 7, 8, 9, 0, root.clear] : [1, 2, 3, 4, 5, 6, 7, 8, 9, root.clear, 0, root.back]

        KeypadKey {
            required property int modelData

            objectName: modelData >= 0 ? "key_" + modelData : modelData === root.back ? "key_back" : "key_clear"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: modelData >= 0 ? modelData.toString() : modelData === root.back ? "⌫" : "C"
            spoken: modelData >= 0 ? text : modelData === root.back ? qsTr("Erase the last digit") : qsTr("Clear")
            onClicked: root.press(modelData)
        }
    }
    // A keyboard types into it as well.
    Keys.onPressed: event => {
        if (event.text >= "0" && event.text <= "9")
            root.press(parseInt(event.text));
        else if (event.key === Qt.Key_Backspace)
            root.press(root.back);
        else
            return;
        event.accepted = true;
    }
}
