import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player: his money first, then certificates against the limit, then what he holds; where he is a company, its money
/// and its trains. A tap tells why he has so much.
TapPanel {
    id: root

    required property string code
    required property string name
    required property color colour
    required property color textColour
    required property string initial
    required property int cash
    required property string account ///< whose money it is
    required property int debt
    required property int penalty
    required property int certificates
    required property int limit
    required property int worth
    required property bool acting
    required property int card
    required property bool leads
    required property list<holdingRow> holdings
    required property list<paperRow> privates
    required property string order
    required property string owes
    required property bool hasPriority
    required property bool passed
    required property companyLook company ///< his own, where players are companies
    required property list<ownTrain> trains
    required property string facts

    readonly property bool nearLimit: certificates >= limit - 1

    objectName: "player_" + code
    lifted: acting
    readonly property string worthText: !Settings.hints ? "" : Game.hasShares ? qsTr("worth %1").arg(Theme.number(worth)) + (leads ? " ★" : "") : leads ? "★" : ""
    readonly property string limitWords: Game.hasShares ? qsTr("%1 of %2 certificates").arg(certificates).arg(limit) : ""

    function joined(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between);
    }

    Accessible.name: joined([name, company.token, Theme.amount(cash), order, passed ? qsTr("passed") : "", limitWords, owes], ", ")
    onClicked: Nav.go("StatementScreen", {
        account: root.account,
        name: root.company.token || root.name
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
        CompanyToken {
            visible: root.company.token !== ""
            code: root.company.token
            colour: root.company.colour
            textColour: root.company.textColour
        }
        Column {
            Layout.fillWidth: true
            spacing: 0

            Row {
                width: parent.width
                spacing: Theme.gap

                LineText {
                    width: Math.min(implicitWidth, parent.width - (passedMark.visible ? passedMark.width + parent.spacing : 0))
                    text: root.acting ? qsTr("▶ %1").arg(root.name) : root.name
                    color: Theme.ink
                    font.pixelSize: Theme.body
                    font.weight: Font.DemiBold
                }
                PassedMark {
                    id: passedMark

                    visible: root.passed
                }
            }
            Text {
                width: parent.width
                text: root.joined([root.order, root.worthText], " · ")
                color: root.hasPriority ? Theme.ink : Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                font.weight: root.hasPriority ? Font.DemiBold : Font.Normal
            }
        }
        Column {
            spacing: 0

            MoneyText {
                anchors.right: parent.right
                visible: Game.hasShares || root.company.token !== ""
                units: root.cash
            }
            RowLayout {
                anchors.right: parent.right
                visible: Game.hasShares
                spacing: 4

                LineIcon {
                    name: "certificate"
                    size: 16
                    colour: limitText.color
                }
                Text {
                    id: limitText

                    text: root.certificates >= root.limit ? qsTr("%1/%2, full").arg(root.certificates).arg(root.limit) : root.nearLimit ? qsTr("%1/%2, one left").arg(root.certificates).arg(root.limit) : qsTr("%1/%2").arg(root.certificates).arg(root.limit)
                    color: root.nearLimit ? Theme.bad : Theme.muted
                    font.pixelSize: Theme.small
                    font.weight: root.nearLimit ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
    LineText {
        width: parent.width
        visible: text !== ""
        text: root.owes
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
    Flow {
        width: parent.width
        visible: root.trains.length > 0
        spacing: Theme.gap / 2

        Repeater {
            model: root.trains

            TrainCard {
                required property ownTrain modelData

                name: modelData.name
                runnable: modelData.runnable
            }
        }
    }
    LineText {
        width: parent.width
        visible: text !== ""
        text: root.facts
        color: Theme.muted
        font.pixelSize: Theme.small
    }
}
