import QtQuick
import Flimnap.App

/// The share prices of a board of two rows, column by column; some of them are fixed by the rules.
Column {
    id: root

    required property tableLadder ladder

    spacing: Theme.gap

    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.ladder.columns

            Rectangle {
                id: column

                required property ladderColumn modelData

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
                            required property tableNumber modelData

                            width: stack.width
                            price: modelData
                        }
                    }
                }
            }
        }
    }
    RefusalLine {
        objectName: "chartFault"
        width: parent.width
        visible: SetUp.chartFault !== ""
        text: SetUp.chartFault
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "chartLonger"
            enabled: root.ladder.canGrow
            iconName: "add"
            text: qsTr("One column more")
            onClicked: SetUp.resizeChart(root.ladder.columns.length + 1)
        }
        AppButton {
            objectName: "chartShorter"
            enabled: root.ladder.canShrink
            iconName: "minus"
            text: qsTr("One column less")
            onClicked: SetUp.resizeChart(root.ladder.columns.length - 1)
        }
    }
}
