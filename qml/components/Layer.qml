import QtQuick
import Flimnap.App

/// Something that lies over what is below it (see Layers) and has the keys as long as it is the topmost: the focus goes
/// into it, Tab and the arrows go round in it, a digit presses the button that shows it. It remembers what had the focus.
FocusScope {
    id: root

    property bool open: true
    property bool canLeave: true
    readonly property bool isTop: (parent as Layers)?.topmost === root
    signal leaving ///< by Back or Escape

    /// Everything in it that the Tab key goes to, in its order; fields of a group come one after another.
    function controls(): var {
        const found = [];
        collect(root, found);
        const placeOf = (control, index) => control.group ? found.findIndex(other => other.group === control.group) : index;
        const entries = found.map((control, index) => ({
                    control: control,
                    place: placeOf(control, index),
                    index: index
                }));
        return entries.sort((a, b) => a.place - b.place || a.index - b.index).map(entry => entry.control);
    }
    function collect(item: Item, found: var) {
        for (let place = 0; place < item.children.length; ++place) {
            const child = item.children[place];
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                found.push(child);
            collect(child, found);
        }
    }
    function focusOn(control: Item) {
        control.forceActiveFocus(Qt.TabFocusReason);
    }
    function enter() {
        forceActiveFocus(Keyboard.inUse ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }
    /// Something new in it: the focus goes there as soon as it comes into this layer.
    function take(item: Item) {
        item.focus = true;
        if (isTop)
            item.forceActiveFocus(Keyboard.inUse ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }
    /// To the next control, or back to the one before.
    function step(by: int) {
        const all = controls();
        const here = all.findIndex(control => control.activeFocus);
        if (all.length > 0)
            focusOn(all[here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length]);
    }
    /// To the first control of the next part of the page.
    function stepRegion() {
        const all = controls();
        const here = all.findIndex(control => control.activeFocus);
        const region = here < 0 ? null : regionOf(all[here]);
        const next = all.slice(here + 1).concat(all).find(control => regionOf(control) !== region);
        if (next !== undefined)
            focusOn(next);
    }
    function regionOf(control: var): Item {
        let item = control;
        while (item !== root && item.isRegion !== true)
            item = item.parent;
        return item;
    }
    /// To the nearest control on that side; where there is none the content moves.
    function go(right: int, down: int) {
        const all = controls();
        const here = all.find(control => control.activeFocus);
        if (here === undefined) {
            step(1);
            return;
        }
        const from = placeOf(here);
        const ways = all.filter(control => control !== here).map(control => ({
                    control: control,
                    way: wayBetween(from, placeOf(control), right, down)
                })).filter(entry => entry.way >= 0).sort((a, b) => a.way - b.way);
        if (ways.length > 0)
            focusOn(ways[0].control);
        else
            scroll(here, down);
    }
    function placeOf(item: Item): rect {
        return item.mapToItem(root, 0, 0, item.width, item.height);
    }
    /// How far the one is from the other in a direction, aside counting more; -1 if it is not on that side.
    function wayBetween(from: rect, to: rect, right: int, down: int): real {
        const ahead = right > 0 ? to.left - from.right : right < 0 ? from.left - to.right : down > 0 ? to.top - from.bottom : from.top - to.bottom;
        const gap = right !== 0 ? Math.max(to.top - from.bottom, from.top - to.bottom) : Math.max(to.left - from.right, from.left - to.right);
        const shift = right !== 0 ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x);
        return ahead < -1 ? -1 : Math.max(0, ahead) + 3 * Math.max(0, gap) + shift / 10;
    }
    function scroll(from: Item, down: int) {
        let item = from;
        while (item !== root && !(item instanceof Flickable))
            item = item.parent;
        const flick = item as Flickable;
        if (flick !== null)
            flick.contentY = Math.max(0, Math.min(flick.contentY + down * flick.height / 2, flick.contentHeight - flick.height));
    }
    /// Scrolls until what has the focus is seen.
    function reveal(control: Item) {
        for (let item = control; item !== null && item !== root; item = item.parent) {
            const flick = item as Flickable;
            if (flick === null || flick === control)
                continue;
            const top = control.mapToItem(flick.contentItem, 0, 0).y - Theme.gap;
            const least = top + control.height + 2 * Theme.gap - flick.height;
            if (flick.contentY > top)
                flick.contentY = Math.max(flick.originY, top);
            else if (flick.contentY < least)
                flick.contentY = Math.min(least, flick.originY + flick.contentHeight - flick.height);
        }
    }
    /// From a field to the next one of its group; with the last one the group is filled in.
    function fillOn(): bool {
        const all = controls();
        const here = all.findIndex(control => control.activeFocus);
        const field = all[here] as InkField;
        if (field === null || field.group === "")
            return false;
        if (all[here + 1]?.group === field.group)
            focusOn(all[here + 1]);
        else
            field.finished();
        return true;
    }
    /// Presses the button that answers to this key.
    function press(hotkey: string): bool {
        const button = hotkey === "" ? undefined : controls().find(control => control.hotkey === hotkey);
        button?.clicked();
        return button !== undefined;
    }

    anchors.fill: parent

    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        event.accepted = true;
        if (ways[event.key] !== undefined)
            go(ways[event.key][0], ways[event.key][1]);
        else if (event.key === Qt.Key_F6)
            stepRegion();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            event.accepted = fillOn();
        else if (event.isAutoRepeat || event.modifiers & ~Qt.KeypadModifier || !press(event.key === Qt.Key_F10 ? "F10" : event.text))
            event.accepted = false;
    }
}
