import QtQuick
import Flimnap.App

/// A company lays track; only the cost of the terrain is entered.
MoveSheet {
    title: qsTr("%1 lays track").arg(Turn.name)
    picksConfirm: true
}
