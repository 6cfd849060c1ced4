import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player sells a block of one company.
MoveSheet {
    title: qsTr("%1 sells shares").arg(Game.turnName)
}
