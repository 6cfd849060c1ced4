import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A company buys a train: what it rusts and which phase it begins is said before the tap.
MoveSheet {
    title: qsTr("%1 buys a train").arg(Game.turnName)
    current: allowed.length > 0 ? allowed[0] : -1 // most often it is the bank's next one
}
