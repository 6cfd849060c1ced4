import QtQuick
import Flimnap.App

/// A player takes something in a draft: a railway out of a stack, a company or a character.
MoveSheet {
    title: Turn.expectation
    hint: Turn.dueReason
}
