import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// A company as its cards have it: colour, short name and name.
Column {
    id: root

    required property var item ///< {path, label, code, name, colour, colours}
    property string code: item.code
    property string colour: item.colour
    property bool picksColour: false
    signal entered(var path, string value)

    spacing: Theme.gap / 2

    RowLayout {
        width: parent.width
        spacing: Theme.gap / 2

        AbstractButton {
            objectName: "colour_" + root.item.path[1]
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Colour of %1").arg(root.item.label)
            contentItem: Item {
                CompanyToken {
                    anchors.centerIn: parent
                    code: root.code
                    colour: root.colour
                    textColour: root.item.colours.find(row => row.colour === root.colour)?.textColour ?? Theme.ink
                    size: 44
                }
            }
            onClicked: root.picksColour = !root.picksColour
        }
        InkField {
            objectName: "code_" + root.item.path[1]
            Layout.preferredWidth: 72 * Theme.scale
            text: root.item.code
            maximumLength: 5
            placeholderText: root.item.printed.code
            validator: RegularExpressionValidator {
                regularExpression: /\S*/
            }
            Accessible.name: qsTr("Short name of %1").arg(root.item.label)
            onTextEdited: root.code = text || root.item.printed.code
            onEditingFinished: root.entered(root.item.path.concat("code"), text)
        }
        InkField {
            objectName: "name_" + root.item.path[1]
            Layout.fillWidth: true
            text: root.item.name
            maximumLength: 40
            placeholderText: root.item.printed.name
            Accessible.name: qsTr("Name of %1").arg(root.item.label)
            onEditingFinished: root.entered(root.item.path.concat("name"), text)
        }
    }
    Flow {
        width: parent.width
        visible: root.picksColour
        spacing: 2

        Repeater {
            model: root.item.colours

            ColourSwatch {
                required property var modelData
                required property int index

                objectName: "swatch_" + root.item.path[1] + "_" + index
                number: index + 1
                colour: modelData.colour
                checked: root.colour === modelData.colour
                onClicked: {
                    root.colour = modelData.colour;
                    root.picksColour = false;
                    root.entered(root.item.path.concat("colour"), modelData.colour);
                }
            }
        }
    }
}
