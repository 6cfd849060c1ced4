import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// What lies on the table, in parts: the action cards, the players, the companies, the trains and rounds. Where every
/// player is a company they are one.
Item {
    id: root

    readonly property bool isRegion: true ///< F6 comes to it
    readonly property string usual: Turn.choosesCard ? "cards" : Turn.isCompany && Game.hasShares ? "companies" : "players"
    property string chosen: "" ///< by a tap; what is usual comes back as soon as that is something else
    readonly property string shown: chosen !== "" && tabs.some(part => part.name === chosen) ? chosen : usual
    readonly property var tabs: parts.filter(part => part.there)
    readonly property var parts: [{
            name: "cards",
            label: qsTr("Cards"),
            there: Game.actionCards.length > 0
        }, {
            name: "players",
            label: qsTr("Players"),
            there: true
        }, {
            name: "companies",
            label: qsTr("Companies"),
            there: Game.hasShares
        }, {
            name: "trains",
            label: qsTr("Trains"),
            there: true
        }]

    /// Scrolls until the card of the one who acts is seen, the next ones below it.
    function revealActor() {
        const cards = column.children;
        for (let place = 0; place < cards.length; ++place) {
            const card = cards[place];
            if (!card.visible || card.acting !== true || (card.y >= flick.contentY && card.y + card.height <= flick.contentY + flick.height))
                continue;
            flick.contentY = Math.max(0, Math.min(card.y - Theme.gap, flick.contentHeight - flick.height));
        }
    }

    onUsualChanged: chosen = ""
    onShownChanged: reveal.restart()
    Component.onCompleted: reveal.restart()

    Connections {
        target: Game

        function onChanged() {
            reveal.restart();
        }
    }
    // When the cards have found their places, and no finger is on them.
    Timer {
        id: reveal

        interval: 50
        onTriggered: {
            if (TapGuard.pressed || flick.moving)
                restart();
            else
                root.revealActor();
        }
    }

    TabStrip {
        id: strip

        width: root.width
        tabs: root.tabs
        current: root.shown
        onChosen: name => root.chosen = name
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
            Loader {
                width: column.width
                active: root.shown === "cards"
                visible: active
                sourceComponent: ActionCards {
                }
            }
            Repeater {
                model: root.shown === "players" ? Overview.players : null

                PlayerCard {
                    width: column.width
                }
            }
            Repeater {
                model: root.shown === "companies" ? Overview.companies : null

                CompanyCard {
                    width: column.width
                }
            }
            WaitingCompanies {
                width: column.width
                visible: root.shown === "companies" && Overview.companiesWait
            }
            Loader {
                width: column.width
                active: root.shown === "trains"
                visible: active
                sourceComponent: TrainTable {
                }
            }
        }
        ScrollBar.vertical: PageScrollBar {
            needed: flick.contentHeight > flick.height
        }
    }
}
