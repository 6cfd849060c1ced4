import QtQuick
import QtQuick.Dialogs

/// Asks the system for a file of a game; made anew each time, for its libraries would delay the start.
FileDialog {
    id: root

    property bool saves: false
    signal chosen(url file)

    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    title: saves ? qsTr("Write the game to a file") : qsTr("Import a game")
    nameFilters: [qsTr("Flimnap games (*.flimnap)")]
    defaultSuffix: "flimnap"
    onAccepted: chosen(selectedFile)
    Component.onCompleted: open()
}
