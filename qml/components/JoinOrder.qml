pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// Things of which only the order is asked: each can go one place up.
ColumnLayout {
    id: root

    required property var field

    Layout.fillHeight: false
    spacing: 0

    Repeater {
        model: root.field.optionCount ?? 0

        RowLayout {
            id: row

            Layout.fillHeight: false
            required property int index
            readonly property var option: root.field.options?.[index] ?? ({
                    value: "",
                    label: "",
                    code: "",
                    initial: ""
                })

            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                text: row.index + 1
                color: Theme.muted
                font.pixelSize: Theme.body
            }
            CompanyToken {
                visible: code !== ""
                code: row.option.code ?? ""
                colour: row.option.colour ?? Theme.panel
                textColour: row.option.textColour ?? Theme.ink
            }
            PlayerBadge {
                visible: initial !== ""
                initial: row.option.initial ?? ""
                colour: row.option.colour ?? Theme.panel
                textColour: row.option.textColour ?? Theme.ink
            }
            Text {
                Layout.fillWidth: true
                text: row.option.label
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            IconButton {
                objectName: "raise_" + root.field.place + "_" + row.option.value
                enabled: row.index > 0
                iconName: "back"
                rotation: 90
                label: qsTr("%1 one place up").arg(row.option.label)
                onClicked: Join.raise(root.field.place, row.index)
            }
        }
    }
}
