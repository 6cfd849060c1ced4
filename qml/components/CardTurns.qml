import QtQuick
import Flimnap.App

/// Who still has to choose a card in this round: every turn in its order, those that are over small and faded.
Flow {
    id: root

    required property list<cardTurn> turns
    readonly property string ahead: namesAhead()

    function namesAhead(): string {
        const names = [];
        for (let i = 0; i < turns.length; ++i) {
            if (turns[i].state !== CardTurnState.Over)
                names.push(turns[i].player.name);
        }
        return names.join(", ");
    }

    spacing: Theme.gap / 2
    Accessible.role: Accessible.StaticText
    Accessible.name: ahead !== "" ? qsTr("Still to choose a card: %1").arg(ahead) : qsTr("Everybody has chosen his cards")

    Repeater {
        model: root.turns

        Item {
            id: turn

            required property cardTurn modelData
            readonly property bool now: modelData.state === CardTurnState.Now
            readonly property bool over: modelData.state === CardTurnState.Over

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
                initial: turn.modelData.player.initial
                colour: turn.modelData.player.colour
                textColour: turn.modelData.player.textColour
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
