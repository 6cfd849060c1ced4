import QtQuick
import Flimnap.App

/// A company sells a private railway to the bank.
MoveSheet {
    title: qsTr("%1 sells a private railway").arg(Turn.name)
}
