import QtQuick
import Flimnap.App

/// From the shelf to the first move: which game, who plays in which order, and the table's values to be checked.
AppPage {
    id: root

    property bool checksTable: false
    property string fault: ""
    property tableQuestion none

    function start() {
        fault = Library.create(SetUp.config());
        if (fault === "") {
            Nav.home();
            Nav.go("TableScreen", {});
        }
    }

    title: qsTr("New game")
    Component.onCompleted: SetUp.recall()

    SectionTitle {
        width: parent.width
        text: qsTr("Rule group")
    }
    Segmented {
        width: parent.width
        prefix: "edition"
        options: SetUp.groups
        value: SetUp.edition
        onChosen: value => SetUp.chooseEdition(value)
    }
    SectionTitle {
        width: parent.width
        text: qsTr("Game")
    }
    Segmented {
        width: parent.width
        prefix: "game"
        options: SetUp.games
        value: SetUp.game
        onChosen: value => SetUp.chooseGame(value)
    }
    SectionTitle {
        width: parent.width
        visible: SetUp.variants.length > 1
        text: qsTr("Variant")
    }
    Segmented {
        width: parent.width
        visible: SetUp.variants.length > 1
        prefix: "variant"
        options: SetUp.variants
        value: SetUp.variant
        onChosen: value => SetUp.chooseVariant(value)
    }
    Panel {
        width: parent.width
        visible: SetUp.hint !== ""
        lifted: true

        Text {
            objectName: "setUpHint"
            width: parent.width
            text: SetUp.hint
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PriceRows {
            objectName: "pricesToCompare"
            width: parent.width
            visible: SetUp.pricesToCompare.length > 0
            prices: SetUp.pricesToCompare
        }
    }
    SectionTitle {
        width: parent.width
        text: qsTr("Players, in the order of play")
    }
    Segmented {
        width: parent.width
        prefix: "players"
        options: SetUp.counts
        value: SetUp.seats.count.toString()
        onChosen: value => SetUp.chooseCount(parseInt(value))
    }
    Repeater {
        model: SetUp.seats

        SeatRow {
            width: parent.width
            count: SetUp.seats.count
            onWritten: name => SetUp.rename(index, name)
            onRecoloured: colour => SetUp.recolour(index, colour)
            onMoved: (from, to) => SetUp.moveSeat(from, to)
            onFinished: root.start()
        }
    }
    AppButton {
        objectName: "shuffle"
        width: parent.width
        visible: SetUp.seats.count > 1
        iconName: "redo"
        text: qsTr("Shuffle the order")
        onClicked: SetUp.shuffle()
    }
    SectionTitle {
        width: parent.width
        visible: !SetUp.agreement.empty
        text: qsTr("What you play with")
    }
    Repeater {
        model: SetUp.agreement.toggles.length // by number, as in Segmented

        Toggle {
            required property int index
            readonly property tableQuestion question: SetUp.agreement.toggles[index] ?? root.none

            objectName: "switch_" + question.key
            width: parent.width
            text: question.label
            note: question.note
            checked: question.has("true")
            onToggled: SetUp.answer(question.answered(checked ? "true" : "false"))
        }
    }
    Repeater {
        model: SetUp.agreement.choices.length

        TableChoice {
            required property int index

            width: parent.width
            question: SetUp.agreement.choices[index] ?? root.none
            onEntered: SetUp.answer(current)
        }
    }
    SectionTitle {
        text: qsTr("Name of this game")
    }
    InkField {
        objectName: "gameTitle"
        width: parent.width
        text: SetUp.title
        placeholderText: SetUp.usualTitle
        maximumLength: 60
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Name of this game")
        onTextEdited: SetUp.title = text
    }
    AppButton {
        objectName: "readRules"
        width: parent.width
        visible: SetUp.readings.length > 0
        iconName: "journal"
        text: qsTr("How the rules are read")
        note: SetUp.readingsNote
        onClicked: Nav.go("ReadingsScreen", {})
    }
    Toggle {
        objectName: "checkTable"
        width: parent.width
        text: qsTr("Check the printed values of this edition")
        note: SetUp.differences !== "" ? qsTr("Changed here: %1").arg(SetUp.differences) : ""
        checked: root.checksTable
        onToggled: root.checksTable = checked
    }
    Loader {
        width: parent.width
        active: root.checksTable
        visible: active
        sourceComponent: TableCheck {
        }
    }
    RefusalLine {
        width: parent.width
        visible: root.fault !== ""
        text: root.fault
    }
    AppButton {
        objectName: "startGame"
        width: parent.width
        primary: true
        iconName: "locomotive"
        text: qsTr("Begin")
        onClicked: root.start()
    }
    AppButton {
        objectName: "joinGame"
        width: parent.width
        iconName: "people"
        text: qsTr("Join a running game …")
        onClicked: Nav.go("JoinScreen", {
            config: SetUp.writtenConfig()
        })
    }
}
