import QtQuick
import Flimnap.App

/// A company buys a private railway from a player at a price they agree on.
MoveSheet {
    title: (Game.hasPrivateCompanies ? qsTr("%1 buys a private company") : qsTr("%1 buys a private railway")).arg(Turn.name)
}
