import QtQuick
import QtQuick.Controls.Basic
import Flimnap.App

/// Players and companies side by side; a tap on one shows only what concerned them, one more shows everything again.
ListView {
    id: root

    required property list<partyRow> parties
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

        required property partyRow modelData
        readonly property bool isCurrent: root.current === modelData.code

        objectName: "filter_" + modelData.code
        implicitWidth: Theme.target
        implicitHeight: Theme.target
        activeFocusOnTab: true
        checked: isCurrent
        Accessible.role: Accessible.CheckBox
        Accessible.name: qsTr("Only what concerned %1").arg(modelData.name)
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
                initial: party.modelData.player.initial
                colour: party.modelData.player.colour
                textColour: party.modelData.player.textColour
            }
            CompanyToken {
                anchors.centerIn: parent
                visible: party.modelData.isCompany
                code: party.modelData.company.token
                colour: party.modelData.company.colour
                textColour: party.modelData.company.textColour
                size: 36
            }
        }
        onClicked: root.chosen(isCurrent ? "" : modelData.code)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }
}
