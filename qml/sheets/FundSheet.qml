import QtQuick
import Flimnap.App

/// Money for a player's companies, whole to one of them or split; a character's money may also be his own.
Sheet {
    id: root

    property alias kind: decision.kind
    readonly property alias form: decision

    title: form.title || Turn.name
    confirmVisible: form.splits
    reserve: form.splits ? usualReserve : 0
    confirmText: form.preview.label
    confirmEnabled: form.preview.ok
    onConfirmed: form.confirm()
    typesInto: form.splits ? entry.typesInto : null

    GrantsForm {
        id: decision

        kind: "fund"
    }
    AppButton {
        objectName: "fundSelf"
        width: parent.width
        visible: root.form.hasOwn
        primary: true
        iconName: root.form.wasOwn ? "check" : "coin"
        text: root.form.ownLabel
        onClicked: root.form.takeOwn()
    }
    Repeater {
        model: root.form.companies

        AppButton {
            required property grantRow modelData
            required property int index

            objectName: "fundAll_" + modelData.company
            width: parent.width
            primary: !root.form.hasOwn
            iconName: "chest"
            text: modelData.label
            onClicked: root.form.giveAll(index)
        }
    }
    AmountEntry {
        id: entry

        width: parent.width
        visible: root.form.splits
        key: "split"
        title: root.form.splits ? qsTr("Split: to %1, the rest to %2").arg(root.form.companies[0].company).arg(root.form.companies[1].company) : ""
        least: 0
        most: root.form.sum
        usual: root.form.usual
        suggested: root.form.first
        onValueChanged: root.form.first = value
    }
    outcome: [
        EffectList {
            width: parent.width
            visible: root.form.splits && root.form.preview.ok
            effects: root.form.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.form.splits && root.form.preview.refused
            text: root.form.preview.reason
            rule: root.form.preview.rule
        }
    ]
}
