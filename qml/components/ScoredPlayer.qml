import QtQuick

/// A player on the scoring sheet: his cash, what he holds, what he owes.
Column {
    id: root

    required property var form ///< see ScoreSheetView::form()
    required property var player
    required property var companies ///< those with a price: [{code, percents}]
    signal changed(var change)

    readonly property var amounts: [{
            key: "cash",
            label: qsTr("Cash"),
            shown: true
        }, {
            key: "debt",
            label: qsTr("Debt"),
            shown: form.hasDebt
        }, {
            key: "penalty",
            label: qsTr("Penalty"),
            shown: form.hasPenalty
        }, {
            key: "cards",
            label: qsTr("Copy cards not used"),
            shown: form.hasCards
        }]

    spacing: Theme.gap

    InkField {
        objectName: "scoredName"
        group: "values"
        width: parent.width
        text: root.player.name
        maximumLength: 24
        Accessible.name: qsTr("Name of the player")
        onEditingFinished: root.changed({
            name: text
        })
    }
    Repeater {
        model: root.amounts.filter(amount => amount.shown)

        TableValue {
            required property var modelData

            width: root.width
            key: "scored_" + modelData.key
            label: modelData.label
            value: root.player[modelData.key]
            most: 99999
            onEntered: value => root.changed({
                    [modelData.key]: value
                })
        }
    }
    Repeater {
        model: root.companies

        StepRow {
            required property var modelData

            width: root.width
            name: modelData.code
            label: modelData.token
            values: modelData.percents
            place: Math.max(0, modelData.percents.indexOf(root.player.percents[modelData.code] ?? 0))
            unit: "%"
            onStepped: place => root.changed({
                    percents: Object.assign({}, root.player.percents, {
                        [modelData.code]: modelData.percents[place]
                    })
                })
        }
    }
    Flow {
        width: parent.width
        visible: root.form.privates.length > 0
        spacing: Theme.gap / 2

        Repeater {
            model: root.form.privates

            Chip {
                required property var modelData

                objectName: "scoredPrivate_" + modelData.label
                text: modelData.label
                checked: root.player.privates.includes(modelData.value)
                onClicked: root.changed({
                    privates: checked ? root.player.privates.filter(other => other !== modelData.value) : root.player.privates.concat([modelData.value])
                })
            }
        }
    }
}
