import QtQuick
import Flimnap.App

/// A move without a sheet of its own: the plain form made from its offer.
MoveSheet {
    title: form.title || Turn.name
}
