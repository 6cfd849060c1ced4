import QtQuick

/// A file dialog that is loaded when it is wanted.
Loader {
    id: root

    property bool saves: false
    property string format: "flimnap" ///< or "pdf", "csv"
    signal chosen(url file)

    function open() {
        source = "";
        setSource("GameFileDialog.qml", {
            saves: saves,
            format: format
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
