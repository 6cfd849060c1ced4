import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A move in the journal with the sum it is about; changed, forced and undone moves are told apart in words, not by
/// colour alone.
AbstractButton {
    id: root

    required property var line
    readonly property string sum: line.amountKind === "paid" ? Theme.number(line.amount) : line.amountKind === "change" ? Theme.change(line.amount) : ""
    readonly property var remarks: [{
            icon: "pencil",
            text: line.former !== "" ? qsTr("changed, was: %1").arg(line.former) : ""
        }, {
            icon: "people",
            text: line.forced !== "" ? qsTr("the table said yes: %1").arg(line.forced) : ""
        }, {
            icon: "journal",
            text: line.note
        }].filter(remark => remark.text !== "")

    implicitHeight: Math.max(Theme.target, box.implicitHeight + 8)
    objectName: "move_" + line.place
    activeFocusOnTab: true
    text: line.undone ? qsTr("undone: %1").arg(line.text) : line.text
    Accessible.role: Accessible.Button
    Accessible.name: [text, sum, line.headline].concat(remarks.map(remark => remark.text)).filter(part => part !== "").join(", ")

    background: Rectangle {
        radius: Theme.radius
        color: root.line.undone ? "transparent" : Theme.panel
        border.width: root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line
    }
    contentItem: RowLayout {
        id: box

        spacing: Theme.gap

        Text {
            Layout.leftMargin: Theme.gap
            text: root.line.place
            color: Theme.muted
            font.pixelSize: Theme.small
        }
        Column {
            Layout.fillWidth: true

            Text {
                width: parent.width
                text: root.text
                color: root.line.undone ? Theme.muted : Theme.ink
                font.pixelSize: Theme.body
                font.strikeout: root.line.undone
                wrapMode: Text.Wrap
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.line.headline
                color: Theme.bad
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.remarks

                RowLayout {
                    id: remark

                    required property var modelData

                    width: parent.width
                    spacing: 4

                    LineIcon {
                        Layout.alignment: Qt.AlignTop
                        name: remark.modelData.icon
                        size: 16
                        colour: Theme.ink
                    }
                    Text {
                        Layout.fillWidth: true
                        text: remark.modelData.text
                        color: Theme.ink
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
        Text {
            objectName: "sum_" + root.line.place
            Layout.rightMargin: Theme.gap
            visible: text !== ""
            text: root.sum
            color: Theme.ink
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
        }
    }
    onClicked: {
        if (!root.line.undone)
            Nav.sheet("MoveDetailSheet", {
                place: root.line.place
            });
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
