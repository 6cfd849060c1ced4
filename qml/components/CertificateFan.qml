import QtQuick

/// Holdings as small cards: the director's certificate is wider and bears a seal.
Flow {
    id: root

    required property var holdings

    spacing: Theme.gap

    Repeater {
        model: root.holdings

        Row {
            id: fan

            required property var modelData

            spacing: 4
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.director ? qsTr("%1 %2 %, director").arg(modelData.company).arg(modelData.percent) : qsTr("%1 %2 %").arg(modelData.company).arg(modelData.percent)

            Item {
                width: 34 + 8 * (fan.modelData.certificates - 1)
                height: 36

                Repeater {
                    model: fan.modelData.certificates

                    Rectangle {
                        required property int index

                        x: index * 8
                        width: fan.modelData.director && index === 0 ? 34 : 26
                        height: 36
                        radius: 3
                        color: fan.modelData.colour
                        border.width: 1
                        border.color: Theme.ink

                        Text {
                            anchors.left: parent.left
                            anchors.bottom: parent.bottom
                            anchors.margins: 2
                            visible: fan.modelData.director && parent.index === 0
                            text: "★"
                            color: fan.modelData.textColour
                            font.pixelSize: 12
                        }
                    }
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter

                Text {
                    text: fan.modelData.company
                    color: Theme.ink
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                }
                Text {
                    text: qsTr("%1 %").arg(fan.modelData.percent)
                    color: Theme.muted
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
