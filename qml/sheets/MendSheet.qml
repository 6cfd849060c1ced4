import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// An earlier move is decided anew: over the sheet of its own kind, which speaks of the position before it, stands what
/// was decided. What is chosen there is looked at before it is adopted.
FocusScope {
    id: root

    required property int place
    property bool strikes: false
    property bool showsChoices: false
    readonly property bool isTried: Mending.trial.isTried
    readonly property Item sheet: (isTried ? comparison.item : kind.item) as Item

    function load() {
        if (Mending.sheet === "")
            kind.source = "";
        else
            kind.setSource(`${Qt.resolvedUrl(Mending.sheet + ".qml")}`, Mending.card !== "" ? {
                code: Mending.card
            } : Mending.kind !== "" ? {
                kind: Mending.kind
            } : {});
        take(kind);
    }
    /// Gives the keys to the sheet in a loader.
    function take(loader: Loader) {
        const item = loader.item as Item;
        loader.focus = true;
        if (item === null)
            return;
        item.focus = true;
        if (root.activeFocus)
            item.forceActiveFocus();
    }

    implicitHeight: strip.height + (sheet?.implicitHeight ?? 0)
    Accessible.role: Accessible.Dialog
    Accessible.name: former.text
    Component.onCompleted: {
        Mending.begin(place);
        showsChoices = Mending.sheet === "";
        if (strikes)
            Mending.strike();
    }
    Connections {
        target: Mending

        function onSheetChanged() {
            root.load();
        }
    }

    // Taps beside the controls are not for what lies below.
    MouseArea {
        anchors.fill: parent
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.shade
    }
    Column {
        id: strip

        width: parent.width
        padding: 4
        leftPadding: Theme.margin

        RowLayout {
            width: strip.width - strip.leftPadding - strip.padding
            spacing: Theme.gap

            LineIcon {
                name: "pencil"
                size: 20
                colour: Theme.ink
            }
            Text {
                id: former

                objectName: "formerMove"
                Layout.fillWidth: true
                text: qsTr("Instead of move %1: %2").arg(root.place).arg(Mending.former)
                color: Theme.ink
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            IconButton {
                objectName: "otherKinds"
                visible: !root.isTried
                iconName: root.showsChoices ? "up" : "more"
                label: qsTr("Another kind of move")
                onClicked: root.showsChoices = !root.showsChoices
            }
        }
        Segmented {
            width: strip.width - strip.leftPadding - Theme.margin
            visible: root.showsChoices && !root.isTried
            prefix: "instead"
            options: Mending.choices
            value: Mending.choice
            onChosen: value => {
                root.showsChoices = false;
                Mending.choose(value);
            }
        }
    }
    Loader {
        id: kind

        y: strip.height
        width: parent.width
        height: parent.height - y
        visible: !root.isTried
    }
    Loader {
        id: comparison

        y: strip.height
        width: parent.width
        height: parent.height - y
        active: root.isTried
        onActiveChanged: {
            if (!active)
                root.take(kind);
        }
        sourceComponent: TrialSheet {
            strikes: root.strikes
        }
        onLoaded: root.take(comparison)
    }
}
