import QtQuick
import QtQuick.Dialogs

/// Asks the system for a file of a game; made anew each time, for its libraries would delay the start.
FileDialog {
    id: root

    signal chosen(url file)

    title: qsTr("Import a game")
    nameFilters: [qsTr("Flimnap games (*.flimnap *.flimnaps)")]
    onAccepted: chosen(selectedFile)
    Component.onCompleted: open()
}
