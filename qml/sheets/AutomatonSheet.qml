import QtQuick
import Flimnap.App

/// Somebody whose decisions the rules make builds on the table: one question after the other until it is known what, a
/// die where chance decides. What he does besides follows by itself.
Sheet {
    id: root

    property alias kind: decision.kind
    readonly property alias form: decision

    title: qsTr("%1 builds").arg(Turn.name)
    confirmVisible: false

    AutomatonForm {
        id: decision

        kind: "gulliver"
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.form.built
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.form.question
        color: Theme.ink
        font.pixelSize: Theme.title
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.form.hint
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Row {
        spacing: Theme.gap

        AppButton {
            objectName: "answer_yes"
            width: (root.width - 2 * Theme.margin - Theme.gap) / 2
            primary: true
            iconName: "check"
            text: qsTr("Yes")
            onClicked: root.form.answer(true)
        }
        AppButton {
            objectName: "answer_no"
            width: (root.width - 2 * Theme.margin - Theme.gap) / 2
            iconName: "close"
            text: qsTr("No")
            onClicked: root.form.answer(false)
        }
    }
    AppButton {
        objectName: "rollDie"
        width: parent.width
        iconName: "die"
        text: root.form.rolled === "" ? qsTr("Roll the die") : qsTr("The die: %1").arg(root.form.rolled)
        onClicked: root.form.roll()
    }
    AppButton {
        objectName: "startOver"
        width: parent.width
        visible: root.form.isBegun
        quiet: true
        text: qsTr("Ask again from the beginning")
        onClicked: root.form.startOver()
    }
}
