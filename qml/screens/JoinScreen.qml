import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// A game is joined in the middle: what lies on the table is written down section by section, checked, and played on.
FixedPage {
    id: root

    property string config: "" ///< as for a new game; empty: go on with the form that is open
    property string fault: ""
    readonly property bool wide: width >= 720
    property bool follows: false ///< what is looked at stays in view until something else is done
    readonly property bool types: Join.field.place !== undefined

    function follow() {
        follows = true;
        reveal();
    }
    function reveal() {
        if (!follows)
            return;
        for (let i = 0; i < groups.count; ++i) {
            const group = groups.itemAt(i) as JoinGroup;
            if (group !== null && group.looked) {
                const item = group.lookedAt();
                const top = item.mapToItem(column, 0, 0).y;
                const bottom = top + item.height;
                if (top < flick.contentY || bottom > flick.contentY + flick.height)
                    flick.contentY = Math.max(0, Math.min(top - Theme.gap, flick.contentHeight - flick.height));
            }
        }
    }

    title: Join.begun ? qsTr("%1/%2 %3").arg(Join.page.number).arg(Join.page.count).arg(Join.page.title) : qsTr("Join a running game")
    Component.onCompleted: {
        if (config !== "")
            fault = Join.begin(config);
    }

    Component {
        id: keypad

        JoinKeypad {
        }
    }
    Component {
        id: overview

        JoinOverview {
        }
    }
    Connections {
        target: Join

        function onChanged() {
            root.follows = false;
        }
        function onOpenGroupChanged() {
            root.follow();
        }
        function onFieldChanged() {
            root.follow();
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.fault !== ""
        text: root.fault
    }
    Text {
        Layout.fillWidth: true
        visible: !Join.begun
        text: qsTr("Choose the game and its players under “New game” first.")
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    // Placed by hand: a layout does not settle when the window grows so wide that the side comes in.
    Item {
        id: body

        readonly property real main: root.wide ? side.width + Theme.margin : 0 ///< where the form begins

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: Join.begun

        Flickable {
            id: side

            objectName: "joinSide"
            width: 300
            height: parent.height
            visible: root.wide
            contentWidth: width
            contentHeight: sideLoader.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            Loader {
                id: sideLoader

                width: side.width
                active: root.wide
                sourceComponent: root.types ? keypad : overview
                onLoaded: side.contentY = 0
            }
        }
        ColumnLayout {
            x: body.main
            width: parent.width - x
            height: parent.height
            spacing: Theme.gap

            Flickable {
                id: flick

                property string section: Join.section

                objectName: "joinScroller"
                Layout.fillWidth: true
                Layout.fillHeight: true
                contentWidth: width
                contentHeight: column.height
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                onSectionChanged: contentY = 0
                onHeightChanged: root.reveal()
                onContentHeightChanged: root.reveal()
                onMovementStarted: root.follows = false

                ColumnLayout {
                    id: column

                    width: flick.width
                    spacing: Theme.gap

                    Text {
                        Layout.fillWidth: true
                        text: Join.page.help
                        color: Theme.muted
                        font.pixelSize: Theme.body
                        wrapMode: Text.Wrap
                    }
                    RefusalLine {
                        Layout.fillWidth: true
                        visible: Join.page.problem !== ""
                        text: Join.page.problem
                    }
                    Loader {
                        Layout.fillWidth: true
                        active: !root.wide && Join.section === "check"
                        visible: active
                        sourceComponent: overview
                    }
                    ColumnLayout {
                        Layout.fillHeight: false
                        Layout.fillWidth: true
                        spacing: Theme.gap

                        Repeater {
                            id: groups

                            model: Join.groups

                            JoinGroup {
                                Layout.fillWidth: true
                            }
                        }
                    }
                }
                ScrollBar.vertical: PageScrollBar {
                    needed: flick.contentHeight > flick.height + 1
                }
            }
            Loader {
                Layout.fillWidth: true
                active: root.types && !root.wide
                visible: active
                sourceComponent: keypad
            }
            JoinBar {
                Layout.fillWidth: true
                visible: root.wide || !root.types
            }
        }
    }
}
