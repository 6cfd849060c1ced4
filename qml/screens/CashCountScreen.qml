import QtQuick
import Flimnap.App

/// What lies on the table against what is in the book: the difference, the entries that could explain it, the correction.
AppPage {
    id: root

    property string account: ""
    property bool entered: false
    readonly property bool missing: count.difference < 0

    Account {
        id: count

        code: root.account
    }

    title: Game.hasShares ? qsTr("Count cash") : qsTr("Count a treasury")

    Segmented {
        width: parent.width
        prefix: "account"
        options: Accounts.names
        value: root.account
        onChosen: value => {
            root.account = value;
            root.entered = false;
        }
    }
    AmountEntry {
        width: parent.width
        key: "counted"
        title: qsTr("Counted on the table")
        least: 0
        most: 99999
        onValueChanged: {
            count.counted = value;
            root.entered = true;
        }
    }
    Panel {
        width: parent.width
        visible: root.entered && count.known

        ScoreLine {
            width: parent.width
            label: qsTr("In the book")
            units: count.book
        }
        ScoreLine {
            width: parent.width
            label: qsTr("Difference")
            units: count.difference
        }
        Text {
            width: parent.width
            visible: count.difference === 0
            text: qsTr("Table and book agree.")
            color: Theme.good
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        SectionTitle {
            visible: count.suspects.length > 0
            text: qsTr("Could explain it:")
        }
        Repeater {
            model: count.suspects

            ScoreLine {
                required property statementRow modelData

                width: parent.width
                label: qsTr("move %1: %2").arg(modelData.place).arg(modelData.text)
                units: modelData.change
            }
        }
        AppButton {
            objectName: "bookCorrection"
            width: parent.width
            visible: count.difference !== 0
            primary: true
            text: qsTr("Book the difference as a correction")
            onClicked: Nav.sheet("CorrectionSheet", {
                payer: root.missing ? root.account : "bank",
                receiver: root.missing ? "bank" : root.account,
                amount: Math.abs(count.difference),
                reason: qsTr("counted on the table")
            })
        }
    }
}
