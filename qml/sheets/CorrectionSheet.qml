import QtQuick
import Flimnap.App

/// The table overrules the book: a balance is put right, with the reason in the journal.
Sheet {
    id: root

    property string account: ""
    property int amount: 0
    property int sign: 1
    property string reason: qsTr("counted on the table")
    readonly property var move: ({
            move: "correct",
            account: account,
            amount: sign * amount,
            reason: reason
        })
    readonly property var preview: account !== "" && amount > 0 ? Game.preview(move) : ({})

    title: qsTr("Correction")
    confirmText: preview.ok === true ? Game.describe(move) : qsTr("Choose first")
    confirmEnabled: preview.ok === true
    onConfirmed: {
        if (Game.play(move))
            Nav.closeSheet();
    }

    Segmented {
        width: parent.width
        prefix: "account"
        options: Game.accounts()
        value: root.account
        onChosen: value => root.account = value
    }
    Segmented {
        width: parent.width
        prefix: "sign"
        options: [{
                value: 1,
                label: qsTr("gets from the bank")
            }, {
                value: -1,
                label: qsTr("gives to the bank")
            }]
        value: root.sign
        onChosen: value => root.sign = value
    }
    AmountEntry {
        width: parent.width
        key: "amount"
        title: qsTr("Amount")
        least: 1
        most: 99999
        suggested: root.amount
        onValueChanged: root.amount = value
    }
    RefusalLine {
        width: parent.width
        visible: root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
}
