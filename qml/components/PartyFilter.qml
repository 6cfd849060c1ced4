import QtQuick
import QtQuick.Controls.Basic

/// Players and companies side by side; a tap on one shows only what concerned them, one more shows everything again.
ListView {
    id: root

    required property var parties ///< [{code, token, name, initial, colour, textColour, isCompany}]
    required property string current
    signal chosen(string code)

    implicitHeight: Theme.target
    orientation: ListView.Horizontal
    spacing: 2
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: parties

    delegate: AbstractButton {
        id: party

        required property var modelData
        readonly property bool isCurrent: root.current === modelData.code

        objectName: "filter_" + modelData.code
        implicitWidth: Theme.target
        implicitHeight: Theme.target
        activeFocusOnTab: true
        checked: isCurrent
        Accessible.role: Accessible.CheckBox
        Accessible.name: qsTr("Only what concerned %1").arg(modelData.isCompany ? modelData.token : modelData.name)
        Accessible.checked: isCurrent

        background: Rectangle {
            radius: Theme.radius
            color: party.isCurrent ? Theme.shade : "transparent"
            border.width: party.visualFocus || party.isCurrent ? 3 : 0
            border.color: party.isCurrent ? Theme.accent : Theme.ink
        }
        contentItem: Item {
            PlayerBadge {
                anchors.centerIn: parent
                visible: !party.modelData.isCompany
                initial: party.modelData.initial
                colour: party.modelData.colour
                textColour: party.modelData.textColour
            }
            CompanyToken {
                anchors.centerIn: parent
                visible: party.modelData.isCompany
                code: party.modelData.token
                colour: party.modelData.colour
                textColour: party.modelData.textColour
                size: 36
            }
        }
        onClicked: root.chosen(isCurrent ? "" : modelData.code)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }
}
