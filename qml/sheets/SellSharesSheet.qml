import QtQuick
import Flimnap.App

/// A player sells a block of one company; in a company's turn its director does, for the train it must have.
MoveSheet {
    title: Turn.isCompany ? qsTr("%1 sells shares for %2").arg(Turn.director).arg(Turn.name) : qsTr("%1 sells shares").arg(Turn.name)
    hint: Turn.shortfall
}
