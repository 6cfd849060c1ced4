import QtQuick
import Flimnap.App

/// A player starts a company: which, and at what price.
MoveSheet {
    title: (Game.actionCards.length > 0 ? qsTr("%1 founds a company") : qsTr("%1 starts a company")).arg(Game.turnName)
}
