import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// The window: a stack of pages, one sheet on top of them, and what must be seen before anything goes on.
ApplicationWindow {
    id: root

    readonly property bool wide: Theme.isWide(width, height)
    readonly property real headerHeight: pages.currentItem?.header?.height ?? 0
    readonly property bool sheetIsOpen: sheetLoader.source != ""
    property var trail: [] ///< the pages over the first one: [{page, properties}]
    readonly property var place: trail.length > 0 ? trail[trail.length - 1] : null
    property bool started: false
    readonly property bool onTable: place !== null && place.page === "TableScreen"
    readonly property bool inGame: trail.some(visited => visited.page === "TableScreen")
    readonly property bool holdsTurn: Aftermath.holdsTurn

    /// As text: the stack of Qt 6.4 takes no url.
    function urlOf(name: string): string {
        return `${Qt.resolvedUrl(name + ".qml")}`;
    }
    function showPage(page: string, properties: var) {
        closeSheet();
        // With its size from the start nothing is laid out twice.
        pages.push(urlOf(page), Object.assign({
            width: pages.width,
            height: pages.height
        }, properties));
        trail = [...trail, {
                page: page,
                properties: properties
            }];
    }
    function showSheet(name: string, properties: var) {
        // What follows from a sheet that mends an earlier move belongs to that move, too.
        if (Mending.place > 0 && name !== "MendSheet") {
            Mending.show(name, properties.kind ?? "");
            return;
        }
        closeSheet();
        sheetLoader.setSource(urlOf(name), Object.assign({
            width: sheetLoader.width
        }, properties));
    }
    function closeSheet() {
        sheetLoader.source = "";
        Mending.leave();
        Nav.arrows = []; // they were of the move that was being entered
    }
    function leavePage() {
        pages.pop();
        trail = trail.slice(0, -1);
    }
    function goHome() {
        closeSheet();
        pages.pop(null);
        trail = [];
    }
    function showArrived(onTable: bool) {
        goHome();
        if (onTable)
            showPage("TableScreen", {});
    }
    /// The window is there at once; what it shows follows in the next frame.
    function start() {
        if (started)
            return;
        pages.push(urlOf("HomeScreen"), {
            width: pages.width,
            height: pages.height
        });
        const left = Library.place !== "" ? JSON.parse(Library.place) : ({});
        if (!Game.open && left.page !== undefined)
            Library.continueLast();
        if (Game.open)
            showPage("TableScreen", {});
        if (Game.open && left.page !== undefined && left.page !== "TableScreen")
            showPage(left.page, left.properties);
        started = true;
    }
    /// A sheet speaks of the position it was opened in. What must come next opens by itself.
    function afterMove() {
        closeSheet();
        if (onTable && Turn.dueSheet !== "" && !holdsTurn)
            showSheet(Turn.dueSheet, {
                kind: Turn.dueKind
            });
    }

    // Where the table is left is kept, for the app to reopen there.
    onPlaceChanged: {
        if (started)
            Library.place = Game.open && place !== null ? JSON.stringify(place) : "";
    }

    visible: true
    width: 412
    height: 915
    minimumWidth: 320
    minimumHeight: 320
    title: Game.open ? Game.title : "Flimnap"
    color: Theme.paper

    Connections {
        target: Nav

        function onPageRequested(page, properties) {
            root.showPage(page, properties);
        }
        function onBackRequested() {
            layers.leaveTop();
        }
        function onHomeRequested() {
            root.goHome();
        }
        function onSheetRequested(name, properties) {
            root.showSheet(name, properties);
        }
        function onSheetCloseRequested() {
            root.closeSheet();
        }
    }
    Connections {
        target: Game

        // Later: the sheet that made the move is still running.
        function onChanged() {
            later.restart();
        }
    }
    Connections {
        target: Aftermath

        function onTurnChanged() {
            if (!root.holdsTurn)
                later.restart();
        }
    }
    onFrameSwapped: start()

    Connections {
        target: Files

        function onWanted() {
            root.showPage("FilesScreen", {});
        }
    }
    Connections {
        target: Library

        function onArrived(onTable) {
            arrival.onTable = onTable;
            arrival.restart();
        }
    }
    Timer {
        id: arrival // later: the page that let it in is still running

        property bool onTable: false

        interval: 0
        onTriggered: root.showArrived(onTable)
    }
    Connections {
        target: Sounds

        function onPlayed(sound) {
            player.active = true;
            player.item?.play(sound);
        }
    }
    Loader {
        id: player

        active: false
        source: "SoundPlayer.qml"
    }
    Timer {
        id: later

        interval: 0
        onTriggered: root.afterMove()
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: root.onTable && pageLayer.isTop && Game.canUndo
        onActivated: Game.undo()
    }
    Shortcut {
        sequences: [StandardKey.Redo]
        enabled: root.onTable && pageLayer.isTop && Game.canRedo
        onActivated: Game.redo()
    }

    Layers {
        id: layers

        anchors.fill: parent

        Layer {
            id: pageLayer

            objectName: "pageLayer"
            canLeave: pages.depth > 1
            onLeaving: root.leavePage()

            StackView {
                id: pages

                anchors.fill: parent
                focus: true
                pushEnter: null
                pushExit: null
                popEnter: null
                popExit: null
                onCurrentItemChanged: {
                    TapGuard.screenChanged();
                    pageLayer.take(currentItem);
                }
            }
        }
        Layer {
            id: sheetLayer

            objectName: "sheetLayer"
            open: root.sheetIsOpen
            onLeaving: root.closeSheet()

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: root.headerHeight
                visible: sheetLayer.open && !root.wide
                color: Theme.veil

                MouseArea {
                    anchors.fill: parent
                    onClicked: root.closeSheet()
                }
            }
            Loader {
                id: sheetLoader

                readonly property real room: root.height - root.headerHeight

                objectName: "sheet"
                focus: true
                width: root.wide ? Theme.sheetWidth(root.width, root.height) : root.width
                height: root.wide ? room : Math.min(room, item?.implicitHeight ?? 0)
                x: root.wide && !Settings.leftHanded ? root.width - width : 0
                y: root.height - height
                onLoaded: {
                    TapGuard.screenChanged();
                    sheetLayer.take(item);
                }
            }
        }
        // Loaders: what is seldom seen shall not delay the first frame.
        Layer {
            objectName: "heldTurnLayer"
            anchors.topMargin: root.headerHeight
            open: root.inGame && root.holdsTurn
            onLeaving: Aftermath.goOn()

            Loader {
                anchors.fill: parent
                focus: true
                active: parent.open
                sourceComponent: HeldTurn {
                }
            }
        }
        Layer {
            objectName: "checklistLayer"
            anchors.topMargin: root.headerHeight
            open: root.inGame && Aftermath.checklist.length > 0 && !root.holdsTurn
            onLeaving: Aftermath.dismissChecklist()

            Loader {
                anchors.fill: parent
                focus: true
                active: parent.open
                sourceComponent: Checklist {
                }
            }
        }
        Layer {
            objectName: "refusalLayer"
            open: root.inGame && Game.refusal.text !== ""
            onLeaving: Game.dismissRefusal()

            Loader {
                // Not over the moves, where these stand beside the table.
                readonly property real movesWidth: root.wide && root.onTable ? Theme.movesWidth(root.width) : 0

                x: Theme.gap + (Settings.leftHanded ? movesWidth : 0)
                y: root.headerHeight + Theme.gap
                width: root.width - movesWidth - 2 * Theme.gap
                focus: true
                active: parent.open
                sourceComponent: RefusalBanner {
                }
            }
        }
    }
}
