import QtQuick
import Flimnap.App

/// The trains and the time: what the phase allows, which cards are on sale and still to come, and the rounds.
Column {
    id: root

    readonly property var sale: Game.trainsOnSale

    spacing: Theme.gap

    Panel {
        width: parent.width

        SectionTitle {
            width: parent.width
            text: qsTr("Phase %1").arg(Game.phase)
        }
        Text {
            width: parent.width
            text: Game.phaseSummary
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    Panel {
        width: parent.width
        visible: Game.bank.cash !== undefined

        SectionTitle {
            width: parent.width
            text: qsTr("Bank %1").arg(Theme.amount(Game.bank.cash ?? 0))
        }
        AppButton {
            objectName: "bankStatement"
            width: parent.width
            quiet: true
            iconName: "journal"
            text: qsTr("Statement of the bank")
            onClicked: Nav.go("StatementScreen", {
                account: "bank",
                name: qsTr("the bank")
            })
        }
    }
    Repeater {
        model: root.sale.stacks ?? []

        Panel {
            id: stack

            required property var modelData

            width: root.width

            SectionTitle {
                width: parent.width
                text: stack.modelData.title
            }
            TrainFlow {
                width: parent.width
                trains: stack.modelData.faces
            }
        }
    }
    Panel {
        width: parent.width
        visible: (root.sale.pool ?? []).length > 0

        SectionTitle {
            width: parent.width
            text: root.sale.poolTitle ?? ""
        }
        TrainFlow {
            width: parent.width
            trains: root.sale.pool ?? []
        }
    }
    Panel {
        width: parent.width
        visible: (root.sale.upcoming ?? []).length > 0

        SectionTitle {
            width: parent.width
            text: qsTr("Still to come")
        }
        Text {
            width: parent.width
            text: (root.sale.upcoming ?? []).map(card => card.text).join("   ")
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    Panel {
        width: parent.width

        SectionTitle {
            width: parent.width
            text: Game.privateValue !== "" ? qsTr("Rounds; private railways are worth %1 now").arg(Game.privateValue) : qsTr("Rounds")
        }
        Flow {
            width: parent.width
            spacing: 4

            Repeater {
                model: Game.roundTrack

                Rectangle {
                    id: stop

                    required property var modelData

                    width: Math.max(46, title.implicitWidth + 10)
                    height: title.implicitHeight + value.implicitHeight + 6
                    radius: 4
                    color: modelData.current ? Theme.accent : modelData.past ? Theme.shade : Theme.panel
                    border.width: modelData.current ? 2 : 1
                    border.color: modelData.current ? Theme.ink : Theme.line
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.current ? qsTr("%1, now").arg(modelData.title) : modelData.title

                    Text {
                        id: title

                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 3
                        text: stop.modelData.title
                        color: stop.modelData.current ? Theme.accentText : stop.modelData.past ? Theme.muted : Theme.ink
                        font.pixelSize: Theme.small
                        font.weight: stop.modelData.current ? Font.DemiBold : Font.Normal
                    }
                    Text {
                        id: value

                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.top: title.bottom
                        text: stop.modelData.value > 0 ? Theme.number(stop.modelData.value) : " "
                        color: title.color
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
