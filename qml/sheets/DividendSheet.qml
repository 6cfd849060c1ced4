import QtQuick
import Flimnap.App

/// Pay out or keep: what each does stands above its button. Paying is the main button, being the usual one.
Sheet {
    id: root

    property alias kind: decision.kind
    readonly property alias form: decision

    title: qsTr("%1: where does the income go?").arg(Turn.name)
    confirmText: form.preview.label || form.reason
    confirmEnabled: form.preview.ok
    onConfirmed: form.confirm()

    DividendForm {
        id: decision

        kind: "dividend"
    }
    Binding {
        target: Nav
        property: "arrows"
        value: root.form.preview.arrows
    }
    Repeater {
        model: root.form.others

        Column {
            id: other

            required property payChoice modelData

            width: parent.width
            bottomPadding: Theme.margin
            spacing: Theme.gap

            EffectList {
                objectName: "dividendEffects"
                width: parent.width
                effects: other.modelData.preview.effects
            }
            AppButton {
                objectName: "word_pay_" + other.modelData.pay
                width: parent.width
                enabled: other.modelData.preview.ok
                text: other.modelData.preview.label
                onClicked: root.form.choose(other.modelData.pay)
            }
        }
    }
    EffectList {
        objectName: "dividendEffects"
        width: parent.width
        effects: root.form.preview.effects
    }
    RefusalLine {
        width: parent.width
        visible: root.form.preview.refused
        text: root.form.preview.reason
        rule: root.form.preview.rule
    }
}
