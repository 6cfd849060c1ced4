import QtQuick
import Flimnap.App

/// A sheet for one kind of move: choose an offer, fill in what is open, see what it does, confirm. It works for every
/// kind; a kind's own sheet gives it its title and what it has besides. What depends on the choice lies below what is
/// chosen from, in room that is there before.
Sheet {
    id: root

    required property string kind
    property string hint: form.commonHint ///< the same whatever is chosen
    property alias lead: leadColumn.data ///< what is chosen before the offers
    readonly property alias form: decision
    property bool narrowed: false ///< what is still to be entered for the one that was chosen has the place of the others
    property bool picksConfirm: false ///< a usual amount is all there is to choose: tapped, it makes the move
    property bool showsRefused: form.allowed.length === 0
    property bool unfinished: false ///< more digits can still make the number right
    readonly property bool isOnly: form.offers.length === 1

    /// As far as it is not seen before an offer is chosen.
    function entryRoom(): real {
        const chips = count => Math.ceil(count * 60 / Math.max(240, width - 2 * Theme.margin)) * (Theme.target + Theme.gap);
        const offers = form.offers;
        let most = 0;
        for (let i = 0; i < offers.length; ++i) {
            const offer = offers[i];
            if (!offer.allowed)
                continue;
            let room = offer.keypads * 250;
            for (let number = 0; number < offer.numberChips.length; ++number)
                room += 40 * Theme.scale + chips(offer.numberChips[number]);
            for (let word = 0; word < offer.wordChips.length; ++word)
                room += chips(offer.wordChips[word]);
            most = Math.max(most, room);
        }
        return most;
    }
    function narrow(wanted: bool) {
        if (narrowed !== wanted)
            TapGuard.screenChanged();
        narrowed = wanted;
    }
    function select(index: int) {
        if (index === form.current)
            return;
        unfinished = false;
        form.choose(index);
        narrow(form.offer.needsRoom);
    }

    fills: form.needsPage
    reserve: usualReserve + (isOnly ? entries.implicitHeight : entryRoom())
    title: Turn.name
    confirmVisible: form.offers.length > 0
    confirmText: !form.enters ? qsTr("Choose first") : !form.complete ? (form.words.length > 0 ? qsTr("Choose first") : qsTr("Enter the amount")) : form.preview.ok ? form.preview.label : form.offer.label
    confirmEnabled: form.preview.ok
    onConfirmed: form.confirm()

    DecisionForm {
        id: decision

        kind: root.kind
    }
    Binding {
        target: Nav
        property: "arrows"
        value: root.form.preview.arrows
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
        visible: root.form.offers.length > 1
        offers: root.form.offers
        places: root.narrowed && !root.form.offer.allowed ? [root.form.current] : root.form.allowed
        onlyCurrent: root.narrowed
        current: root.form.current
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
                model: root.form.numbers

                AmountEntry {
                    required property numberField modelData

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
                    onValueChanged: root.form.enterNumber(key, value)
                    onUnfinishedChanged: root.unfinished = unfinished
                    onPicked: {
                        if (root.picksConfirm && root.confirmEnabled)
                            root.confirmed();
                    }
                    Component.onCompleted: root.typesInto = typesInto
                }
            }
            Repeater {
                model: root.form.enters ? root.form.words : []

                WordEntry {
                    required property wordField modelData

                    width: parent.width
                    key: modelData.key
                    words: modelData.words
                    groups: modelData.groups
                    value: modelData.chosen
                    onChosen: word => {
                        value = word;
                        root.form.enterWord(key, word);
                    }
                }
            }
        },
        Text {
            width: parent.width
            visible: text !== ""
            text: root.form.commonHint === "" ? root.form.offer.hint : ""
            color: Theme.muted
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        },
        EffectList {
            width: parent.width
            visible: root.form.preview.ok
            effects: root.form.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.form.offers.length === 0
            text: qsTr("There is nothing to do this with in this turn.")
        },
        AppButton {
            objectName: "showRefused"
            width: parent.width
            visible: root.form.offers.length > 1 && root.form.refused.length > 0 && !root.showsRefused && !root.narrowed
            quiet: true
            text: qsTr("Not possible now, and why (%n)", "", root.form.refused.length)
            onClicked: root.showsRefused = true
        },
        Loader {
            width: parent.width
            active: root.showsRefused // many, and seldom looked at
            visible: root.form.offers.length > 1 && root.showsRefused && !root.narrowed
            sourceComponent: RefusedOffers {
                offers: root.form.offers
                groups: root.form.reasons
                current: root.form.current
                onSelected: place => root.select(place)
            }
        },
        // Of one in the list above it stands there already.
        RefusalLine {
            width: parent.width
            visible: text !== "" && (root.isOnly || root.narrowed || root.form.offer.allowed)
            text: root.form.preview.refused ? (root.unfinished ? "" : root.form.preview.reason) : root.form.preview.ok ? "" : root.form.offer.reason
            rule: root.form.preview.refused ? root.form.preview.rule : root.form.offer.rule
        },
        AppButton {
            objectName: "tableSaysYes"
            width: parent.width
            visible: root.form.preview.waivable && !root.unfinished
            text: qsTr("The table says yes …")
            onClicked: {
                root.form.askTable();
                Nav.sheet("TableSaysYesSheet", {});
            }
        }
    ]
}
