import QtQuick
import Flimnap.App

/// A company gives up a train.
MoveSheet {
    title: qsTr("%1 gives up a train").arg(Game.turnName)
}
