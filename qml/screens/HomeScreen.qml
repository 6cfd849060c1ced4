import QtQuick
import Flimnap.App

/// Where the app begins: the last table on top, then a new game, the shelf of games, settings.
AppPage {
    id: root

    title: "Flimnap"
    canGoBack: false
    actions: [
        IconButton {
            objectName: "about"
            iconName: "help"
            label: qsTr("About and help")
            onClicked: Nav.go("AboutScreen", {})
        },
        IconButton {
            objectName: "settings"
            iconName: "settings"
            label: qsTr("Settings")
            onClicked: Nav.go("SettingsScreen", {})
        }
    ]

    Repeater {
        model: Library.notices

        Panel {
            id: notice

            required property string modelData
            required property int index

            width: parent.width

            Text {
                width: parent.width
                text: notice.modelData
                color: Theme.bad
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            AppButton {
                text: qsTr("Understood")
                onClicked: Library.dismissNotice(notice.index)
            }
        }
    }
    Text {
        width: parent.width
        text: qsTr("Banker at your 18xx table: cash, shares, trains and prices in one book.")
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "continueGame"
        width: parent.width
        implicitHeight: 2 * Theme.target
        visible: Library.games.count > 0
        primary: true
        iconName: "locomotive"
        text: qsTr("Continue: %1").arg(Library.lastTitle)
        onClicked: {
            if (Library.continueLast())
                Nav.go("TableScreen", {});
        }
    }
    AppButton {
        objectName: "newGame"
        width: parent.width
        iconName: "add"
        text: qsTr("New game")
        primary: Library.games.count === 0
        onClicked: Nav.go("NewGameScreen", {})
    }
    AppButton {
        objectName: "calculator"
        width: parent.width
        iconName: "coin"
        text: qsTr("Income and dividends")
        onClicked: Nav.go("CalculatorScreen", {})
    }
    AppButton {
        objectName: "scoreSheet"
        width: parent.width
        iconName: "scales"
        text: qsTr("Scoring sheet")
        onClicked: Nav.go("ScoreSheetScreen", {})
    }
    AppButton {
        objectName: "importGame"
        width: parent.width
        iconName: "journal"
        text: qsTr("Import a game …")
        onClicked: {
            if (Library.sharesFiles())
                importDialog.open();
            else
                Files.openGame();
        }
    }
    Text {
        id: importFault

        width: parent.width
        visible: text !== ""
        color: Theme.bad
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    SectionTitle {
        visible: Library.games.count > 0
        text: qsTr("All games")
    }
    Repeater {
        model: Library.games

        GameRow {
            width: parent.width
        }
    }
    AppButton {
        objectName: "saveAllGames"
        width: parent.width
        visible: Library.games.count > 0
        iconName: "share"
        text: qsTr("Write all games to one file …")
        onClicked: {
            if (Library.sharesFiles())
                importFault.text = Library.shareAll();
            else
                Files.saveAllGames();
        }
    }
    AppButton {
        objectName: "removedGames"
        width: parent.width
        visible: Library.removedGames.count > 0
        iconName: "remove"
        text: qsTr("Removed games (%1)").arg(Library.removedGames.count)
        onClicked: Nav.go("RemovedGamesScreen", {})
    }

    FileChooser {
        id: importDialog

        onChosen: file => importFault.text = Library.importGame(file)
    }
}
