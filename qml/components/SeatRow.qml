import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// A player: his place in the order (dragged by the handle, or one up by a tap) as long as it can change, colour and
/// name.
Column {
    id: root

    required property int index
    required property string name
    required property string initial
    required property color colour
    required property color textColour
    required property int count ///< of players
    property bool canMove: true
    property bool picksColour: false
    signal written(string name) ///< as far as it has come
    signal renamed(string name)
    signal recoloured(string colour)
    signal moved(int from, int to)
    signal finished ///< Enter at the last name
    readonly property real pitch: height + ((parent as Column)?.spacing ?? 0) ///< from one row to the next

    spacing: Theme.gap / 2

    RowLayout {
        width: parent.width
        spacing: Theme.gap / 2

        Item {
            objectName: "drag_" + (root.index + 1)
            visible: root.canMove
            implicitWidth: 32
            implicitHeight: Theme.target
            Accessible.role: Accessible.Grip
            Accessible.name: qsTr("Drag %1 to another place").arg(root.name)

            LineIcon {
                anchors.centerIn: parent
                name: "grip"
                colour: Theme.muted
            }
            DragHandler {
                target: null
                xAxis.enabled: false
                grabPermissions: PointerHandler.CanTakeOverFromAnything
                // The rows stay where they are, and the dragged player goes through them.
                property int passed: 0 ///< rows, upwards below 0

                onActiveChanged: passed = 0
                onActiveTranslationChanged: {
                    const last = root.count - 1;
                    const wanted = Math.max(-root.index, Math.min(Math.round(activeTranslation.y / root.pitch), last - root.index));
                    if (!active || wanted === passed)
                        return;
                    root.moved(root.index + passed, root.index + wanted);
                    passed = wanted;
                }
            }
        }
        AbstractButton {
            objectName: "colour_" + (root.index + 1)
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Colour of %1").arg(root.name)
            contentItem: Item {
                PlayerBadge {
                    anchors.centerIn: parent
                    initial: root.initial
                    colour: root.colour
                    textColour: root.textColour
                    size: 40
                }
            }
            onClicked: root.picksColour = !root.picksColour
        }
        InkField {
            objectName: "playerName_" + (root.index + 1)
            Layout.fillWidth: true
            text: root.name
            maximumLength: 40
            placeholderText: qsTr("Name")
            Accessible.name: qsTr("Name of player %1").arg(root.index + 1)
            group: "names"
            onTextEdited: root.written(text)
            onEditingFinished: root.renamed(text)
            onFinished: root.finished()
        }
        IconButton {
            objectName: "playerUp_" + (root.index + 1)
            visible: root.canMove
            enabled: root.index > 0
            iconName: "up"
            label: qsTr("%1 earlier in the order").arg(root.name)
            onClicked: root.moved(root.index, root.index - 1)
        }
    }
    Flow {
        width: parent.width
        visible: root.picksColour
        spacing: 2

        Repeater {
            model: SetUp.colours

            ColourSwatch {
                required property string modelData
                required property int index

                objectName: "swatch_" + (root.index + 1) + "_" + index
                number: index + 1
                colour: modelData
                checked: Qt.colorEqual(root.colour, modelData)
                onClicked: {
                    root.recoloured(modelData);
                    root.picksColour = false;
                }
            }
        }
    }
}
