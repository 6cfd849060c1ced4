import QtQuick
import Flimnap.App

/// A scoring sheet leaves the app: as a page to print, for a spreadsheet, or as text.
Column {
    id: root

    required property scoreSheet sheet
    property string fault: ""
    property bool copied: false

    function ask(format: string) {
        copied = false;
        if (Scores.shares)
            fault = Scores.share(sheet, format);
        else
            Files.saveScores(sheet, format);
    }

    spacing: Theme.gap
    onSheetChanged: copied = false

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
        text: root.copied ? qsTr("Copied as text") : qsTr("Copy as text")
        onClicked: {
            Scores.copy(root.sheet);
            root.fault = "";
            root.copied = true;
        }
    }
    RefusalLine {
        width: parent.width
        visible: text !== ""
        text: root.fault
        rule: ""
    }
}
