import QtQuick
import Flimnap.App

/// A bid in an auction: on any railway that is still there, or more than the last one on the railway that is bid for.
MoveSheet {
    title: qsTr("%1 bids").arg(Turn.name)
    hint: isOnly ? Turn.expectation : ""
}
