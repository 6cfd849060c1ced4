import QtQuick
import QtQuick.Layouts

/// The offers of a kind of move as tiles, two or three in a row; refused ones have a row each, for their reasons.
GridLayout {
    id: root

    required property var offers
    required property var places ///< which of them, as indexes
    required property int current
    signal selected(int place)

    readonly property bool refused: places.length > 0 && !offers[places[0]].allowed

    function nameOf(offer: var): string {
        if (offer.kind === "exchange")
            return offer.company ? offer.private + ">" + offer.company : offer.private;
        if (offer.kind === "choose" && offer.token)
            return offer.token + (offer.value ? ":" + offer.value : "");
        let name = offer.company || offer.private || offer.train || offer.what || offer.move.tile || "";
        if (offer.outOfTurn)
            name = offer.outOfTurn + ":" + name;
        if (offer.actsFor)
            name = offer.actsFor + ":" + name;
        if (offer.from)
            name += "@" + offer.from;
        if (offer.percent && offer.from)
            name += "%" + offer.percent;
        if (offer.tradeIn)
            name += "<" + offer.tradeIn;
        if (offer.home)
            name += "home";
        if (offer.to)
            name += ">" + offer.to;
        return name;
    }

    Layout.fillHeight: false
    columns: refused ? 1 : Math.max(1, Math.floor(width / (150 * Theme.scale)))
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: root.places

        OfferTile {
            required property int modelData

            objectName: "offer_" + root.nameOf(offer)
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            offer: root.offers[modelData]
            chosen: root.current === modelData
            onClicked: root.selected(modelData)
        }
    }
}
