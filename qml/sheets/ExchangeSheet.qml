import QtQuick
import Flimnap.App

/// A player exchanges a railway for a share: which one where he has several, and for a share of which company.
MoveSheet {
    id: root

    readonly property var all: Game.offersOf(kind)
    readonly property var railways: [...new Set(all.map(offer => offer.private))]
    property string railway: (all.find(offer => offer.chosen.move !== undefined) ?? all.find(offer => offer.allowed) ?? all[0])?.private ?? ""

    title: Turn.dueReason !== "" ? Turn.expectation : qsTr("%1 exchanges %2").arg(Turn.name).arg(railway)
    hint: Turn.dueReason
    offers: all.filter(offer => offer.private === railway)

    lead: Segmented {
        width: parent.width
        visible: root.railways.length > 1
        prefix: "railway"
        options: root.railways.map(code => ({
                    value: code,
                    label: code
                }))
        value: root.railway
        onChosen: value => {
            root.railway = value;
            root.values = ({});
            root.current = root.onlyAllowed();
        }
    }
}
