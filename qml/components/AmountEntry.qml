import QtQuick
import QtQuick.Layouts

/// A number to be entered: what is usual as chips, everything else on the keypad; says what is allowed. One that more
/// digits can still make right is not called wrong.
Column {
    id: root

    required property string key
    required property string title
    required property int least
    required property int most
    property int step: 1
    property list<int> usual
    property bool onlyUsual: false
    property bool othersByLeave: false ///< others can be entered: the table may agree on one of them
    property int suggested: -1
    property int value: suggested >= 0 ? suggested : least === most ? least : onlyUsual && usual.length > 0 ? usual[0] : 0
    readonly property Item typesInto: keypad
    property alias flat: keypad.flat
    property bool touched: false ///< chosen or typed here

    /// One of the usual amounts was tapped.
    signal picked

    readonly property bool valid: onlyUsual && !othersByLeave ? isUsual(value) : value >= least && value <= most && value % step === 0
    readonly property bool blank: !touched && suggested < 0 && !valid ///< nothing was entered, and nothing goes without saying
    readonly property bool unfinished: !valid && (blank || canBecomeValid())

    function isUsual(amount: int): bool {
        for (let i = 0; i < usual.length; ++i) {
            if (usual[i] === amount)
                return true;
        }
        return false;
    }
    function canBecomeValid(): bool {
        for (let from = value * 10, to = from + 9; from > 0 && from <= most; from *= 10, to = to * 10 + 9) {
            const first = Math.ceil(Math.max(from, least) / step) * step;
            if (first <= Math.min(to, most))
                return true;
        }
        return value === 0;
    }
    function set(amount: int) {
        touched = true;
        value = amount;
    }

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
            text: root.blank ? "–" : Theme.number(root.value)
            color: root.valid || root.unfinished ? Theme.ink : Theme.bad
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
                checked: root.value === modelData && !root.blank
                onClicked: {
                    root.set(modelData);
                    keypad.fresh = true;
                    root.picked();
                }
            }
        }
    }
    Keypad {
        id: keypad

        width: parent.width
        visible: !root.onlyUsual || root.othersByLeave
        value: root.value
        onEdited: value => root.set(value)
    }
    Text {
        width: parent.width
        visible: !root.onlyUsual && (root.least <= root.most || !root.unfinished)
        text: root.most < root.least ? qsTr("at least %1").arg(Theme.number(root.least)) : root.step > 1 ? qsTr("%1 to %2, in steps of %3").arg(Theme.number(root.least)).arg(Theme.number(root.most)).arg(root.step) : qsTr("%1 to %2").arg(Theme.number(root.least)).arg(Theme.number(root.most))
        color: root.valid || root.unfinished ? Theme.muted : Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
