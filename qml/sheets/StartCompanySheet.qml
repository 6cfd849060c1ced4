import QtQuick
import Flimnap.App

/// A player starts a company: which, and at what price.
MoveSheet {
    title: qsTr("%1 starts a company").arg(Game.turnName)
}
