import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A company: price and treasury first, then director, trains, stations, private railways.
Panel {
    id: root

    required property string code
    required property string name
    required property string sizeTitle
    required property string colour
    required property string textColour
    required property string status
    required property bool onSale
    required property int price
    required property int treasury
    required property string directorName
    required property var trains
    required property int trainLimit
    required property var privates
    required property int stations
    required property int markers
    required property bool acting
    required property int place
    required property int bankPercent

    readonly property bool exists: status === "started" || status === "operating"

    objectName: "company_" + code
    visible: exists || onSale && status === "waiting"
    lifted: acting

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        CompanyToken {
            code: root.code
            colour: root.colour
            textColour: root.textColour
            size: 44
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.exists ? qsTr("%1 · director %2").arg(root.code).arg(root.directorName) : qsTr("%1 · not started").arg(root.code)
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Text {
                Layout.fillWidth: true
                text: root.status === "operating" ? qsTr("%1, operates %2.").arg(root.sizeTitle).arg(root.place) : root.status === "started" ? qsTr("%1, not floated yet").arg(root.sizeTitle) : root.sizeTitle
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
        ColumnLayout {
            visible: root.exists
            spacing: 0

            MoneyText {
                Layout.alignment: Qt.AlignRight
                units: root.treasury
            }
            Text {
                Layout.alignment: Qt.AlignRight
                text: qsTr("price %1").arg(root.price)
                color: Theme.ink
                font.pixelSize: Theme.body
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.trains.length > 0
        spacing: Theme.gap / 2

        Repeater {
            model: root.trains

            TrainCard {
                required property var modelData

                name: modelData.name
                runnable: modelData.runnable
            }
        }
    }
    Text {
        Layout.fillWidth: true
        visible: root.status === "operating"
        text: qsTr("%1 of %2 trains · %3 on the map, %4 left · bank holds %5 %").arg(root.trains.length).arg(root.trainLimit).arg(qsTr("%n station(s)", "", root.stations)).arg(root.markers).arg(root.bankPercent)
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Text {
        Layout.fillWidth: true
        visible: root.privates.length > 0
        text: qsTr("Private railways: %1").arg(root.privates.map(p => p.used ? p.code + "*" : p.code).join(", "))
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "statement_" + root.code
        visible: root.exists
        quiet: true
        iconName: "scales"
        text: qsTr("Why %1?").arg(Theme.amount(root.treasury))
        onClicked: Nav.go("StatementScreen", {
            account: root.code,
            name: root.code
        })
    }
}
