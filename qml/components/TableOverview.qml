import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// What lies on the table, in three parts: the players, the companies, the trains and rounds. Where every player is a
/// company they are one.
Item {
    id: root

    property string shown: Game.turnIsCompany && Game.hasShares ? "companies" : "players"
    readonly property var parts: [{
            name: "players",
            label: qsTr("Players")
        }, {
            name: "companies",
            label: qsTr("Companies")
        }, {
            name: "trains",
            label: qsTr("Trains")
        }]

    TabStrip {
        id: strip

        width: root.width
        tabs: root.parts.filter(part => Game.hasShares || part.name !== "companies")
        current: root.shown
        onChosen: name => root.shown = name
    }
    Flickable {
        id: flick

        objectName: "scroller"
        y: strip.height
        width: root.width
        height: root.height - y
        contentWidth: width
        contentHeight: column.implicitHeight + 2 * Theme.gap
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        // No layout: with cards that wrap inside, Qt 6.4 gives up before nested layouts have settled.
        Column {
            id: column

            x: Theme.gap
            y: Theme.gap
            width: flick.width - 2 * Theme.gap
            spacing: Theme.gap

            RulesWarning {
                width: column.width
                visible: Game.warning !== ""
            }
            LotList {
                width: column.width
                visible: root.shown === "players" && Game.lots.length > 0
            }
            Repeater {
                model: root.shown === "players" ? Game.players : null

                PlayerCard {
                    width: column.width
                }
            }
            Repeater {
                model: root.shown === "companies" ? Game.companies : null

                CompanyCard {
                    width: column.width
                }
            }
            WaitingCompanies {
                width: column.width
                visible: root.shown === "companies" && Game.companiesWait
            }
            Loader {
                width: column.width
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
