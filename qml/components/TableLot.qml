import QtQuick
import Flimnap.App

/// A lot of an auction: the least bid for it, and which railway it is instead.
Rectangle {
    id: root

    required property tableLot lot
    property bool open: false
    signal entered(int value)
    signal exchanged(string railway)

    function exchange(railway: string) {
        open = false;
        if (railway !== lot.railway)
            exchanged(railway);
    }

    implicitHeight: column.height + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.panel
    border.width: 1
    border.color: Theme.line

    Column {
        id: column

        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap / 2

        Item {
            width: parent.width
            height: Math.max(Theme.target, label.height)

            Text {
                id: label

                width: field.x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1, from").arg(root.lot.bid.label)
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            InkField {
                id: field

                objectName: "value_" + root.lot.bid.key
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: 64 * Theme.scale
                leftPadding: 4
                rightPadding: 6
                text: root.lot.bid.value
                horizontalAlignment: Text.AlignRight
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator {
                    bottom: root.lot.bid.least
                    top: root.lot.bid.most
                }
                Accessible.name: qsTr("Least bid for %1").arg(root.lot.bid.label)
                onEditingFinished: root.entered(parseInt(text))
            }
        }
        TableOption {
            objectName: "exchange_" + root.lot.railway
            visible: root.lot.options.length > 0
            text: root.open ? qsTr("Close the list") : qsTr("Another railway …")
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Another railway in place of %1").arg(root.lot.bid.label)
            onClicked: root.open = !root.open
        }
        Flow {
            width: parent.width
            visible: root.open
            spacing: Theme.gap / 2

            Repeater {
                model: root.open ? root.lot.options : []

                TableOption {
                    required property option modelData

                    objectName: "value_" + root.lot.bid.key + "=" + modelData.value
                    width: Math.min(implicitWidth, column.width)
                    text: modelData.label
                    checked: root.lot.railway === modelData.value
                    onClicked: root.exchange(modelData.value)
                }
            }
        }
    }
}
