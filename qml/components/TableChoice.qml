import QtQuick
import Flimnap.App

/// A question of the table check with a few answers, one or any of them; what differs from the printed one is marked.
/// Of a reading it says where the rule is printed and what the answer changes.
Rectangle {
    id: root

    required property tableQuestion question
    property bool readOnly: false
    readonly property bool isReading: question.changes !== ""
    readonly property string otherwise: isReading ? qsTr("%1 (not as usual)") : qsTr("%1 (not as printed)")
    property option none
    property tableQuestion current: question ///< as it is answered here
    signal entered

    function choose(word: string) {
        current = current.answered(word);
        entered();
    }

    onQuestionChanged: current = question
    implicitHeight: column.height + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.panel
    border.width: current.differs ? 2 : 1
    border.color: current.differs ? Theme.accent : Theme.line

    Column {
        id: column

        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap / 2

        Text {
            width: parent.width
            text: root.current.differs ? root.otherwise.arg(root.question.label) : root.question.label
            color: root.current.differs || root.isReading ? Theme.ink : Theme.muted
            font.pixelSize: root.isReading ? Theme.body : Theme.small
            wrapMode: Text.Wrap
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: root.question.chapter + (root.question.chapter !== "" && root.isReading ? " · " : "") + root.question.changes
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
        Text {
            width: parent.width
            visible: root.readOnly
            text: qsTr("✓ %1").arg(root.current.answer)
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            visible: !root.readOnly
            spacing: Theme.gap / 2

            Repeater {
                model: root.question.options.length // by number, as in Segmented

                TableOption {
                    required property int index
                    readonly property option answer: root.question.options[index] ?? root.none

                    objectName: "value_" + root.question.key + "=" + answer.value
                    width: Math.min(implicitWidth, column.width)
                    text: answer.label
                    checked: root.current.has(answer.value)
                    Accessible.role: root.question.several ? Accessible.CheckBox : Accessible.RadioButton
                    Accessible.name: qsTr("%1: %2").arg(root.question.label).arg(text)
                    onClicked: root.choose(answer.value)
                }
            }
        }
    }
}
