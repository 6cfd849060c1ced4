import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player: cash first, then certificates against the limit, then what he holds.
Panel {
    id: root

    required property string code
    required property string name
    required property string colour
    required property string textColour
    required property string initial
    required property int cash
    required property int debt
    required property int penalty
    required property int certificates
    required property int limit
    required property int worth
    required property bool acting
    required property int card
    required property bool leads
    required property var holdings
    required property var privates

    objectName: "player_" + code
    lifted: acting

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        PlayerBadge {
            initial: root.initial
            colour: root.colour
            textColour: root.textColour
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.acting ? qsTr("▶ %1").arg(root.name) : root.name
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("order card %1").arg(root.card) + (Settings.hints ? " · " + qsTr("worth %1").arg(Theme.number(root.worth)) + (root.leads ? " ★" : "") : "")
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        ColumnLayout {
            spacing: 0

            MoneyText {
                Layout.alignment: Qt.AlignRight
                units: root.cash
            }
            Text {
                Layout.alignment: Qt.AlignRight
                text: qsTr("%1/%2 certificates").arg(root.certificates).arg(root.limit)
                color: root.certificates >= root.limit - 1 ? Theme.bad : Theme.muted
                font.pixelSize: Theme.small
                font.weight: root.certificates >= root.limit - 1 ? Font.DemiBold : Font.Normal
            }
        }
    }
    Text {
        Layout.fillWidth: true
        visible: root.debt > 0 || root.penalty > 0
        text: qsTr("owes %1, penalty at the end %2").arg(Theme.amount(root.debt)).arg(Theme.amount(root.penalty))
        color: Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    CertificateFan {
        Layout.fillWidth: true
        visible: root.holdings.length > 0
        holdings: root.holdings
    }
    Text {
        Layout.fillWidth: true
        visible: root.privates.length > 0
        text: qsTr("Private railways: %1").arg(root.privates.map(p => p.code).join(", "))
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "statement_" + root.code
        quiet: true
        iconName: "scales"
        text: qsTr("Why %1?").arg(Theme.amount(root.cash))
        onClicked: Nav.go("StatementScreen", {
            account: root.code,
            name: root.name
        })
    }
}
