import QtQuick
import Flimnap.App

/// Holdings as small cards in the companies' colours, fanned out by their number: the director's is wider with a seal.
Flow {
    id: root

    required property list<holdingRow> holdings

    spacing: Theme.gap

    Repeater {
        model: root.holdings

        Row {
            id: fan

            required property holdingRow modelData
            readonly property int step: 5
            readonly property int cardWidth: Math.max(34, Math.ceil(name.implicitWidth) + 8)

            spacing: 4
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.director ? qsTr("%1 %2 %, director").arg(modelData.company.token).arg(modelData.percent) : qsTr("%1 %2 %").arg(modelData.company.token).arg(modelData.percent)

            Item {
                width: front.x + front.width
                height: 24

                Repeater {
                    model: fan.modelData.certificates - 1

                    Rectangle {
                        required property int index

                        x: index * fan.step
                        width: fan.cardWidth
                        height: 24
                        radius: 3
                        color: fan.modelData.company.colour
                        border.width: 1
                        border.color: Theme.ink
                    }
                }
                Rectangle {
                    id: front

                    x: (fan.modelData.certificates - 1) * fan.step
                    width: fan.modelData.wide ? Math.max(48, fan.cardWidth) : fan.cardWidth
                    height: 24
                    radius: 3
                    color: fan.modelData.company.colour
                    border.width: 1
                    border.color: Theme.ink

                    Text {
                        id: name

                        anchors.centerIn: parent
                        text: fan.modelData.director ? "★" + fan.modelData.company.token : fan.modelData.company.token
                        color: fan.modelData.company.textColour
                        font.pixelSize: 12
                        font.weight: Font.DemiBold
                    }
                }
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 %").arg(fan.modelData.percent)
                color: Theme.ink
                font.pixelSize: Theme.small
            }
        }
    }
}
