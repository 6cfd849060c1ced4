import QtQuick
import Flimnap.App

/// A player repays debt.
MoveSheet {
    title: qsTr("%1 repays debt").arg(Turn.name)
}
