import QtQuick
import QtQuick.Dialogs

/// Asks the system for a file of a game or of a scoring sheet; made anew each time, for its libraries would delay the start.
FileDialog {
    id: root

    property bool saves: false
    property string format: "flimnap"
    signal chosen(url file)

    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    title: format !== "flimnap" ? qsTr("Write the scoring sheet to a file") : saves ? qsTr("Write the game to a file") : qsTr("Import a game")
    nameFilters: format === "pdf" ? [qsTr("Pages to print (*.pdf)")] : format === "csv" ? [qsTr("Tables (*.csv)")] : [qsTr("Flimnap games (*.flimnap)")]
    defaultSuffix: format
    onAccepted: chosen(selectedFile)
    Component.onCompleted: open()
}
