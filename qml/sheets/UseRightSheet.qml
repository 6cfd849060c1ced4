import QtQuick
import Flimnap.App

/// A company uses the right of a private railway.
MoveSheet {
    title: qsTr("%1 uses a right").arg(Turn.name)
}
