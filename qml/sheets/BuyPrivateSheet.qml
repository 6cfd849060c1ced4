import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A player buys a private railway in the opening; the cheapest of each size stand first.
MoveSheet {
    title: qsTr("%1 buys a private railway").arg(Game.turnName)
}
