import QtQuick
import Flimnap.App

/// A player starts a company: which, and at what price.
MoveSheet {
    title: (Game.actionCards.length > 0 ? qsTr("%1 founds a company") : Game.inOwnWords("StartCompanySheet", QT_TR_NOOP("%1 starts a company"))).arg(Turn.name)
}
