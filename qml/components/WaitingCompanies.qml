import QtQuick
import Flimnap.App

/// Companies nobody has started yet, as their tokens; those that cannot be started in this phase are faint and say so.
Panel {
    id: root

    SectionTitle {
        width: parent.width
        text: qsTr("Not started")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: Overview.companies

            Column {
                id: waiting

                required property string token
                required property string name
                required property string sizeTitle
                required property color colour
                required property color textColour
                required property int stage ///< CompanyStage
                required property bool onSale
                required property string waitsFor

                visible: stage === CompanyStage.Waiting
                opacity: onSale ? 1 : 0.55
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, %2: %3").arg(name).arg(sizeTitle).arg(waitsFor)

                CompanyToken {
                    anchors.horizontalCenter: parent.horizontalCenter
                    code: waiting.token
                    colour: waiting.colour
                    textColour: waiting.textColour
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: waiting.waitsFor
                    color: Theme.muted
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
