import QtQuick
import Flimnap.App

/// A decision that a rule asks for; at the formation of a national company with how far that has come.
MoveSheet {
    title: form.title || Turn.name
    hint: form.commonHint || Turn.dueReason

    lead: FormationSteps {
        width: parent.width
    }
}
