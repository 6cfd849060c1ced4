import QtQuick
import Flimnap.App

/// The table overrules the book: money goes from one to another, or to and from the bank, or a company's stations are
/// put right, with the reason in the journal.
Sheet {
    id: root

    readonly property string bank: "bank"
    property var chosen: ({}) ///< an earlier correction that is mended
    property string subject: chosen.stations === undefined ? "money" : "stations"
    property string payer: chosen.account === undefined ? bank : chosen.from ?? (chosen.amount < 0 ? chosen.account : bank)
    property string receiver: chosen.account === undefined ? "" : chosen.amount < 0 ? bank : chosen.account
    property int amount: Math.abs(chosen.amount ?? 0)
    property string company: chosen.stations === undefined ? "" : chosen.company
    property int stations: chosen.stations ?? 0
    property string reason: chosen.reason ?? ""
    readonly property var usual: [qsTr("counted on the table"), qsTr("booked wrongly"), qsTr("agreed among us")]
    readonly property var parties: [{
            value: bank,
            label: qsTr("Bank")
        }, ...Accounts.names]
    readonly property var stationed: Game.stationed()
    readonly property var counted: stationed.find(row => row.value === company) ?? null
    readonly property bool ofMoney: subject === "money"
    readonly property bool complete: reason.trim() !== "" && (ofMoney ? receiver !== "" && receiver !== payer && amount > 0 : counted !== null && stations > 0)
    readonly property var move: Object.assign({
        move: "correct",
        reason: reason.trim()
    }, !ofMoney ? {
        company: company,
        stations: stations
    } : payer === bank ? {
        account: receiver,
        amount: amount
    } : receiver === bank ? {
        account: payer,
        amount: -amount
    } : {
        from: payer,
        account: receiver,
        amount: amount
    })
    readonly property movePreview preview: Game.preview(complete ? move : {})

    title: qsTr("Correction")
    reserve: 4 * Theme.small
    confirmText: preview.ok ? Game.describe(move) : qsTr("Choose first")
    confirmEnabled: preview.ok
    onConfirmed: {
        if (Game.play(move))
            Nav.closeSheet();
    }
    typesInto: ofMoney ? amountEntry.typesInto : null

    Segmented {
        width: parent.width
        visible: root.stationed.length > 0
        prefix: "subject"
        options: [{
                value: "money",
                label: qsTr("Money")
            }, {
                value: "stations",
                label: qsTr("Stations")
            }]
        value: root.subject
        onChosen: value => root.subject = value
    }
    SectionTitle {
        visible: root.ofMoney
        text: qsTr("Who pays")
    }
    Segmented {
        width: parent.width
        visible: root.ofMoney
        prefix: "payer"
        options: root.parties
        value: root.payer
        onChosen: value => root.payer = value
    }
    SectionTitle {
        visible: root.ofMoney
        text: qsTr("Who gets it")
    }
    Segmented {
        width: parent.width
        visible: root.ofMoney
        prefix: "receiver"
        options: root.parties
        value: root.receiver
        onChosen: value => root.receiver = value
    }
    AmountEntry {
        id: amountEntry

        width: parent.width
        visible: root.ofMoney
        key: "amount"
        title: qsTr("Amount")
        least: 1
        most: 99999
        suggested: root.amount
        onValueChanged: root.amount = value
    }
    Segmented {
        width: parent.width
        visible: !root.ofMoney
        prefix: "company"
        options: root.stationed
        value: root.company
        onChosen: value => {
            root.company = value;
            root.stations = root.counted.stations;
        }
    }
    Text {
        width: parent.width
        visible: !root.ofMoney && root.counted !== null
        text: qsTr("Stations on the map; its other markers lie on its charter")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Segmented {
        width: parent.width
        visible: !root.ofMoney && root.counted !== null
        prefix: "stations"
        options: root.counted === null ? [] : Array.from({
            length: root.counted.stations + root.counted.markers
        }, (_, index) => ({
                    value: index + 1,
                    label: Theme.number(index + 1)
                }))
        value: root.stations
        onChosen: value => root.stations = value
    }
    SectionTitle {
        text: qsTr("Why")
    }
    Segmented {
        width: parent.width
        prefix: "reason"
        options: root.usual.map(reason => ({
                    value: reason,
                    label: reason
                }))
        value: root.reason
        onChosen: value => root.reason = value
    }
    InkField {
        objectName: "reason"
        width: parent.width
        text: root.usual.includes(root.reason) ? "" : root.reason
        placeholderText: qsTr("Another reason")
        Accessible.name: qsTr("Another reason")
        onTextEdited: root.reason = text
    }
    outcome: [
        EffectList {
            width: parent.width
            visible: root.preview.ok
            effects: root.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.preview.refused
            text: root.preview.reason
            rule: root.preview.rule
        }
    ]
}
