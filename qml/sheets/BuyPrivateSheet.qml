import QtQuick
import Flimnap.App

/// A player buys a railway from the bank or another player; where the price is his choice, what follows from it is
/// shown.
MoveSheet {
    title: Game.hasPrivateCompanies ? qsTr("%1 buys a private company").arg(form.buyer || Turn.name) : qsTr("%1 buys a railway").arg(Turn.name)
}
