import QtQuick
import Flimnap.App

/// What lies over what in the window, the lowest first. Keys belong to the topmost layer that is open.
Item {
    id: root

    readonly property var topmost: {
        let found = null;
        for (let place = 0; place < children.length; ++place)
            found = children[place].open ? children[place] : found;
        return found;
    }

    function leaveTop() {
        if (topmost.canLeave)
            topmost.leaving();
    }
    /// A tap on what lies below takes the focus there: it comes back. A dialog of Qt's own keeps what it has.
    function keepFocus() {
        const focused = Window.activeFocusItem;
        if (focused === null || focused !== Window.contentItem && !isIn(focused, root))
            return;
        if (!topmost.activeFocus)
            topmost.enter();
        else if (Keyboard.inUse)
            topmost.reveal(focused);
    }
    function isIn(item: Item, ancestor: Item): bool {
        while (item !== null && item !== ancestor)
            item = item.parent;
        return item !== null;
    }

    onTopmostChanged: {
        TapGuard.screenChanged();
        later.restart();
    }
    Window.onActiveFocusItemChanged: later.restart()

    Timer {
        id: later // when what a layer shows is there

        interval: 0
        onTriggered: root.keepFocus()
    }

    Shortcut {
        sequences: ["Escape", "Back"]
        enabled: root.topmost?.canLeave ?? false
        onActivated: root.leaveTop()
    }
    Shortcut {
        sequence: "Tab"
        onActivated: root.topmost.step(1)
    }
    Shortcut {
        sequences: ["Backtab", "Shift+Tab"]
        onActivated: root.topmost.step(-1)
    }
}
