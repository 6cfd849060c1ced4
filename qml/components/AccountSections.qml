import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What is asked of a player or company most, above the statement.
Column {
    id: root

    required property list<accountSection> sections

    spacing: 4
    bottomPadding: sections.length > 0 ? Theme.margin : 0

    Repeater {
        model: root.sections

        Column {
            id: section

            required property accountSection modelData

            width: root.width
            spacing: 4

            SectionTitle {
                width: parent.width
                text: section.modelData.title
            }
            Repeater {
                model: section.modelData.facts

                RowLayout {
                    id: row

                    required property accountFact modelData

                    width: section.width
                    spacing: Theme.gap

                    PlayerBadge {
                        visible: row.modelData.player.initial !== ""
                        initial: row.modelData.player.initial
                        colour: row.modelData.player.colour
                        textColour: row.modelData.player.textColour
                        size: 24
                    }
                    Text {
                        Layout.fillWidth: true
                        text: row.modelData.label
                        color: Theme.ink
                        font.pixelSize: Theme.body
                        wrapMode: Text.Wrap
                    }
                    Text {
                        text: row.modelData.note
                        color: Theme.ink
                        font.pixelSize: Theme.body
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }
    SectionTitle {
        width: parent.width
        visible: root.sections.length > 0
        text: qsTr("Statement")
    }
}
