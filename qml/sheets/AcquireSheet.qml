import QtQuick
import Flimnap.App

/// A company takes over a smaller one at a price a share.
MoveSheet {
    title: qsTr("%1 takes over a company").arg(Turn.name)
}
