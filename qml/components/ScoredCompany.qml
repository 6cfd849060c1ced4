import QtQuick

/// A company on the scoring sheet: its price, and what lowers it.
Panel {
    id: root

    required property var company ///< see ScoreSheetView::form()
    required property var charted ///< all prices
    required property var entered ///< {price, grown, and what else is counted, by its key}
    signal changed(var change)

    Row {
        id: row

        width: parent.width
        spacing: Theme.gap

        CompanyToken {
            id: token

            code: root.company.token
            colour: root.company.colour
            textColour: root.company.textColour
        }
        PriceEntry {
            width: row.width - token.width - row.spacing
            name: root.company.code
            label: qsTr("Share price; 0: not in the game")
            charted: root.charted
            price: root.entered.price ?? 0
            onEntered: value => root.changed({
                    price: value
                })
        }
    }
    Repeater {
        model: root.company.counted

        StepRow {
            id: count

            required property var modelData

            width: parent.width
            visible: (root.entered.price ?? 0) > 0
            name: modelData.key + "_" + root.company.code
            label: modelData.label
            values: [...Array(13).keys()]
            place: root.entered[modelData.key] ?? 0
            onStepped: place => root.changed({
                    [count.modelData.key]: place
                })
        }
    }
    Toggle {
        objectName: "grown_" + root.company.code
        width: parent.width
        visible: root.company.grownPercents.length > 0 && (root.entered.price ?? 0) > 0
        text: qsTr("It has shares of 5 %")
        checked: root.entered.grown === true
        onToggled: root.changed({
                grown: checked
            })
    }
}
