import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player takes a railway out of a stack; of a coal railway he chooses the price.
MoveSheet {
    title: qsTr("%1 takes a railway").arg(Game.turnName)
    hint: Game.dueReason
}
