import QtQuick
import Flimnap.App

/// How the rules are read where the book is silent or says two things: what can matter first, all others one tap further.
/// Before a game they are chosen; of a running one, and of one that is joined, they are looked up.
AppPage {
    id: root

    property string game: "new" ///< whose: "new", "joined" or "running"
    property bool showsAll: false

    readonly property list<tableQuestion> rows: game === "new" ? SetUp.readings : game === "joined" ? Join.readings : Game.readings
    property tableQuestion none
    readonly property int firstCount: countFirst()
    readonly property int shownCount: showsAll || firstCount === 0 ? rows.length : firstCount

    function countFirst(): int {
        let count = 0;
        for (const row of rows)
            count += row.isFirst ? 1 : 0;
        return count;
    }

    title: qsTr("How the rules are read")

    Text {
        width: parent.width
        text: root.game === "new" ? qsTr("Where the book is silent or says two things you choose how to read it. The usual answer stands first.") : qsTr("Chosen before the game began.")
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "readAsUsual"
        width: parent.width
        visible: root.game === "new" && SetUp.hasOwnReadings
        iconName: "undo"
        text: qsTr("Read all rules as usual")
        note: SetUp.readingsNote
        onClicked: SetUp.readAsUsual()
    }
    Repeater {
        model: root.shownCount // by number: who taps an answer stays where he is

        TableChoice {
            required property int index

            width: parent.width
            question: root.rows[index] ?? root.none
            readOnly: root.game !== "new"
            onEntered: SetUp.answer(current)
        }
    }
    AppButton {
        objectName: "furtherReadings"
        width: parent.width
        visible: root.shownCount < root.rows.length
        iconName: "more"
        text: qsTr("%n more, which seldom matter", "readings of rules", root.rows.length - root.shownCount)
        onClicked: root.showsAll = true
    }
}
