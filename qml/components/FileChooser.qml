import QtQuick

/// A file dialog that is loaded when it is wanted.
Loader {
    id: root

    property bool saves: false
    signal chosen(url file)

    function open() {
        source = "";
        setSource("GameFileDialog.qml", {
            saves: saves
        });
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true

        function onChosen(file) {
            root.chosen(file);
        }
    }
}
