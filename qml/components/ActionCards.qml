import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The action cards of the round as they lie on the table, and whose turns there are; a card is tapped to be used.
Column {
    id: root

    spacing: Theme.gap

    CardTurns {
        width: parent.width
        turns: Game.cardTurns
    }
    GridLayout {
        width: parent.width
        columns: Math.max(2, Math.floor(width / (200 * Theme.scale)))
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: Game.actionCards

            ActionCard {
                required property cardRow modelData

                objectName: "card_" + modelData.code
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                card: modelData
                onClicked: Nav.sheet("ActionCardSheet", {
                    code: modelData.code
                })
            }
        }
    }
}
