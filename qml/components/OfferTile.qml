import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// One thing a move can be about: a company, a private railway, a train; greyed with the reason where it is refused.
AbstractButton {
    id: root

    required property var offer
    property bool chosen: false
    property string amount: offer.price > 0 ? Theme.number(offer.price) : ""

    implicitWidth: Math.max(104, box.implicitWidth + 2 * Theme.gap)
    implicitHeight: Math.max(64, box.implicitHeight + 2 * Theme.gap)
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: offer.allowed ? offer.label : qsTr("%1: not possible, %2").arg(offer.label).arg(offer.reason)
    Accessible.checked: chosen

    background: Rectangle {
        radius: Theme.radius
        color: root.chosen ? Theme.shade : Theme.panel
        opacity: root.offer.allowed ? 1 : 0.6
        border.width: root.activeFocus || root.chosen ? 3 : 1
        border.color: root.chosen ? Theme.accent : root.activeFocus ? Theme.ink : Theme.line
    }
    contentItem: RowLayout {
        id: box

        spacing: Theme.gap

        CompanyToken {
            visible: root.offer.company !== ""
            code: root.offer.company
            colour: root.offer.colour ?? Theme.panel
            textColour: root.offer.textColour ?? Theme.ink
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: (root.chosen ? "✓ " : "") + (root.offer.company || root.offer.private || root.offer.to || root.offer.trainName || root.offer.label)
                color: root.offer.allowed ? Theme.ink : Theme.muted
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }
            Text {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.amount
                color: root.offer.allowed ? Theme.ink : Theme.muted
                font.pixelSize: Theme.body
            }
            Text {
                Layout.fillWidth: true
                Layout.maximumWidth: 150
                visible: text !== ""
                text: root.offer.allowed ? root.offer.from ? qsTr("from %1").arg(root.offer.from) : root.offer.detail : root.offer.rule
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
        }
    }
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
}
