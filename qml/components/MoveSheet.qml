import QtQuick
import Flimnap.App

/// A sheet for one kind of move: choose an offer, fill in what is open, see what it does, confirm. It works for every
/// kind; a kind's own sheet gives it its title and what it has besides.
Sheet {
    id: root

    required property string kind
    property string hint: (offer ?? offers[0])?.hint ?? ""
    property alias lead: leadColumn.data ///< what is chosen before the offers
    property var offers: Game.offersOf(kind)
    property int current: onlyAllowed()
    property bool narrowed: false ///< one of very many was chosen and needs room for what is still to be entered
    property bool picksConfirm: false ///< a usual amount is all there is to choose: tapped, it makes the move
    property bool showsRefused: current < 0 && allowed.length === 0
    readonly property var allowed: places(true)
    readonly property var refused: places(false)
    readonly property var offer: current >= 0 && current < offers.length ? offers[current] : null
    property var values: ({}) ///< what was entered, by key
    readonly property bool complete: offer !== null && offer.words.every(choice => choice.words.length === 1 || values[choice.key] !== undefined)
    readonly property var move: assembled()
    readonly property var preview: complete ? Game.preview(move) : ({})

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
    /// Marked with their offer: those of another one are asked anew, even if they are the same.
    function choicesOf(choices: var, index: int): var {
        return choices.map(choice => Object.assign({
                    offer: index
                }, choice));
    }
    /// Where there is one word only, nobody is asked.
    function onlyWords(): var {
        const only = {};
        for (const choice of offer.words) {
            if (choice.words.length === 1)
                only[choice.key] = choice.words[0].value;
        }
        return only;
    }
    function assembled(): var {
        return offer === null ? ({}) : Object.assign({}, offer.move, onlyWords(), values);
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
        narrowed = allowed.length > 6 && offer.allowed && (offer.numbers.length > 0 || offer.words.length > 0);
    }

    title: Game.turnName
    confirmText: !complete ? qsTr("Choose first") : preview.ok === true ? preview.label : offer.label
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
    Column {
        id: leadColumn

        width: parent.width
        visible: visibleChildren.length > 0
    }
    OfferGrid {
        width: parent.width
        visible: root.offers.length > 1 && root.allowed.length > 0
        offers: root.offers
        places: root.narrowed ? [root.current] : root.allowed
        current: root.current
        onSelected: place => root.select(place)
    }
    AppButton {
        objectName: "chooseAnother"
        width: parent.width
        visible: root.narrowed
        quiet: true
        text: qsTr("Choose another")
        onClicked: root.narrowed = false
    }
    Repeater {
        model: root.offer !== null ? root.choicesOf(root.offer.numbers, root.current) : []

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
            visible: modelData.least !== modelData.most && (!modelData.onlyUsual || modelData.usual.length > 0)
            onValueChanged: root.enter(key, value)
            onPicked: {
                if (root.picksConfirm && root.confirmEnabled)
                    root.confirmed();
            }
            Component.onCompleted: {
                root.enter(key, value);
                root.typesInto = typesInto;
            }
        }
    }
    Repeater {
        model: root.offer !== null ? root.choicesOf(root.offer.words, root.current) : []

        WordEntry {
            required property var modelData

            width: parent.width
            key: modelData.key
            words: modelData.words
            groups: modelData.groups
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
        visible: root.offers.length > 1 && root.refused.length > 0 && !root.showsRefused && !root.narrowed
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
