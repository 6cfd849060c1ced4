import QtQuick
import Flimnap.App

/// Somebody whose decisions the rules make builds on the table: one question after the other until it is known what, a
/// die where chance decides. What he does besides follows by itself.
Sheet {
    id: root

    property string kind: "gulliver"
    readonly property var offer: Game.offersOf(kind)[0] ?? ({
            move: ({}),
            words: []
        })
    readonly property var steps: offer.words[0]?.words ?? [] ///< what he may build, the last one being nothing
    property int step: 0
    readonly property var former: offer.chosen ?? ({}) ///< what was answered, if that is mended
    property string track: former.track ?? ""
    property string rolls: former.rolls ?? ""
    readonly property var move: assembled(former.extra === true)
    readonly property var asked: steps[step] ?? null
    readonly property bool asksTrack: track === "" && asked !== null
    readonly property bool asksExtra: track !== ""
    readonly property var built: steps.find(one => one.value === track) ?? null

    /// The last answer makes the move: nothing is left to decide.
    function answer(yes: bool) {
        if (asksExtra)
            Game.play(assembled(yes));
        else if (yes)
            track = asked.value;
        else if (step + 2 < steps.length)
            ++step;
        else
            track = steps[steps.length - 1].value;
    }
    function assembled(extra: bool): var {
        return Object.assign({}, offer.move, {
            track: track
        }, extra ? {
            extra: true
        } : {}, rolls !== "" ? {
            rolls: rolls
        } : {});
    }
    function startOver() {
        step = 0;
        track = "";
        rolls = "";
    }

    title: qsTr("%1 builds").arg(Turn.name)
    confirmVisible: false

    Text {
        width: parent.width
        visible: root.built !== null
        text: root.built?.label ?? ""
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.asksExtra ? root.offer.extraQuestion : root.asksTrack ? root.asked.question : ""
        color: Theme.ink
        font.pixelSize: Theme.title
        wrapMode: Text.Wrap
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.asksExtra ? root.offer.extraHint : root.asksTrack ? root.asked.hint : ""
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Row {
        spacing: Theme.gap

        AppButton {
            objectName: "answer_yes"
            width: (root.width - 2 * Theme.margin - Theme.gap) / 2
            primary: true
            iconName: "check"
            text: qsTr("Yes")
            onClicked: root.answer(true)
        }
        AppButton {
            objectName: "answer_no"
            width: (root.width - 2 * Theme.margin - Theme.gap) / 2
            iconName: "close"
            text: qsTr("No")
            onClicked: root.answer(false)
        }
    }
    AppButton {
        objectName: "rollDie"
        width: parent.width
        iconName: "die"
        text: root.rolls === "" ? qsTr("Roll the die") : qsTr("The die: %1").arg([...root.rolls].map(roll => qsTr("%1 %2", "number and odd or even").arg(roll).arg(roll % 2 === 1 ? qsTr("odd") : qsTr("even"))).join(", "))
        onClicked: root.rolls += 1 + Math.floor(Math.random() * 6)
    }
    AppButton {
        objectName: "startOver"
        width: parent.width
        visible: root.step > 0 || root.track !== ""
        quiet: true
        text: qsTr("Ask again from the beginning")
        onClicked: root.startOver()
    }
}
