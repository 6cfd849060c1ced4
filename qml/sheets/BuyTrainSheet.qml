import QtQuick
import Flimnap.App

/// A company buys a train: what it rusts and which phase it begins is said before the tap, and what has to be borrowed.
MoveSheet {
    id: root

    readonly property var sales: Game.offersOf("sell_shares")
    readonly property bool canSell: Turn.isCompany && sales.some(offer => offer.allowed)

    title: qsTr("%1 buys a train").arg(Turn.name)
    hint: Turn.shortfall
    likely: allowed.length > 0 ? allowed[0] : -1 // most often it is the bank's next one

    lead: AppButton {
        objectName: "sellFirst"
        width: parent.width
        visible: Turn.shortfall !== "" && root.canSell
        iconName: "coin"
        text: qsTr("%1 sells shares first …").arg(Turn.director)
        onClicked: Nav.sheet("SellSharesSheet", {
            kind: "sell_shares"
        })
    }
}
