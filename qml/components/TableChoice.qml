import QtQuick

/// A question of the table check with a few answers, one or any of them; what differs from the printed one is marked.
/// Of a reading it says where the rule is printed and what the answer changes.
Rectangle {
    id: root

    required property var item ///< {kind, path, label, value, printed, options}; of a reading also {chapter, changes}
    property bool readOnly: false
    readonly property string otherwise: item.changes !== undefined ? qsTr("%1 (not as usual)") : qsTr("%1 (not as printed)")
    readonly property bool several: item.kind === "set"
    property var current: item.value
    readonly property bool differs: JSON.stringify(current) !== JSON.stringify(item.printed)
    signal entered(var value)

    function choose(value: var) {
        if (several)
            current = item.options.map(option => option.value).filter(other => current.includes(other) !== (other === value));
        else
            current = value;
        entered(current);
    }

    onItemChanged: current = item.value
    implicitHeight: column.height + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.panel
    border.width: differs ? 2 : 1
    border.color: differs ? Theme.accent : Theme.line

    Column {
        id: column

        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap / 2

        Text {
            width: parent.width
            text: root.differs ? root.otherwise.arg(root.item.label) : root.item.label
            color: root.differs || root.item.changes !== undefined ? Theme.ink : Theme.muted
            font.pixelSize: root.item.changes !== undefined ? Theme.body : Theme.small
            wrapMode: Text.Wrap
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: [root.item.chapter ?? "", root.item.changes ?? ""].filter(part => part !== "").join(" · ")
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
        Text {
            width: parent.width
            visible: root.readOnly
            text: qsTr("✓ %1").arg(root.item.options.find(option => option.value === root.current)?.label ?? "")
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            visible: !root.readOnly
            spacing: Theme.gap / 2

            Repeater {
                model: root.item.options.length // by number, as in Segmented

                TableOption {
                    required property int index
                    readonly property var option: root.item.options[index] ?? ({})

                    objectName: "value_" + root.item.path.join("_") + "=" + option.value
                    width: Math.min(implicitWidth, column.width)
                    text: option.label ?? ""
                    checked: root.several ? root.current.includes(option.value) : root.current === option.value
                    Accessible.role: root.several ? Accessible.CheckBox : Accessible.RadioButton
                    Accessible.name: qsTr("%1: %2").arg(root.item.label).arg(text)
                    onClicked: root.choose(option.value)
                }
            }
        }
    }
}
