import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// The main screen: where the game is, what everybody has, and within the thumb's reach what can be done now.
/// Wide screens show table, chart and moves side by side.
Page {
    id: root

    readonly property bool wide: width >= 720 && width > height
    readonly property bool low: height < 480
    property bool showsCompanies: Game.turnIsCompany

    background: Rectangle {
        color: Theme.paper
    }

    header: TableHeader {
        compact: root.low
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Flickable {
            id: flick

            objectName: "scroller"
            Layout.fillHeight: true
            Layout.fillWidth: true
            contentWidth: width
            contentHeight: column.implicitHeight + 2 * Theme.margin
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            ColumnLayout {
                id: column

                x: Theme.margin
                y: Theme.margin
                width: flick.width - 2 * Theme.margin
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    visible: Game.warning !== ""

                    Text {
                        Layout.fillWidth: true
                        text: Game.warning
                        color: Theme.bad
                        font.pixelSize: Theme.body
                        wrapMode: Text.Wrap
                    }
                    AppButton {
                        objectName: "takeNewResult"
                        Layout.fillWidth: true
                        visible: Game.mustChooseResult
                        text: qsTr("Take the new result")
                        onClicked: Game.takeNewResult()
                    }
                    AppButton {
                        objectName: "keepOldBalances"
                        Layout.fillWidth: true
                        visible: Game.mustChooseResult
                        text: qsTr("Keep the old balances, booked as corrections")
                        onClicked: Game.keepOldBalances()
                    }
                }
                PhaseLine {
                    Layout.fillWidth: true
                }
                Segmented {
                    Layout.fillWidth: true
                    prefix: "show"
                    options: [{
                            value: false,
                            label: qsTr("Players")
                        }, {
                            value: true,
                            label: qsTr("Companies")
                        }]
                    value: root.showsCompanies
                    onChosen: value => root.showsCompanies = value
                }
                Repeater {
                    model: root.showsCompanies ? null : Game.players

                    PlayerCard {
                        Layout.fillWidth: true
                    }
                }
                Repeater {
                    model: root.showsCompanies ? Game.companies : null

                    CompanyCard {
                        Layout.fillWidth: true
                    }
                }
            }
            ScrollBar.vertical: ScrollBar {
            }
        }
        ShareChart {
            Layout.fillHeight: true
            Layout.preferredWidth: root.width * 0.36
            visible: root.width >= 1080
        }
        ActionPanel {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(380, root.width * 0.42)
            visible: root.wide
            column: true
        }
    }

    footer: ActionPanel {
        visible: !root.wide
        height: visible ? implicitHeight : 0
        column: false
    }
}
