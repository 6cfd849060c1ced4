import QtQuick

/// The offers that cannot be taken now; the same reason is said once for all it holds for.
Column {
    id: root

    required property var offers
    required property var places ///< which of them, as indexes
    required property int current
    signal selected(int place)

    readonly property var groups: grouped()

    function grouped(): var {
        const found = [];
        for (const place of places) {
            const offer = offers[place];
            const same = found.find(group => group.reason === offer.reason && group.rule === offer.rule);
            if (same !== undefined)
                same.places.push(place);
            else
                found.push({
                    reason: offer.reason,
                    rule: offer.rule,
                    places: [place]
                });
        }
        return found;
    }

    spacing: Theme.margin

    Repeater {
        model: root.groups

        Column {
            id: group

            required property var modelData

            width: root.width
            spacing: Theme.gap / 2

            RefusalLine {
                width: parent.width
                text: group.modelData.reason
                rule: group.modelData.rule
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: group.modelData.places

                    OfferTile {
                        required property int modelData

                        width: (group.width - Theme.gap) / 2
                        offer: root.offers[modelData]
                        chosen: root.current === modelData
                        onClicked: root.selected(modelData)
                    }
                }
            }
        }
    }
}
