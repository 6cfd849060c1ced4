import QtQuick
import QtQuick.Layouts

/// A sheet for one kind of move: choose an offer, fill in what is open, see what it does, confirm.
/// A sheet of its own for a kind overrides how the offers are shown; this one works for every kind.
Sheet {
    id: root

    required property string kind
    property var offers: Game.offersOf(kind)
    property int current: onlyAllowed()
    readonly property var offer: current >= 0 && current < offers.length ? offers[current] : null
    property var values: ({}) ///< what was entered, by key
    readonly property var move: assembled()
    readonly property var preview: offer !== null && complete ? Game.preview(move) : ({})
    property bool complete: true
    property bool showOffers: offers.length > 1
    property Component offerTile: plainTile
    property alias body: bodySlot.data
    property string nextSheet: "" ///< opens when the move is made, where one follows without asking

    function onlyAllowed(): int {
        let found = -1;
        for (let i = 0; i < offers.length; ++i) {
            if (!offers[i].allowed)
                continue;
            if (found >= 0)
                return -1;
            found = i;
        }
        return found >= 0 ? found : offers.length === 1 ? 0 : -1;
    }
    function nameOf(o: var): string {
        let name = o.company || o.private || o.train;
        if (o.train && o.from)
            name += "@" + o.from;
        if (o.to)
            name += ">" + o.to;
        return name;
    }
    function assembled(): var {
        if (offer === null)
            return ({});
        const result = Object.assign({}, offer.move);
        for (const key in values)
            result[key] = values[key];
        return result;
    }
    function enter(key: string, value: var) {
        const next = Object.assign({}, values);
        next[key] = value;
        values = next;
    }
    function select(index: int) {
        values = ({});
        current = index;
    }
    function make() {
        if (Game.play(move))
            Nav.closeSheet();
    }

    title: Game.turnName
    confirmText: offer !== null ? preview.ok ? Game.describe(move) : offer.label : qsTr("Choose first")
    confirmEnabled: offer !== null && preview.ok === true
    onConfirmed: make()

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        visible: root.showOffers

        Repeater {
            model: root.offers.length

            Loader {
                id: slot

                required property int index
                readonly property var offer: root.offers[index]
                readonly property bool chosen: root.current === index
                readonly property string tileName: "offer_" + root.nameOf(offer)

                sourceComponent: root.offerTile
            }
        }
    }
    ColumnLayout {
        id: bodySlot

        Layout.fillWidth: true
        spacing: Theme.gap
    }
    Repeater {
        model: root.offer !== null ? root.offer.numbers : []

        AmountEntry {
            required property var modelData

            Layout.fillWidth: true
            key: modelData.key
            title: modelData.title
            least: modelData.least
            most: modelData.most
            step: modelData.step
            usual: modelData.usual
            onlyUsual: modelData.onlyUsual
            suggested: modelData.suggested
            visible: modelData.least !== modelData.most
            onValueChanged: root.enter(key, value)
            Component.onCompleted: root.enter(key, value)
        }
    }
    Repeater {
        model: root.offer !== null ? root.offer.words : []

        Segmented {
            required property var modelData

            Layout.fillWidth: true
            prefix: "word_" + modelData.key
            options: modelData.words
            value: root.values[modelData.key]
            onChosen: value => root.enter(modelData.key, value)
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.offer !== null && root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
    AppButton {
        objectName: "tableSaysYes"
        Layout.fillWidth: true
        visible: root.preview.ok === false && root.preview.waivable === true
        text: qsTr("The table says yes …")
        onClicked: Nav.sheet("TableSaysYesSheet", {
            move: root.move
        })
    }
    EffectList {
        Layout.fillWidth: true
        visible: root.preview.ok === true
        effects: root.preview.effects ?? []
    }

    Component {
        id: plainTile

        OfferTile {
            offer: parent.offer
            chosen: parent.chosen
            objectName: parent.tileName
            onClicked: root.select(parent.index)
        }
    }
}
