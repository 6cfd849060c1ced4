import QtQuick
import Flimnap.App

/// A line that was undone: what it holds, what would be set aside for it, and the question before it is taken up.
Panel {
    id: root

    required property var modelData
    readonly property int shown: 4
    readonly property int hidden: unfolded ? 0 : Math.max(0, modelData.moves.length - shown - 1) ///< one more is shown instead of saying so
    property bool unfolded: false
    property bool asks: false
    readonly property string consequence: modelData.aside > 0 ? qsTr("%n move(s) are set aside.", "", modelData.aside) : qsTr("Nothing is set aside.")

    SectionTitle {
        width: parent.width
        text: modelData.from > 0 ? qsTr("After move %1, %n move(s)", "a line that was undone", modelData.moves.length).arg(modelData.from) : qsTr("From the beginning, %n move(s)", "a line that was undone", modelData.moves.length)
    }
    Repeater {
        model: root.hidden > 0 ? root.modelData.moves.slice(0, root.shown) : root.modelData.moves

        Text {
            required property string modelData
            required property int index

            width: root.width - 2 * Theme.margin
            text: qsTr("%1  %2", "number and move").arg(root.modelData.from + index + 1).arg(modelData)
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    AppButton {
        objectName: "unfold_" + root.modelData.tip
        width: parent.width
        visible: root.hidden > 0
        quiet: true
        text: qsTr("… and %n more", "moves", root.modelData.moves.length - root.shown)
        onClicked: root.unfolded = true
    }
    AppButton {
        objectName: "takeUp_" + root.modelData.tip
        width: parent.width
        visible: !root.asks
        iconName: "redo"
        text: qsTr("Take this up …")
        note: root.consequence
        onClicked: root.asks = true
    }
    Question {
        width: parent.width
        visible: root.asks
        text: (root.modelData.from > 0 ? qsTr("Go back to move %1 and play “%2” instead?").arg(root.modelData.from).arg(root.modelData.first) : qsTr("Go back to the beginning and play “%1” instead?").arg(root.modelData.first)) + " " + root.consequence
        yes: root.modelData.from > 0 ? qsTr("Go back to move %1").arg(root.modelData.from) : qsTr("Go back to the beginning")
        onAgreed: {
            if (Journal.takeUp(root.modelData.tip))
                Nav.back();
        }
        onDeclined: root.asks = false
    }
}
