import QtQuick
import Flimnap.App

/// A company buys a train: what it rusts and which phase it begins is said before the tap, and what has to be borrowed.
MoveSheet {
    id: root

    title: qsTr("%1 buys a train").arg(Turn.name)
    hint: Turn.shortfall

    DecisionForm {
        id: sales

        kind: "sell_shares"
    }
    lead: AppButton {
        objectName: "sellFirst"
        width: parent.width
        visible: Turn.shortfall !== "" && Turn.isCompany && sales.allowed.length > 0
        iconName: "coin"
        text: qsTr("%1 sells shares first …").arg(Turn.director)
        onClicked: Nav.sheet("SellSharesSheet", {
            kind: "sell_shares"
        })
    }
}
