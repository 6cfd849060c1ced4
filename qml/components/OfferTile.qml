import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// One thing a move can be about: a company, a private railway, a train; greyed where it is refused.
AbstractButton {
    id: root

    required property offerRow offer
    property bool chosen: false

    readonly property bool narrow: width < 190
    readonly property real edge: Theme.gap + 6

    /// Chosen already, it leaves Enter to what it is chosen for.
    function choose(event: KeyEvent) {
        event.accepted = !chosen;
        if (event.accepted)
            clicked();
    }

    objectName: "offer_" + offer.key
    implicitWidth: 140
    implicitHeight: Math.max(60, box.implicitHeight + 2 * Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: offer.allowed ? offer.label : qsTr("%1: not possible, %2").arg(offer.label).arg(offer.reason)
    Accessible.checked: chosen

    background: Rectangle {
        radius: Theme.radius
        color: root.chosen ? Theme.shade : root.offer.allowed ? Theme.panel : "transparent"
        border.width: root.visualFocus || root.chosen ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : root.chosen ? Theme.accent : Theme.line
    }
    contentItem: Item {
        // Its room is there before.
        Text {
            x: 3
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chosen
            text: "✓"
            color: Theme.ink
            font.pixelSize: Math.round(Theme.small * 0.85)
            font.weight: Font.Bold
        }
        CompanyToken {
            id: token

            x: root.edge
            anchors.verticalCenter: parent.verticalCenter
            visible: root.offer.token !== ""
            opacity: root.offer.allowed ? 1 : 0.5
            code: root.offer.token
            colour: root.offer.colour
            textColour: root.offer.textColour
        }
        Column {
            id: box

            x: token.visible ? token.x + token.width + Theme.gap : root.edge
            width: parent.width - x - Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Item {
                width: parent.width
                height: Math.max(name.height, price.height)

                LineText {
                    id: name

                    width: parent.width - (price.visible ? price.width + Theme.gap : 0)
                    text: root.offer.heading
                    color: root.offer.allowed ? Theme.ink : Theme.muted
                    font.weight: Font.DemiBold
                }
                Text {
                    id: price

                    anchors.right: parent.right
                    visible: root.offer.price > 0
                    text: Theme.number(root.offer.price)
                    color: root.offer.allowed ? Theme.ink : Theme.muted
                    font.pixelSize: Theme.body
                }
            }
            WholeWords {
                width: parent.width
                visible: text !== "" && !(root.narrow && root.offer.originIsOnToken)
                text: root.offer.origin
                color: Theme.muted
                size: Theme.small
            }
            Text {
                width: parent.width
                visible: text !== "" && root.offer.allowed
                text: root.offer.special
                color: Theme.ink
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.offer.further
                color: Theme.bad
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    Keys.onReturnPressed: event => choose(event)
    Keys.onEnterPressed: event => choose(event)
}
