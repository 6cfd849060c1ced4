import QtQuick
import QtQuick.Layouts

/// What befell the whole table, one thing after the other: a company formed, railways exchanged, the bank broken.
Column {
    id: root

    required property var stories

    visible: stories.length > 0
    spacing: Theme.margin

    Repeater {
        model: root.stories

        Column {
            id: story

            required property var modelData

            width: root.width
            spacing: 4

            RowLayout {
                width: parent.width
                spacing: Theme.gap

                CompanyToken {
                    visible: story.modelData.company !== ""
                    code: story.modelData.company
                    colour: story.modelData.colour ?? Theme.panel
                    textColour: story.modelData.textColour ?? Theme.ink
                }
                Text {
                    Layout.fillWidth: true
                    text: story.modelData.title
                    color: Theme.ink
                    font.pixelSize: Theme.title
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
            }
            EffectList {
                width: parent.width
                effects: story.modelData.effects
            }
        }
    }
}
