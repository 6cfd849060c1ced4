import QtQuick
import Flimnap.App

/// A sheet for one kind of move: choose an offer, fill in what is open, see what it does, confirm. It works for every
/// kind; a kind's own sheet gives it its title and what it has besides.
Sheet {
    id: root

    required property string kind
    property string hint: ""
    property var offers: Game.offersOf(kind)
    property int current: onlyAllowed()
    property bool showsRefused: current < 0 && allowed.length === 0
    readonly property var allowed: places(true)
    readonly property var refused: places(false)
    readonly property var offer: current >= 0 && current < offers.length ? offers[current] : null
    property var values: ({}) ///< what was entered, by key
    readonly property var move: assembled()
    readonly property var preview: offer !== null ? Game.preview(move) : ({})

    function places(wanted: bool): var {
        const found = [];
        for (let i = 0; i < offers.length; ++i) {
            if (offers[i].allowed === wanted)
                found.push(i);
        }
        return found;
    }
    function onlyAllowed(): int {
        const possible = places(true);
        return possible.length === 1 ? possible[0] : possible.length === 0 && offers.length === 1 ? 0 : -1;
    }
    function assembled(): var {
        return offer === null ? ({}) : Object.assign({}, offer.move, values);
    }
    function enter(key: string, value: var) {
        values = Object.assign({}, values, {
            [key]: value
        });
    }
    function select(index: int) {
        if (index === current)
            return;
        values = ({});
        current = index;
    }

    title: Game.turnName
    confirmText: offer === null ? qsTr("Choose first") : preview.ok === true ? preview.label : offer.label
    confirmEnabled: offer !== null && preview.ok === true
    onConfirmed: Game.play(move)

    Binding {
        target: Nav
        property: "arrows"
        value: root.preview.arrows ?? []
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.hint
        color: Theme.muted
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    OfferGrid {
        width: parent.width
        visible: root.offers.length > 1 && root.allowed.length > 0
        offers: root.offers
        places: root.allowed
        current: root.current
        onSelected: place => root.select(place)
    }
    Repeater {
        model: root.offer !== null ? root.offer.numbers : []

        AmountEntry {
            required property var modelData

            width: parent.width
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
            Component.onCompleted: {
                root.enter(key, value);
                root.typesInto = typesInto;
            }
        }
    }
    Repeater {
        model: root.offer !== null ? root.offer.words : []

        Segmented {
            required property var modelData

            width: parent.width
            prefix: "word_" + modelData.key
            options: modelData.words
            value: root.values[modelData.key]
            onChosen: value => root.enter(modelData.key, value)
        }
    }
    EffectList {
        width: parent.width
        visible: root.preview.ok === true
        effects: root.preview.effects ?? []
    }
    RefusalLine {
        width: parent.width
        visible: root.offer !== null && root.preview.ok === false
        text: root.preview.reason ?? ""
        rule: root.preview.rule ?? ""
    }
    AppButton {
        objectName: "tableSaysYes"
        width: parent.width
        visible: root.preview.ok === false && root.preview.waivable === true
        text: qsTr("The table says yes …")
        onClicked: Nav.sheet("TableSaysYesSheet", {
            move: root.move
        })
    }
    AppButton {
        objectName: "showRefused"
        width: parent.width
        visible: root.offers.length > 1 && root.refused.length > 0 && !root.showsRefused
        quiet: true
        text: qsTr("Not possible now, and why (%n)", "", root.refused.length)
        onClicked: root.showsRefused = true
    }
    OfferGrid {
        width: parent.width
        visible: root.offers.length > 1 && root.showsRefused
        offers: root.offers
        places: root.showsRefused ? root.refused : [] // many, and seldom looked at
        current: root.current
        onSelected: place => root.select(place)
    }
}
