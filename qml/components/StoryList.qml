import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What befell the whole table, one thing after the other: a company formed, railways exchanged, the bank broken.
Column {
    id: root

    required property list<story> stories

    visible: stories.length > 0
    spacing: Theme.margin

    Repeater {
        model: root.stories

        Column {
            id: part

            required property story modelData

            width: root.width
            spacing: 4

            RowLayout {
                width: parent.width
                spacing: Theme.gap

                CompanyToken {
                    visible: part.modelData.company.token !== ""
                    code: part.modelData.company.token
                    colour: part.modelData.company.colour
                    textColour: part.modelData.company.textColour
                }
                Text {
                    Layout.fillWidth: true
                    text: part.modelData.title
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
                effects: part.modelData.effects
            }
        }
    }
}
