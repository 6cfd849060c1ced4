import QtQuick
import Flimnap.App

/// A decision that a rule asks for; at the formation of a national company with how far that has come.
MoveSheet {
    title: offers.length > 0 ? offers[0].title : Turn.name
    hint: commonHint || Turn.dueReason

    lead: FormationSteps {
        width: parent.width
    }
}
