import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Pay or keep: everybody's share and the price move stand there before it is confirmed.
Sheet {
    id: root

    property string kind: "dividend"
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({}),
            words: []
        })
    property string pay: "all"
    readonly property var move: Object.assign({}, offer.move, {
        pay: pay
    })
    readonly property var preview: Game.preview(move)

    title: qsTr("%1: where does the income go?").arg(Game.turnName)
    confirmText: preview.label ?? qsTr("Choose first")
    confirmEnabled: preview.ok === true
    onConfirmed: Game.play(move)

    Binding {
        target: Nav
        property: "arrows"
        value: root.preview.arrows ?? []
    }

    Segmented {
        Layout.fillWidth: true
        prefix: "word_pay"
        options: root.offer.words.length > 0 ? root.offer.words[0].words : []
        value: root.pay
        onChosen: value => root.pay = value
    }
    EffectList {
        Layout.fillWidth: true
        effects: root.preview.effects ?? []
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
}
