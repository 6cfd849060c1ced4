import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A company in operating order: treasury and price first, then director, trains, stations, private railways.
TapPanel {
    id: root

    required property string code
    required property string token
    required property string name
    required property string sizeTitle
    required property color colour
    required property color textColour
    required property int stage ///< CompanyStage
    required property int price
    required property int treasury
    required property playerLook director
    required property list<ownTrain> trains
    required property int trainLimit
    required property list<paperRow> privates
    required property int stations
    required property int markers
    required property bool acting
    required property int place
    required property int bankPercent
    required property string statusText
    required property string facts
    required property bool hasTreasury
    required property bool isMinor

    readonly property bool operates: stage === CompanyStage.Operating

    objectName: "company_" + code
    visible: operates || stage === CompanyStage.Started
    lifted: acting
    Accessible.name: isMinor ? qsTr("%1, treasury %2, owner %3").arg(token).arg(Theme.amount(treasury)).arg(director.name) : hasTreasury ? qsTr("%1, treasury %2, price %3, director %4").arg(token).arg(Theme.amount(treasury)).arg(price).arg(director.name) : qsTr("%1, price %2, director %3").arg(token).arg(price).arg(director.name)
    onClicked: Nav.go("StatementScreen", {
        account: root.code,
        name: root.token
    })

    FontMetrics {
        id: cardFont

        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        CompanyToken {
            code: root.token
            colour: root.colour
            textColour: root.textColour
        }
        Column {
            Layout.fillWidth: true
            spacing: 2

            WholeWords {
                width: parent.width
                visible: root.director.name === ""
                text: root.name
            }
            RowLayout {
                width: parent.width
                visible: root.director.name !== ""
                spacing: 4

                PlayerBadge {
                    initial: root.director.initial
                    colour: root.director.colour
                    textColour: root.director.textColour
                    size: 22
                }
                LineText {
                    Layout.fillWidth: true
                    text: root.acting ? qsTr("▶ %1").arg(root.director.name) : root.director.name
                    color: Theme.ink
                    font.pixelSize: Theme.body
                }
            }
            Text {
                width: parent.width
                text: root.statusText
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        Column {
            spacing: 0

            MoneyText {
                anchors.right: parent.right
                visible: root.hasTreasury
                units: root.treasury
            }
            Text {
                anchors.right: parent.right
                visible: root.price > 0
                text: qsTr("price %1").arg(root.price)
                color: Theme.ink
                font.pixelSize: Theme.body
            }
        }
    }
    Flow {
        width: parent.width
        visible: root.trains.length > 0 || root.privates.length > 0
        spacing: Theme.gap / 2

        Repeater {
            model: root.trains

            TrainCard {
                required property ownTrain modelData

                name: modelData.name
                old: modelData.old
                runnable: modelData.runnable
            }
        }
        PrivateList {
            visible: root.privates.length > 0
            privates: root.privates
            leastHeight: root.trains.length > 0 ? cardFont.height + 8 : 0 // as high as a TrainCard
        }
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.facts
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
}
