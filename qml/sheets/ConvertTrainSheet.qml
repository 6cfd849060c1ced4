import QtQuick
import Flimnap.App

/// A train taken over just now is turned to a larger face.
MoveSheet {
    title: qsTr("%1 turns a train over").arg(Turn.name)
}
