import QtQuick

/// Who still has to choose a card in this round: every turn in its order, those that are over small and faded.
Flow {
    id: root

    required property var turns ///< [{name, initial, colour, textColour, state}]
    readonly property var ahead: turns.filter(turn => turn.state !== "over")

    spacing: Theme.gap / 2
    Accessible.role: Accessible.StaticText
    Accessible.name: ahead.length > 0 ? qsTr("Still to choose a card: %1").arg(ahead.map(turn => turn.name).join(", ")) : qsTr("Everybody has chosen his cards")

    Repeater {
        model: root.turns

        Item {
            id: turn

            required property var modelData
            readonly property bool now: modelData.state === "now"
            readonly property bool over: modelData.state === "over"

            width: 34
            height: 34

            Rectangle {
                anchors.fill: parent
                visible: turn.now
                radius: 8
                color: "transparent"
                border.width: 3
                border.color: Theme.accent
            }
            PlayerBadge {
                anchors.centerIn: parent
                opacity: turn.over ? 0.35 : 1
                initial: turn.modelData.initial
                colour: turn.modelData.colour
                textColour: turn.modelData.textColour
                size: turn.now ? 26 : 24
            }
            LineIcon {
                anchors.centerIn: parent
                visible: turn.over
                name: "check"
                size: 20
            }
        }
    }
}
