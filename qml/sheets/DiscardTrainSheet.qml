import QtQuick
import Flimnap.App

/// A company gives up a train.
MoveSheet {
    title: Game.inOwnWords("DiscardTrainSheet", QT_TR_NOOP("%1 gives up a train")).arg(Turn.name)
}
