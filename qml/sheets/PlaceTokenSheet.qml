import QtQuick
import Flimnap.App

/// A company places a station.
MoveSheet {
    title: qsTr("%1 places a station").arg(Turn.name)
}
