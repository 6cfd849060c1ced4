import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player: cash first, then certificates against the limit, then what he holds. A tap tells why he has so much.
TapPanel {
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

    readonly property bool nearLimit: certificates >= limit - 1

    objectName: "player_" + code
    lifted: acting
    Accessible.name: qsTr("%1, %2, order card %3, %4 of %5 certificates").arg(name).arg(Theme.amount(cash)).arg(card).arg(certificates).arg(limit)
    onClicked: Nav.go("StatementScreen", {
        account: root.code,
        name: root.name
    })

    RowLayout {
        width: parent.width
        spacing: Theme.gap

        PlayerBadge {
            initial: root.initial
            colour: root.colour
            textColour: root.textColour
            size: 36
        }
        Column {
            Layout.fillWidth: true
            spacing: 0

            LineText {
                width: parent.width
                text: root.acting ? qsTr("▶ %1").arg(root.name) : root.name
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
            LineText {
                width: parent.width
                text: Settings.hints ? qsTr("order card %1 · worth %2").arg(root.card).arg(Theme.number(root.worth)) + (root.leads ? " ★" : "") : qsTr("order card %1").arg(root.card)
                color: Theme.muted
                font.pixelSize: Theme.small
            }
        }
        Column {
            spacing: 0

            MoneyText {
                anchors.right: parent.right
                units: root.cash
            }
            RowLayout {
                anchors.right: parent.right
                spacing: 4

                LineIcon {
                    name: "certificate"
                    size: 16
                    colour: limitText.color
                }
                Text {
                    id: limitText

                    text: root.nearLimit ? qsTr("%1/%2, limit").arg(root.certificates).arg(root.limit) : qsTr("%1/%2").arg(root.certificates).arg(root.limit)
                    color: root.nearLimit ? Theme.bad : Theme.muted
                    font.pixelSize: Theme.small
                    font.weight: root.nearLimit ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
    LineText {
        width: parent.width
        visible: root.debt > 0 || root.penalty > 0
        text: qsTr("owes %1, penalty at the end %2").arg(Theme.amount(root.debt)).arg(Theme.amount(root.penalty))
        color: Theme.bad
        font.pixelSize: Theme.small
    }
    CertificateFan {
        width: parent.width
        visible: root.holdings.length > 0
        holdings: root.holdings
    }
    PrivateList {
        width: parent.width
        visible: root.privates.length > 0
        privates: root.privates
    }
}
