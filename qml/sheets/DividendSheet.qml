import QtQuick
import Flimnap.App

/// Pay out or keep: what each does stands above its button. Paying is the main button, being the usual one.
Sheet {
    id: root

    property string kind: "dividend"
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({}),
            words: []
        })
    readonly property var choices: offer.words.length > 0 ? offer.words[0].words.map(word => choice(word.value)) : []
    readonly property var usual: choices.find(choice => choice.pay === offer.chosen?.pay) ?? choices[0] ?? null
    readonly property var move: usual?.move ?? ({})

    function choice(pay: string): var {
        const move = Object.assign({}, offer.move, {
            pay: pay
        });
        return {
            pay: pay,
            move: move,
            preview: Game.preview(move)
        };
    }

    title: qsTr("%1: where does the income go?").arg(Turn.name)
    confirmText: usual?.preview.label ?? offer.reason ?? ""
    confirmEnabled: usual?.preview.ok === true
    onConfirmed: Game.play(usual.move)

    Binding {
        target: Nav
        property: "arrows"
        value: root.usual?.preview.arrows ?? []
    }
    Repeater {
        model: root.choices.filter(choice => choice !== root.usual)

        Column {
            id: other

            required property var modelData

            width: parent.width
            bottomPadding: Theme.margin
            spacing: Theme.gap

            EffectList {
                objectName: "dividendEffects"
                width: parent.width
                effects: other.modelData.preview.effects ?? []
            }
            AppButton {
                objectName: "word_pay_" + other.modelData.pay
                width: parent.width
                enabled: other.modelData.preview.ok === true
                text: other.modelData.preview.label ?? ""
                onClicked: Game.play(other.modelData.move)
            }
        }
    }
    EffectList {
        objectName: "dividendEffects"
        width: parent.width
        effects: root.usual?.preview.effects ?? []
    }
    RefusalLine {
        width: parent.width
        visible: root.usual !== null && root.usual.preview.ok === false
        text: root.usual?.preview.reason ?? ""
        rule: root.usual?.preview.rule ?? ""
    }
}
