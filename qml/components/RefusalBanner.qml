import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The last move was refused: why, by which rule, and the way round it where the table may waive it.
Panel {
    id: root

    border.color: Theme.bad

    RefusalLine {
        width: parent.width
        text: Game.refusal.text
        rule: Game.refusal.rule
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        AppButton {
            objectName: "bannerTableSaysYes"
            Layout.fillWidth: true
            visible: Game.refusal.waivable
            text: qsTr("The table says yes …")
            onClicked: {
                Nav.sheet("TableSaysYesSheet", {});
                Game.dismissRefusal(); // this banner goes with it
            }
        }
        AppButton {
            objectName: "dismissRefusal"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Understood")
            onClicked: Game.dismissRefusal()
        }
    }
}
