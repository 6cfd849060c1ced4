import QtQuick

/// The system's file dialog, loaded when it is wanted: for phones and tablets, whose systems all have one.
Loader {
    id: root

    signal chosen(url file)

    function open() {
        source = "";
        source = "GameFileDialog.qml";
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true

        function onChosen(file) {
            root.chosen(file);
        }
    }
}
