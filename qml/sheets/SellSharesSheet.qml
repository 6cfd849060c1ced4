import QtQuick
import Flimnap.App

/// A player sells a block of one company; in a company's turn its director does, for the train it must have.
MoveSheet {
    title: Game.turnIsCompany ? qsTr("%1 sells shares for %2").arg(Game.turnDirector).arg(Game.turnName) : qsTr("%1 sells shares").arg(Game.turnName)
    hint: Game.shortfall
}
