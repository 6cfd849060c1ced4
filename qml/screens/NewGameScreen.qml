import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// From the shelf to the first move: which game, who plays in which order, and the table's values to be checked.
AppPage {
    id: root

    property int choice: 0
    property var overrides: ({})
    property bool checksTable: false
    property string fault: ""
    readonly property var game: Library.catalogue[choice]
    readonly property var config: ({
            game: game.game,
            edition: game.edition,
            variant: game.variant,
            title: gameTitle.text !== "" ? gameTitle.text : game.title,
            players: players(),
            overrides: overrides
        })

    function players(): var {
        const list = [];
        for (let i = 0; i < seats.count; ++i)
            list.push({
                name: seats.get(i).name
            });
        return list;
    }
    function remember() {
        Settings.rememberedPlayers = players();
    }
    function setPlayers(count: int) {
        while (seats.count > count)
            seats.remove(seats.count - 1);
        const remembered = Settings.rememberedPlayers;
        while (seats.count < count)
            seats.append({
                name: remembered[seats.count]?.name ?? qsTr("Player %1").arg(seats.count + 1)
            });
    }
    function shuffle() {
        for (let i = seats.count - 1; i > 0; --i)
            seats.move(Math.floor(Math.random() * (i + 1)), i, 1);
    }
    function setOverride(path: var, value: int) {
        const next = JSON.parse(JSON.stringify(overrides));
        let place = next;
        for (let i = 0; i < path.length - 1; ++i) {
            if (place[path[i]] === undefined)
                place[path[i]] = {};
            place = place[path[i]];
        }
        place[path[path.length - 1]] = value;
        overrides = next;
    }
    function start() {
        remember();
        fault = Library.create(config);
        if (fault === "") {
            Nav.home();
            Nav.go("TableScreen", {});
        }
    }

    title: qsTr("New game")

    ListModel {
        id: seats
    }
    Component.onCompleted: setPlayers(Math.max(game.counts[0], Math.min(Settings.rememberedPlayers.length || 4, game.counts[game.counts.length - 1])))

    SectionTitle {
        text: qsTr("Game")
    }
    Segmented {
        Layout.fillWidth: true
        prefix: "game"
        options: Library.catalogue.map((entry, index) => ({
                    value: index,
                    label: qsTr("%1, %2, %3").arg(entry.title).arg(entry.group).arg(entry.variantTitle)
                }))
        value: root.choice
        onChosen: value => root.choice = value
    }
    SectionTitle {
        text: qsTr("Players, in the order of play")
    }
    Segmented {
        Layout.fillWidth: true
        prefix: "players"
        options: root.game.counts.map(count => ({
                    value: count,
                    label: count.toString()
                }))
        value: seats.count
        onChosen: value => root.setPlayers(value)
    }
    Repeater {
        model: seats

        RowLayout {
            id: seat

            required property int index
            required property string name

            Layout.fillWidth: true
            spacing: Theme.gap

            Text {
                text: seat.index + 1
                color: Theme.muted
                font.pixelSize: Theme.body
            }
            TextField {
                objectName: "playerName_" + (seat.index + 1)
                Layout.fillWidth: true
                implicitHeight: Theme.target
                text: seat.name
                maximumLength: 40
                color: Theme.ink
                font.pixelSize: Theme.body
                placeholderText: qsTr("Name")
                Accessible.name: qsTr("Name of player %1").arg(seat.index + 1)
                background: Rectangle {
                    radius: Theme.radius
                    color: Theme.panel
                    border.width: parent.activeFocus ? 3 : 1
                    border.color: parent.activeFocus ? Theme.accent : Theme.line
                }
                onTextEdited: seats.setProperty(seat.index, "name", text)
            }
            IconButton {
                objectName: "playerUp_" + (seat.index + 1)
                enabled: seat.index > 0
                iconName: "undo"
                label: qsTr("Earlier in the order")
                rotation: 90
                onClicked: seats.move(seat.index, seat.index - 1, 1)
            }
        }
    }
    AppButton {
        objectName: "shuffle"
        text: qsTr("Shuffle the order")
        onClicked: root.shuffle()
    }
    SectionTitle {
        text: qsTr("Name of this game")
    }
    TextField {
        id: gameTitle

        objectName: "gameTitle"
        Layout.fillWidth: true
        implicitHeight: Theme.target
        placeholderText: root.game.title
        placeholderTextColor: Theme.muted
        maximumLength: 60
        color: Theme.ink
        font.pixelSize: Theme.body
        Accessible.name: qsTr("Name of this game")
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panel
            border.width: parent.activeFocus ? 3 : 1
            border.color: parent.activeFocus ? Theme.accent : Theme.line
        }
    }
    Toggle {
        objectName: "checkTable"
        Layout.fillWidth: true
        text: qsTr("Check the printed values of this edition")
        checked: root.checksTable
        onToggled: root.checksTable = checked
    }
    Loader {
        Layout.fillWidth: true
        active: root.checksTable
        visible: active
        sourceComponent: TableCheck {
            sections: Library.tableValues(root.config)
            overrides: root.overrides
            onChanged: (path, value) => root.setOverride(path, value)
        }
    }
    RefusalLine {
        Layout.fillWidth: true
        visible: root.fault !== ""
        text: root.fault
    }
    AppButton {
        objectName: "startGame"
        Layout.fillWidth: true
        primary: true
        text: qsTr("Begin")
        onClicked: root.start()
    }
}
