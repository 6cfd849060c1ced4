import QtQuick
import Flimnap.App

/// The trains and the time: what the phase allows, which cards are on sale and still to come, and the rounds.
Column {
    id: root

    spacing: Theme.gap

    Panel {
        width: parent.width

        SectionTitle {
            width: parent.width
            text: qsTr("Phase %1").arg(Supply.phase)
        }
        Text {
            width: parent.width
            text: Supply.phaseSummary
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    Panel {
        width: parent.width
        visible: Supply.bankIsLimited

        SectionTitle {
            width: parent.width
            text: qsTr("Bank %1").arg(Theme.amount(Supply.bankCash))
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
        model: Supply.stacks

        Panel {
            id: stack

            required property trainStack modelData

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
        visible: Supply.pool.length > 0

        SectionTitle {
            width: parent.width
            text: Supply.poolTitle
        }
        TrainFlow {
            width: parent.width
            trains: Supply.pool
        }
    }
    Panel {
        width: parent.width
        visible: Supply.upcoming !== ""

        SectionTitle {
            width: parent.width
            text: qsTr("Still to come")
        }
        Text {
            width: parent.width
            text: Supply.upcoming
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    Panel {
        width: parent.width

        SectionTitle {
            width: parent.width
            text: Supply.privateValue !== "" ? qsTr("Rounds; private railways are worth %1 now").arg(Supply.privateValue) : qsTr("Rounds")
        }
        Flow {
            width: parent.width
            spacing: 4

            Repeater {
                model: Supply.rounds

                Rectangle {
                    id: stop

                    required property roundStop modelData

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
