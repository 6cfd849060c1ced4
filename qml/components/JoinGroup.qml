pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// What is asked about one player, company …, and what is wrong with it so far; long lists show one at a time.
Panel {
    id: root

    required property string key
    required property string title
    required property string note
    required property string code
    required property string initial
    required property string colour
    required property string textColour
    required property bool folds
    required property var fields
    required property int fieldCount
    required property string problem
    readonly property bool looked: Join.openGroup === key
    readonly property bool unfolded: !folds || looked

    /// The amount being typed, or the whole group.
    function lookedAt(): Item {
        for (let i = 0; i < entries.count; ++i) {
            const entry = entries.itemAt(i) as JoinField;
            if (entry !== null && entry.small && entry.field.place === Join.field.place)
                return entry;
        }
        return root;
    }

    lifted: looked

    AbstractButton {
        id: head

        objectName: "joinGroup_" + root.key
        width: parent.width
        visible: root.title !== "" || root.note !== ""
        enabled: root.folds
        implicitHeight: Math.max(root.folds ? Theme.target : 0, row.implicitHeight)
        activeFocusOnTab: root.folds
        Accessible.role: root.folds ? Accessible.Button : Accessible.Heading
        Accessible.name: root.note !== "" ? qsTr("%1: %2").arg(root.title).arg(root.note) : root.title

        background: Rectangle {
            radius: Theme.radius
            color: "transparent"
            border.width: head.visualFocus ? 3 : 0
            border.color: Theme.ink
        }
        contentItem: RowLayout {
            id: row

            spacing: Theme.gap

            CompanyToken {
                visible: root.code !== ""
                code: root.code
                colour: root.code !== "" ? root.colour : Theme.panel
                textColour: root.code !== "" ? root.textColour : Theme.ink
            }
            PlayerBadge {
                visible: root.initial !== ""
                initial: root.initial
                colour: root.initial !== "" ? root.colour : Theme.panel
                textColour: root.initial !== "" ? root.textColour : Theme.ink
            }
            ColumnLayout {
                Layout.fillHeight: false
                Layout.fillWidth: true
                spacing: 0

                Text {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.title
                    color: Theme.ink
                    font.pixelSize: Theme.body
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                }
                Text {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.note
                    color: Theme.muted
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }
            }
            LineIcon {
                visible: root.folds
                name: "back"
                size: 16
                rotation: root.unfolded ? 90 : -90
                colour: Theme.muted
            }
        }
        Keys.onReturnPressed: head.clicked()
        Keys.onEnterPressed: head.clicked()
        onClicked: Join.openGroup = root.looked ? "" : root.key
    }
    Flow {
        id: flow

        readonly property int columns: Math.max(1, Math.floor((width + spacing) / (96 * Theme.scale + spacing)))

        width: parent.width
        visible: root.unfolded && root.fieldCount > 0
        spacing: Theme.gap

        Repeater {
            id: entries

            model: root.unfolded ? root.fieldCount : 0

            JoinField {
                required property int index

                field: root.fields[index] ?? ({
                        kind: "",
                        place: "",
                        label: ""
                    })
                width: small ? Math.floor((flow.width + flow.spacing) / flow.columns - flow.spacing) : flow.width
            }
        }
    }
    RefusalLine {
        width: parent.width
        visible: root.problem !== ""
        text: root.problem
    }
}
