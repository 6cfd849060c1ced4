import QtQuick
import QtQuick.Layouts

/// What is asked of a player or company most, above the statement.
Column {
    id: root

    required property var sections ///< see views/account_page.h

    spacing: 4
    bottomPadding: sections.length > 0 ? Theme.margin : 0

    Repeater {
        model: root.sections

        Column {
            id: section

            required property var modelData

            width: root.width
            spacing: 4

            SectionTitle {
                width: parent.width
                text: section.modelData.title
            }
            Repeater {
                model: section.modelData.rows

                RowLayout {
                    id: row

                    required property var modelData

                    width: section.width
                    spacing: Theme.gap

                    PlayerBadge {
                        visible: row.modelData.badge.initial !== undefined
                        initial: row.modelData.badge.initial ?? ""
                        colour: row.modelData.badge.colour ?? Theme.panel
                        textColour: row.modelData.badge.textColour ?? Theme.ink
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
