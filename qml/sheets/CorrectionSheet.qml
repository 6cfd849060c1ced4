import QtQuick
import Flimnap.App

/// The table overrules the book: money goes from one to another, or to and from the bank, or a company's stations are
/// put right, with the reason in the journal.
Sheet {
    id: root

    readonly property alias form: decision
    property alias payer: decision.payer
    property alias receiver: decision.receiver
    property alias amount: decision.amount
    property alias reason: decision.reason
    readonly property var usual: [qsTr("counted on the table"), qsTr("booked wrongly"), qsTr("agreed among us")]
    readonly property bool isCounted: form.ofStations && form.counts.length > 0

    title: qsTr("Correction")
    reserve: 4 * Theme.small
    confirmText: form.preview.ok ? form.label : qsTr("Choose first")
    confirmEnabled: form.preview.ok
    onConfirmed: {
        if (form.confirm())
            Nav.closeSheet();
    }
    typesInto: form.ofStations ? null : amountEntry.typesInto

    CorrectionForm {
        id: decision
    }
    Segmented {
        width: parent.width
        visible: root.form.companies.length > 0
        prefix: "subject"
        options: [{
                value: "money",
                label: qsTr("Money")
            }, {
                value: "stations",
                label: qsTr("Stations")
            }]
        value: root.form.ofStations ? "stations" : "money"
        onChosen: value => root.form.ofStations = value === "stations"
    }
    SectionTitle {
        visible: !root.form.ofStations
        text: qsTr("Who pays")
    }
    Segmented {
        width: parent.width
        visible: !root.form.ofStations
        prefix: "payer"
        options: root.form.parties
        value: root.form.payer
        onChosen: value => root.form.payer = value
    }
    SectionTitle {
        visible: !root.form.ofStations
        text: qsTr("Who gets it")
    }
    Segmented {
        width: parent.width
        visible: !root.form.ofStations
        prefix: "receiver"
        options: root.form.parties
        value: root.form.receiver
        onChosen: value => root.form.receiver = value
    }
    AmountEntry {
        id: amountEntry

        width: parent.width
        visible: !root.form.ofStations
        key: "amount"
        title: qsTr("Amount")
        least: 1
        most: 99999
        suggested: root.form.amount
        onValueChanged: root.form.amount = value
    }
    Segmented {
        width: parent.width
        visible: root.form.ofStations
        prefix: "company"
        options: root.form.companies
        value: root.form.company
        onChosen: value => root.form.company = value
    }
    Text {
        width: parent.width
        visible: root.isCounted
        text: qsTr("Stations on the map; its other markers lie on its charter")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Segmented {
        width: parent.width
        visible: root.isCounted
        prefix: "stations"
        options: root.form.counts
        value: root.form.stations.toString()
        onChosen: value => root.form.stations = parseInt(value)
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
        value: root.form.reason
        onChosen: value => root.form.reason = value
    }
    InkField {
        objectName: "reason"
        width: parent.width
        text: root.usual.includes(root.form.reason) ? "" : root.form.reason
        placeholderText: qsTr("Another reason")
        Accessible.name: qsTr("Another reason")
        onTextEdited: root.form.reason = text
    }
    outcome: [
        EffectList {
            width: parent.width
            visible: root.form.preview.ok
            effects: root.form.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.form.preview.refused
            text: root.form.preview.reason
            rule: root.form.preview.rule
        }
    ]
}
