import QtQuick
import Flimnap.App

/// A sheet for one kind of move: choose an offer, fill in what is open, see what it does, confirm. It works for every
/// kind; a kind's own sheet gives it its title and what it has besides. What depends on the choice lies below what is
/// chosen from, in room that is there before.
Sheet {
    id: root

    required property string kind
    property string hint: commonHint ///< the same whatever is chosen
    property alias lead: leadColumn.data ///< what is chosen before the offers
    property var offers: Game.offersOf(kind)
    property int likely: onlyAllowed() ///< what is chosen when it opens
    readonly property int former: offers.findIndex(offer => offer.chosen.move !== undefined) ///< of an earlier move that is mended
    property int current: former >= 0 ? former : likely
    property bool narrowed: false ///< what is still to be entered for the one that was chosen has the place of the others
    property bool picksConfirm: false ///< a usual amount is all there is to choose: tapped, it makes the move
    property bool showsRefused: allowed.length === 0
    readonly property var allowed: places(true)
    readonly property var refused: places(false)
    readonly property var offer: current >= 0 && current < offers.length ? offers[current] : null
    readonly property bool enters: offer !== null && (offer.allowed || offer.waivable) ///< else nothing can come of it
    property var values: former >= 0 ? formerWords() : ({}) ///< what was entered, by key
    property bool unfinished: false ///< more digits can still make the number right
    readonly property string commonHint: offers.every(one => one.hint === offers[0].hint) ? offers[0]?.hint ?? "" : ""
    readonly property bool complete: offer !== null && offer.words.every(choice => choice.words.length === 1 || values[choice.key] !== undefined) && (!enters || offer.numbers.every(choice => values[choice.key] !== undefined))
    readonly property var move: assembled()
    readonly property movePreview preview: Game.preview(complete ? move : {})

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
    function formerWords(): var {
        const words = {};
        for (const choice of offers[former].words) {
            if (choice.chosen !== "")
                words[choice.key] = choice.chosen;
        }
        return words;
    }
    function assembled(): var {
        return offer === null ? ({}) : Game.withFormer(offer, Object.assign({}, offer.move, onlyWords(), values));
    }
    function enter(key: string, value: var) {
        values = Object.assign({}, values, {
            [key]: value
        });
    }
    function needsKeypad(one: var): bool {
        return one.numbers.some(choice => !choice.onlyUsual && choice.least !== choice.most);
    }
    /// Whether what is to be entered for it needs the place of the other offers.
    function needsRoom(one: var): bool {
        const asks = one.numbers.length > 0 || one.words.length > 0;
        if (!one.allowed)
            return one.waivable && asks;
        return needsKeypad(one) ? allowed.length > 2 : asks && allowed.length > 6;
    }
    /// As far as it is not seen before an offer is chosen.
    function entryRoom(one: var): real {
        const chips = count => Math.ceil(count * 60 / Math.max(240, width - 2 * Theme.margin)) * (Theme.target + Theme.gap);
        const ofNumbers = one.numbers.reduce((sum, choice) => sum + (choice.least === choice.most ? 0 : 40 * Theme.scale + chips(choice.usual.length) + (choice.onlyUsual ? 0 : 250)), 0);
        return ofNumbers + one.words.reduce((sum, choice) => sum + (choice.words.length < 2 ? 0 : chips(choice.words.length)), 0);
    }
    function narrow(wanted: bool) {
        if (narrowed !== wanted)
            TapGuard.screenChanged();
        narrowed = wanted;
    }
    function select(index: int) {
        if (index === current)
            return;
        values = ({});
        unfinished = false;
        current = index;
        narrow(needsRoom(offer));
    }

    fills: offers.length > 1 && offers.some(one => needsRoom(one))
    reserve: usualReserve + (offers.length === 1 ? entries.implicitHeight : Math.max(0, ...offers.map(one => one.allowed ? entryRoom(one) : 0)))
    title: Turn.name
    confirmVisible: offers.length > 0
    confirmText: offer === null || !enters ? qsTr("Choose first") : !complete ? (offer.words.length > 0 ? qsTr("Choose first") : qsTr("Enter the amount")) : preview.ok ? preview.label : offer.label
    confirmEnabled: offer !== null && preview.ok
    onConfirmed: Game.play(move)

    Binding {
        target: Nav
        property: "arrows"
        value: root.preview.arrows
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
    }
    OfferGrid {
        width: parent.width
        visible: root.offers.length > 1
        offers: root.offers
        places: root.narrowed && !root.offer.allowed ? [root.current] : root.allowed
        onlyCurrent: root.narrowed
        current: root.current
        onSelected: place => root.select(place)
    }
    AppButton {
        objectName: "chooseAnother"
        width: parent.width
        visible: root.narrowed
        quiet: true
        text: qsTr("Choose another")
        onClicked: root.narrow(false)
    }
    outcome: [
        Column {
            id: entries

            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: root.enters ? root.choicesOf(root.offer.numbers, root.current) : []

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
                    othersByLeave: modelData.othersByLeave
                    suggested: modelData.suggested
                    flat: Window.height < (root.fills ? 720 : 560)
                    visible: modelData.least !== modelData.most && (!modelData.onlyUsual || modelData.usual.length > 0)
                    onValueChanged: root.enter(key, value)
                    onUnfinishedChanged: root.unfinished = unfinished
                    onPicked: {
                        if (root.picksConfirm && root.confirmEnabled)
                            root.confirmed();
                    }
                    Component.onCompleted: {
                        if (!blank)
                            root.enter(key, value);
                        root.typesInto = typesInto;
                    }
                }
            }
            Repeater {
                model: root.enters ? root.choicesOf(root.offer.words, root.current) : []

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
        },
        Text {
            width: parent.width
            visible: text !== ""
            text: root.commonHint === "" ? root.offer?.hint ?? "" : ""
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        },
        EffectList {
            width: parent.width
            visible: root.preview.ok
            effects: root.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.offers.length === 0
            text: qsTr("There is nothing to do this with in this turn.")
        },
        AppButton {
            objectName: "showRefused"
            width: parent.width
            visible: root.offers.length > 1 && root.refused.length > 0 && !root.showsRefused && !root.narrowed
            quiet: true
            text: qsTr("Not possible now, and why (%n)", "", root.refused.length)
            onClicked: root.showsRefused = true
        },
        RefusedOffers {
            width: parent.width
            visible: root.offers.length > 1 && root.showsRefused && !root.narrowed
            offers: root.offers
            places: root.showsRefused ? root.refused : [] // many, and seldom looked at
            current: root.current
            onSelected: place => root.select(place)
        },
        // Of one in the list above it stands there already.
        RefusalLine {
            width: parent.width
            visible: text !== "" && (root.offers.length === 1 || root.narrowed || root.offer.allowed)
            text: root.preview.refused ? (root.unfinished ? "" : root.preview.reason) : root.preview.ok ? "" : root.offer?.reason ?? ""
            rule: root.preview.refused ? root.preview.rule : root.offer?.rule ?? ""
        },
        AppButton {
            objectName: "tableSaysYes"
            width: parent.width
            visible: root.preview.waivable && !root.unfinished
            text: qsTr("The table says yes …")
            onClicked: Nav.sheet("TableSaysYesSheet", {
                move: root.move
            })
        }
    ]
}
