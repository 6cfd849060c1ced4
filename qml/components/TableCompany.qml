import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// A company as its cards have it: colour, short name and name.
Column {
    id: root

    required property tableCompany company
    property string code: company.code
    property tokenColour colour: company.colour
    property bool picksColour: false

    spacing: Theme.gap / 2

    RowLayout {
        width: parent.width
        spacing: Theme.gap / 2

        AbstractButton {
            objectName: "colour_" + root.company.key
            implicitWidth: Theme.target
            implicitHeight: Theme.target
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Colour of %1").arg(root.company.label)
            contentItem: Item {
                CompanyToken {
                    anchors.centerIn: parent
                    code: root.code
                    colour: root.colour.colour
                    textColour: root.colour.textColour
                    size: 44
                }
            }
            onClicked: root.picksColour = !root.picksColour
        }
        InkField {
            objectName: "code_" + root.company.key
            Layout.preferredWidth: 72 * Theme.scale
            text: root.company.code
            maximumLength: 5
            placeholderText: root.company.printedCode
            validator: RegularExpressionValidator {
                regularExpression: /\S*/
            }
            Accessible.name: qsTr("Short name of %1").arg(root.company.label)
            onTextEdited: root.code = text || root.company.printedCode
            onEditingFinished: SetUp.write(root.company, "code", text)
        }
        InkField {
            objectName: "name_" + root.company.key
            Layout.fillWidth: true
            text: root.company.name
            maximumLength: 40
            placeholderText: root.company.printedName
            Accessible.name: qsTr("Name of %1").arg(root.company.label)
            onEditingFinished: SetUp.write(root.company, "name", text)
        }
    }
    Flow {
        width: parent.width
        visible: root.picksColour
        spacing: 2

        Repeater {
            model: root.company.colours

            ColourSwatch {
                required property tokenColour modelData
                required property int index

                objectName: "swatch_" + root.company.key + "_" + index
                number: index + 1
                colour: modelData.colour
                checked: Qt.colorEqual(root.colour.colour, modelData.colour)
                onClicked: {
                    root.colour = modelData;
                    root.picksColour = false;
                    SetUp.write(root.company, "colour", modelData.colour.toString());
                }
            }
        }
    }
}
