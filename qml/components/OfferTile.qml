import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// One thing a move can be about: a company, a private railway, a train; greyed with the reason where it is refused.
AbstractButton {
    id: root

    required property var offer
    property bool chosen: false

    readonly property string heading: offer.outOfTurn ? qsTr("%1: %2", "buyer, what he buys").arg(offer.buyer).arg(offer.private) : offer.actsFor ? offer.trainName || offer.actsFor : offer.token || offer.private || offer.trainName || offer.heading || offer.label
    readonly property bool narrow: width < 190
    readonly property string origin: offer.from === "" || offer.special !== "" ? offer.detail : offer.detail === "" ? qsTr("from %1").arg(offer.seller) : qsTr("%1, from %2").arg(offer.detail).arg(offer.seller)
    readonly property string detail: offer.allowed ? origin : offer.rule !== "" ? qsTr("%1 (%2)").arg(offer.reason).arg(Game.placeOf(offer.rule)) : offer.reason

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
        border.color: root.chosen ? Theme.accent : root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: Item {
        CompanyToken {
            id: token

            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: root.offer.token !== ""
            opacity: root.offer.allowed ? 1 : 0.5
            code: root.offer.token
            colour: root.offer.colour ?? Theme.panel
            textColour: root.offer.textColour ?? Theme.ink
        }
        Column {
            id: box

            x: token.visible ? token.x + token.width + Theme.gap : Theme.gap
            width: parent.width - x - Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Item {
                width: parent.width
                height: Math.max(name.height, price.height)

                LineText {
                    id: name

                    width: parent.width - (price.visible ? price.width + Theme.gap : 0)
                    text: root.chosen ? qsTr("✓ %1").arg(root.heading) : root.heading
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
            Text {
                width: parent.width
                visible: text !== "" && (!root.narrow || !root.offer.allowed || root.offer.token === "" || root.offer.actsFor !== "") // the token says it
                text: root.detail
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
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
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
