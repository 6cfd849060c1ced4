import QtQuick
import Flimnap.App

/// A scoring sheet leaves the app: as a page to print, for a spreadsheet, or as text.
Column {
    id: root

    required property var sheet ///< {title, subtitle, currency, scores, worths}
    property string fault: ""
    property string format: "pdf"

    function ask(wanted: string) {
        format = wanted;
        if (ScoreSheets.shares)
            fault = ScoreSheets.share(sheet, wanted);
        else
            dialog.open();
    }

    spacing: Theme.gap

    AppButton {
        objectName: "exportPdf"
        width: parent.width
        iconName: "journal"
        text: qsTr("Page to print (PDF)")
        onClicked: root.ask("pdf")
    }
    AppButton {
        objectName: "exportCsv"
        width: parent.width
        iconName: "journal"
        text: qsTr("For a spreadsheet (CSV)")
        onClicked: root.ask("csv")
    }
    AppButton {
        objectName: "copyScores"
        width: parent.width
        iconName: "journal"
        text: qsTr("Copy as text")
        onClicked: ScoreSheets.copy(root.sheet)
    }
    RefusalLine {
        width: parent.width
        visible: text !== ""
        text: root.fault
        rule: ""
    }
    FileChooser {
        id: dialog

        saves: true
        format: root.format
        onChosen: file => root.fault = ScoreSheets.save(root.sheet, root.format, file)
    }
}
