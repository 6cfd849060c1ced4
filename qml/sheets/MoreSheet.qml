import QtQuick
import Flimnap.App

/// Everything about this table that is not a move.
Sheet {
    id: root

    readonly property var pages: [
        {
            page: "ChartScreen",
            icon: "chart",
            text: Chart.title,
            ofShares: true
        },
        {
            page: "JournalScreen",
            icon: "journal",
            text: qsTr("Journal")
        },
        {
            page: "WorthScreen",
            icon: "scales",
            text: Game.hasShares ? qsTr("Worth over time") : qsTr("Treasuries over time")
        },
        {
            page: "ScoringScreen",
            icon: "certificate",
            text: qsTr("Scoring now")
        },
        {
            page: "CashCountScreen",
            icon: "coin",
            text: Game.hasShares ? qsTr("Count cash") : qsTr("Count a treasury")
        },
        {
            page: "ReadingsScreen",
            icon: "journal",
            text: qsTr("How the rules are read"),
            ofReadings: true
        },
        {
            page: "PeopleScreen",
            icon: "people",
            text: qsTr("Players")
        },
        {
            page: "ShowToTableScreen",
            icon: "people",
            text: qsTr("Show to the table")
        },
        {
            page: "SettingsScreen",
            icon: "settings",
            text: qsTr("Settings")
        },
        {
            page: "AboutScreen",
            icon: "help",
            text: qsTr("About and help")
        }
    ]

    title: Game.title
    confirmVisible: false

    Repeater {
        model: Actions.rows

        ActionButton {
            width: parent.width
            visible: quiet
        }
    }
    AppButton {
        objectName: "more_correction"
        width: parent.width
        iconName: "scales"
        text: qsTr("Correct …")
        onClicked: Nav.sheet("CorrectionSheet", {})
    }
    Repeater {
        model: root.pages.filter(page => (Game.hasShares || page.ofShares !== true) && (Game.readings.length > 0 || page.ofReadings !== true))

        AppButton {
            required property var modelData

            objectName: "more_" + modelData.page
            width: parent.width
            iconName: modelData.icon
            text: modelData.text
            onClicked: Nav.go(modelData.page, modelData.ofReadings === true ? {
                    game: "running"
                } : {})
        }
    }
}
