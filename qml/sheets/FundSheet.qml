import QtQuick
import Flimnap.App

/// Money for a player's companies, whole to one of them or split; a character's money may also be his own.
Sheet {
    id: root

    property string kind: "fund"
    readonly property var all: Game.offersOf(kind)
    readonly property var offers: all.filter(offer => offer.allowed)
    readonly property var own: offers.find(offer => offer.split.sum === undefined) ?? null
    readonly property movePreview ownPreview: Game.preview(own !== null ? own.move : {})
    readonly property var shared: offers.find(offer => offer.split.sum !== undefined) ?? null
    readonly property var companies: shared?.split.companies ?? []
    readonly property int sum: shared?.split.sum ?? 0
    readonly property bool splits: companies.length === 2
    readonly property var former: offers.find(offer => offer.chosen.move !== undefined)?.chosen ?? null ///< what is mended
    property int first: former?.amounts ? former.amounts[companies[0].code] ?? 0 : shared?.split.half ?? 0 ///< of two companies; the other one gets the rest
    readonly property var move: former?.self ? own.move : splits ? Game.splitMove(shared, first) : companies.length === 1 ? wholly(0) : ({})
    readonly property movePreview preview: Game.preview(splits ? Game.splitMove(shared, first) : {})

    /// All of it to one company, by its place in the list.
    function wholly(place: int): var {
        return Game.splitMove(shared, place === 0 ? sum : 0);
    }

    title: offers[0]?.title ?? Turn.name
    confirmVisible: splits
    reserve: splits ? usualReserve : 0
    confirmText: preview.label
    confirmEnabled: preview.ok
    onConfirmed: Game.play(Game.splitMove(shared, first))
    typesInto: entry.item?.typesInto ?? null

    AppButton {
        objectName: "fundSelf"
        width: parent.width
        visible: root.own !== null
        primary: true
        iconName: root.former?.self ? "check" : "coin"
        text: root.ownPreview.label
        onClicked: Game.play(root.own.move)
    }
    Repeater {
        model: root.companies

        AppButton {
            required property var modelData
            required property int index
            readonly property var move: root.wholly(index)
            readonly property movePreview preview: Game.preview(move)

            objectName: "fundAll_" + modelData.code
            width: parent.width
            primary: root.own === null
            iconName: "chest"
            text: preview.label
            onClicked: Game.play(move)
        }
    }
    Loader {
        id: entry

        width: parent.width
        active: root.splits
        visible: active
        sourceComponent: AmountEntry {
            key: "split"
            title: qsTr("Split: to %1, the rest to %2").arg(root.companies[0].code).arg(root.companies[1].code)
            least: 0
            most: root.sum
            usual: root.shared.split.usual
            suggested: root.first
            onValueChanged: root.first = value
        }
    }
    outcome: [
        EffectList {
            width: parent.width
            visible: root.splits && root.preview.ok
            effects: root.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.splits && root.preview.refused
            text: root.preview.reason
            rule: root.preview.rule
        }
    ]
}
