import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A decision that a rule asks for.
MoveSheet {
    title: offers.length > 0 ? offers[0].title : Game.turnName
    hint: offers[0]?.hint || Game.dueReason
}
