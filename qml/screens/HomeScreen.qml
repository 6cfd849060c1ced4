import QtQuick
import Flimnap.App

/// Where the app begins: the last table on top, then a new game, the shelf of games, settings.
AppPage {
    id: root

    title: "Flimnap"
    canGoBack: false
    actions: IconButton {
        objectName: "settings"
        iconName: "settings"
        label: qsTr("Settings")
        onClicked: Nav.go("SettingsScreen", {})
    }

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
        onClicked: importDialog.open()
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
        text: qsTr("Past games")
    }
    Repeater {
        model: Library.games

        GameRow {
            width: parent.width
        }
    }

    FileChooser {
        id: importDialog

        onChosen: file => {
            importFault.text = Library.importGame(file);
            if (importFault.text === "")
                Nav.go("TableScreen", {});
        }
    }
}
