import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// One kind of move: opens its sheet, or makes the move where there is nothing to see in advance. Where such a move has
/// choices all the same (track that costs something), a second button beside it opens the sheet. What is impossible
/// stays, greyed; its sheet says why.
RowLayout {
    id: root

    required property string kind
    required property string title
    required property string icon
    required property bool allowed
    required property string reason
    required property string rule
    required property string sheet
    required property bool direct
    required property bool hasChoices
    required property bool mayHaveChoices ///< at one time or another
    required property bool quiet ///< possible, but nobody waits for it: it stands with what is not a move
    required property string terms ///< what it costs, where that is not to be seen at once
    required property playerLook decider ///< who decides it for a company that nobody at the table directs
    required property int group ///< SlotGroup: which part of the bar it stands in …
    required property int order ///< … and where there, counted from below
    property bool inBar: false ///< keeps its height, and the place for a second button where it may have one

    property string hotkey: ""
    property bool narrow: false ///< has no room for an icon

    readonly property bool mayAskBeside: hasChoices || (inBar && mayHaveChoices)

    function openSheet() {
        Nav.sheet(sheet, {
            kind: kind
        });
    }

    Layout.fillHeight: false
    spacing: 4

    AppButton {
        objectName: "action_" + root.kind
        hotkey: root.hotkey
        Layout.fillWidth: true
        Layout.fillHeight: true
        primary: root.allowed && !root.direct
        quiet: !root.allowed
        fits: root.inBar
        iconName: root.narrow || (root.inBar && root.mayAskBeside && !hasBadge) ? "" : root.icon
        text: root.title
        badge: root.decider
        hasBadge: root.allowed && root.decider.name !== ""
        note: root.reason !== "" ? Game.cited(root.reason, root.rule) : hasBadge ? qsTr("%1 decides").arg(root.decider.name) : root.terms
        onClicked: {
            if (root.direct)
                Actions.make(root.kind);
            else
                root.openSheet();
        }
    }
    AppButton {
        objectName: "choose_" + root.kind
        Layout.fillHeight: true
        Layout.preferredWidth: root.inBar ? Theme.target : implicitWidth
        visible: root.mayAskBeside
        enabled: root.hasChoices
        primary: true
        iconName: root.inBar ? "more" : ""
        text: root.inBar ? "" : qsTr("Other …")
        Accessible.name: qsTr("%1: other choices").arg(root.title)
        onClicked: root.openSheet()
    }
}
