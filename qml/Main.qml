import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// The window: a stack of pages, one sheet on top of them, and what must be seen before anything goes on.
ApplicationWindow {
    id: root

    readonly property bool wide: width >= 720 && width > height
    property var sheetProperties: ({})

    /// As text: the stack of Qt 6.4 takes no url.
    function urlOf(name: string): string {
        return Qt.resolvedUrl(name + ".qml").toString();
    }
    function showPage(page: string, properties: var) {
        closeSheet();
        pages.push(urlOf(page), properties);
        Library.screen = page;
    }
    function showSheet(name: string, properties: var) {
        closeSheet();
        sheetLoader.setSource(urlOf(name), properties);
    }
    function closeSheet() {
        sheetLoader.source = "";
    }
    function goBack() {
        if (sheetLoader.source != "")
            closeSheet();
        else if (pages.depth > 1)
            pages.pop();
        Library.screen = pages.depth > 1 ? "TableScreen" : "";
    }
    function goHome() {
        closeSheet();
        pages.pop(null);
        Library.screen = "";
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
            root.goBack();
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

    StackView {
        id: pages

        anchors.fill: parent
        initialItem: root.urlOf("HomeScreen")
        pushEnter: null
        pushExit: null
        popEnter: null
        popExit: null
        Component.onCompleted: {
            if (Game.open && Library.screen !== "")
                push(root.urlOf("TableScreen"), {});
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: sheetLoader.source != ""
        color: "#66000000"

        MouseArea {
            anchors.fill: parent
            onClicked: Nav.closeSheet()
        }
    }
    Loader {
        id: sheetLoader

        objectName: "sheet"
        active: true
        width: root.wide ? Math.min(460, root.width * 0.5) : root.width
        height: root.wide ? root.height : Math.min(root.height - 108, 720)
        x: root.wide ? (Settings.leftHanded ? 0 : root.width - width) : 0
        y: root.height - height
    }
    HeldTurn {
        anchors.fill: parent
        visible: Game.heldTurn.company !== undefined
    }
    Checklist {
        anchors.fill: parent
        visible: Game.checklist.length > 0
    }
    RefusalBanner {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        visible: Game.refusal.text !== undefined
    }
}
