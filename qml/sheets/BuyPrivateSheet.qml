import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player buys a railway from the bank; where the price is his choice, what follows from it is shown.
MoveSheet {
    title: qsTr("%1 buys a railway").arg(Game.turnName)
}
