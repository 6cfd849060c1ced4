import QtQuick

/// One of the app's own icons, drawn in one line width on a 24 × 24 grid.
Item {
    id: root

    required property string name
    property color colour: Theme.ink
    property int size: 24

    readonly property var paths: ({
            coin: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18M12 7v10M9.5 9.5h4a1.6 1.6 0 0 1 0 3h-3a1.6 1.6 0 0 0 0 3h4",
            certificate: "M4 5h16v11h-6M4 5v11h4M8 9h8M11 14a2.5 2.5 0 1 0 0.1 0M9.5 18v4l1.5-1l1.5 1v-4",
            locomotive: "M3 17h18M5 17v-6h8v-5h6v11M7 11v-4h2v4M7 20a1.6 1.6 0 1 0 0.1 0M16 20a1.6 1.6 0 1 0 0.1 0M15 9h2",
            station: "M12 3l8 6v12h-16v-12zM9 21v-6h6v6M12 9a1.2 1.2 0 1 0 0.1 0",
            track: "M7 3l-3 18M17 3l3 18M6.5 7h11M5.8 12h12.4M5 17h14",
            bell: "M6 17h12l-1.5-3v-4a4.5 4.5 0 0 0 -9 0v4zM10.5 20a1.6 1.6 0 0 0 3 0M12 5.5v-2",
            undo: "M9 5l-5 5l5 5M4 10h10a5 5 0 0 1 0 10h-3",
            redo: "M15 5l5 5l-5 5M20 10h-10a5 5 0 0 0 0 10h3",
            scales: "M12 3v17M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
            chart: "M4 4v16h16M7 15l4-5l3 3l5-7",
            journal: "M6 3h12v18h-12zM9 8h6M9 12h6M9 16h4",
            settings: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4",
            back: "M15 4l-8 8l8 8",
            close: "M5 5l14 14M19 5l-14 14",
            add: "M12 4v16M4 12h16",
            check: "M4 13l5 5l11-12",
            people: "M9 11a3.5 3.5 0 1 0 -0.1 0M3 20a6 6 0 0 1 12 0M16 5a3 3 0 0 1 0 6M17 14a5 5 0 0 1 4 6",
            clock: "M12 3a9 9 0 1 0 0.1 0M12 7v5l4 2",
            sound: "M4 9h4l5-4v14l-5-4h-4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
            share: "M12 15v-11M8 8l4-4l4 4M5 12v8h14v-8",
            more: "M5 12a1 1 0 1 0 0.1 0M12 12a1 1 0 1 0 0.1 0M19 12a1 1 0 1 0 0.1 0",
            minus: "M4 12h16",
            up: "M5 15l7 -7l7 7",
            down: "M5 9l7 7l7 -7",
            pencil: "M4 20l1 -5l11 -11l4 4l-11 11zM14 6l4 4",
            grip: "M5 8h14M5 12h14M5 16h14",
            chest: "M4 11h16v8h-16zM4 11l2 -5h12l2 5M12 11v4M10 13h4",
            die: "M5 5h14v14h-14zM9 9h0.1M15 9h0.1M12 12h0.1M9 15h0.1M15 15h0.1",
            help: "M12 3a9 9 0 1 0 0.1 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-0.8 0.4 -1 0.9 -1 1.9M12 17h0.1",
            folder: "M3 6h6l2 3h10v10h-18z",
            remove: "M5 7h14M9 7v-3h6v3M7 7l1 14h8l1 -14"
        })

    implicitWidth: size
    implicitHeight: size

    // No Shape: where it is scrolled out of view whole, the software renderer of Qt 6.4 paints it all the same.
    Canvas {
        id: canvas

        anchors.fill: parent
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.scale(root.size / 24, root.size / 24);
            context.strokeStyle = root.colour;
            context.lineWidth = 1.8;
            context.lineCap = "round";
            context.lineJoin = "round";
            context.path = root.paths[root.name] ?? "";
            context.stroke();
        }
    }
    onColourChanged: canvas.requestPaint()
    onNameChanged: canvas.requestPaint()
}
