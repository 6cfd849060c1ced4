import QtQuick

/// The share prices of a board of two rows, column by column; some of them are fixed by the rules.
Column {
    id: root

    required property var item  ///< {value, printed, canGrow, canShrink, columns: [{label, cells}]}
    property string fault: ""   ///< of the prices as they are now
    signal entered(var path, int value)
    signal resized(int columns)

    spacing: Theme.gap

    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.item.columns

            Rectangle {
                id: column

                required property var modelData

                width: 76 * Theme.scale
                height: stack.height + 2 * Theme.gap
                radius: Theme.radius
                color: Theme.panel
                border.width: 1
                border.color: Theme.line

                Column {
                    id: stack

                    x: Theme.gap
                    y: Theme.gap
                    width: parent.width - 2 * Theme.gap
                    spacing: Theme.gap / 2

                    Text {
                        width: parent.width
                        text: column.modelData.label
                        color: Theme.muted
                        font.pixelSize: Theme.small
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                    }
                    Repeater {
                        model: column.modelData.cells

                        TableCell {
                            required property var modelData

                            width: stack.width
                            item: modelData
                            onEntered: value => root.entered(modelData.path, value)
                        }
                    }
                }
            }
        }
    }
    RefusalLine {
        objectName: "chartFault"
        width: parent.width
        visible: root.fault !== ""
        text: root.fault
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "chartLonger"
            enabled: root.item.canGrow
            iconName: "add"
            text: qsTr("One column more")
            onClicked: root.resized(root.item.columns.length + 1)
        }
        AppButton {
            objectName: "chartShorter"
            enabled: root.item.canShrink
            iconName: "minus"
            text: qsTr("One column less")
            onClicked: root.resized(root.item.columns.length - 1)
        }
    }
}
