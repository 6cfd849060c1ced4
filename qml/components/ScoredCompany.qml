import QtQuick
import QtQuick.Layouts

/// A company on the scoring sheet: its price, and what lowers it.
Panel {
    id: root

    required property var company ///< see ScoreSheetView::form()
    required property var entered ///< {price, loans, grown}
    signal changed(var change)

    RowLayout {
        width: parent.width
        spacing: Theme.gap

        CompanyToken {
            code: root.company.code
            colour: root.company.colour
            textColour: root.company.textColour
        }
        TableValue {
            Layout.fillWidth: true
            item: ({
                    path: ["price", root.company.code],
                    label: qsTr("Share price; 0: not in the game"),
                    value: root.entered.price ?? 0,
                    printed: root.entered.price ?? 0,
                    least: 0,
                    most: 9999
                })
            onEntered: value => root.changed({
                    price: value
                })
        }
    }
    StepRow {
        width: parent.width
        visible: root.company.hasLoans && (root.entered.price ?? 0) > 0
        name: "loans_" + root.company.code
        label: qsTr("Loans of the company")
        values: [...Array(13).keys()]
        place: root.entered.loans ?? 0
        onStepped: place => root.changed({
                loans: place
            })
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
