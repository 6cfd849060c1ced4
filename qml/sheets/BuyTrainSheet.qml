import QtQuick
import Flimnap.App

/// A company buys a train: what it rusts and which phase it begins is said before the tap, and what has to be borrowed.
MoveSheet {
    id: root

    readonly property var sales: Game.offersOf("sell_shares")
    readonly property bool canSell: Game.turnIsCompany && sales.some(offer => offer.allowed)

    title: qsTr("%1 buys a train").arg(Game.turnName)
    hint: Game.shortfall
    likely: allowed.length > 0 ? allowed[0] : -1 // most often it is the bank's next one

    lead: AppButton {
        objectName: "sellFirst"
        width: parent.width
        visible: Game.shortfall !== "" && root.canSell
        iconName: "coin"
        text: qsTr("%1 sells shares first …").arg(Game.turnDirector)
        onClicked: Nav.sheet("SellSharesSheet", {
            kind: "sell_shares"
        })
    }
}
