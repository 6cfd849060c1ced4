import QtQuick
import Flimnap.App

/// What lies on the table against what is in the book: the difference, the entries that could explain it, the correction.
AppPage {
    id: root

    property string account: ""
    property int counted: 0
    property bool entered: false
    readonly property bool missing: (count.difference ?? 0) < 0
    readonly property var count: account !== "" ? Game.countCash(account, counted) : ({})

    title: Game.hasShares ? qsTr("Count cash") : qsTr("Count a treasury")

    Segmented {
        width: parent.width
        prefix: "account"
        options: Game.accounts()
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
            root.counted = value;
            root.entered = true;
        }
    }
    Panel {
        width: parent.width
        visible: root.entered && root.count.book !== undefined

        ScoreLine {
            width: parent.width
            label: qsTr("In the book")
            units: root.count.book ?? 0
        }
        ScoreLine {
            width: parent.width
            label: qsTr("Difference")
            units: root.count.difference ?? 0
        }
        Text {
            width: parent.width
            visible: root.count.difference === 0
            text: qsTr("Table and book agree.")
            color: Theme.good
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        SectionTitle {
            visible: (root.count.suspects ?? []).length > 0
            text: qsTr("Could explain it:")
        }
        Repeater {
            model: root.count.suspects ?? []

            ScoreLine {
                required property var modelData

                width: parent.width
                label: qsTr("move %1: %2").arg(modelData.place).arg(modelData.text)
                units: modelData.change
            }
        }
        AppButton {
            objectName: "bookCorrection"
            width: parent.width
            visible: (root.count.difference ?? 0) !== 0
            primary: true
            text: qsTr("Book the difference as a correction")
            onClicked: Nav.sheet("CorrectionSheet", {
                payer: root.missing ? root.account : "bank",
                receiver: root.missing ? "bank" : root.account,
                amount: Math.abs(root.count.difference),
                reason: qsTr("counted on the table")
            })
        }
    }
}
