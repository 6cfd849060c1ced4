import QtQuick
import Flimnap.App

/// Offers of a kind of move as tiles, two or three in a row. No layout: in Qt 6.4 it would still know tiles that are gone
/// when their list changes while the sheet is being made.
Grid {
    id: root

    required property list<offerRow> offers
    required property list<int> places ///< which of them, as indexes
    required property int current
    property bool onlyCurrent: false ///< the others are hidden, not made away with: one of them may be the one that was tapped
    signal selected(int place)

    columns: Math.max(1, Math.floor(width / (150 * Theme.scale)))
    spacing: Theme.gap

    Repeater {
        model: root.places

        OfferTile {
            required property int modelData

            visible: !root.onlyCurrent || chosen
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            offer: root.offers[modelData]
            chosen: root.current === modelData
            onClicked: root.selected(modelData)
        }
    }
}
