import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// What lies on the table, in three parts: the players, the companies, the trains and rounds.
ColumnLayout {
    id: root

    property string shown: Game.turnIsCompany ? "companies" : "players"

    spacing: 0

    TabStrip {
        Layout.fillWidth: true
        tabs: [{
                name: "players",
                label: qsTr("Players")
            }, {
                name: "companies",
                label: qsTr("Companies")
            }, {
                name: "trains",
                label: qsTr("Trains")
            }]
        current: root.shown
        onChosen: name => root.shown = name
    }
    Flickable {
        id: flick

        objectName: "scroller"
        Layout.fillHeight: true
        Layout.fillWidth: true
        contentWidth: width
        contentHeight: column.implicitHeight + 2 * Theme.gap
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: column

            x: Theme.gap
            y: Theme.gap
            width: flick.width - 2 * Theme.gap
            spacing: Theme.gap

            RulesWarning {
                Layout.fillWidth: true
                visible: Game.warning !== ""
            }
            Repeater {
                model: root.shown === "players" ? Game.players : null

                PlayerCard {
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.shown === "companies" ? Game.companies : null

                CompanyCard {
                    Layout.fillWidth: true
                }
            }
            WaitingCompanies {
                Layout.fillWidth: true
                visible: root.shown === "companies" && Game.companiesWait
            }
            Loader {
                Layout.fillWidth: true
                active: root.shown === "trains"
                visible: active
                sourceComponent: TrainTable {
                }
            }
        }
        ScrollBar.vertical: ScrollBar {
        }
    }
}
