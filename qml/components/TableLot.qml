import QtQuick

/// A lot of an auction: the least bid for it, and which railway it is instead.
Rectangle {
    id: root

    required property var item ///< {path, label, value, least, most, railway, options}
    property bool open: false
    signal entered(int value)
    signal exchanged(string railway)

    function exchange(railway: string) {
        open = false;
        if (railway !== item.railway)
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
                text: qsTr("%1, from").arg(root.item.label)
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            InkField {
                id: field

                objectName: "value_" + root.item.path.join("_")
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: 64 * Theme.scale
                leftPadding: 4
                rightPadding: 6
                text: root.item.value
                horizontalAlignment: Text.AlignRight
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator {
                    bottom: root.item.least
                    top: root.item.most
                }
                Accessible.name: qsTr("Least bid for %1").arg(root.item.label)
                onEditingFinished: root.entered(parseInt(text))
            }
        }
        TableOption {
            objectName: "exchange_" + root.item.railway
            visible: root.item.options.length > 0
            text: root.open ? qsTr("Close the list") : qsTr("Another railway …")
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Another railway in place of %1").arg(root.item.label)
            onClicked: root.open = !root.open
        }
        Flow {
            width: parent.width
            visible: root.open
            spacing: Theme.gap / 2

            Repeater {
                model: root.open ? root.item.options : []

                TableOption {
                    required property var modelData

                    objectName: "value_" + root.item.path.join("_") + "=" + modelData.value
                    width: Math.min(implicitWidth, column.width)
                    text: modelData.label
                    checked: root.item.railway === modelData.value
                    onClicked: root.exchange(modelData.value)
                }
            }
        }
    }
}
