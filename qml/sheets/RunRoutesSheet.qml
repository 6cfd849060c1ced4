import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income train by train: the printed value of each route is tapped or typed, and what follows from it (halves,
/// doubled values, the sum) is seen. Last turn's routes are repeated with one tap.
Sheet {
    id: root

    property alias kind: decision.kind
    readonly property alias form: decision
    property bool types: false ///< the value is typed, not tapped
    property bool typesMine: false
    readonly property string trainName: form.trains[form.train] ?? ""
    readonly property int value: form.values[form.train] ?? -1 ///< of the train that is asked for; below 0: nothing was said yet
    readonly property int bonus: form.bonuses[form.train] ?? 0 ///< that it can have earned

    function valueText(train: int): string {
        if (form.values[train] < 0)
            return "–";
        const value = Theme.number(form.values[train]);
        return form.earned[train] > 0 ? qsTr("%1 + %2").arg(value).arg(form.bonuses[train]) : value;
    }

    title: qsTr("Income of %1").arg(Turn.name)
    confirmText: form.preview.label
    confirmEnabled: form.entered && form.preview.ok
    onConfirmed: form.confirm()
    typesInto: keypad
    reserve: keypad.fullHeight + 2 * (Theme.target + Theme.gap) + usualReserve

    RoutesForm {
        id: decision

        kind: "run_trains"
    }
    AppButton {
        objectName: "repeatIncome"
        width: parent.width
        visible: root.form.canRepeat
        text: qsTr("As last: %1").arg(root.form.lastText)
        Accessible.name: qsTr("As last time: %1").arg(root.form.lastText)
        onClicked: root.form.repeat()
    }
    GridLayout {
        width: parent.width
        columns: Math.max(2, Math.min(4, Math.floor(width / 150)))
        columnSpacing: Theme.gap / 2
        rowSpacing: Theme.gap / 2

        Repeater {
            model: root.form.trains

            TableOption {
                required property string modelData
                required property int index

                objectName: "train_" + index
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: qsTr("%1: %2").arg(modelData).arg(root.valueText(index))
                checked: root.form.train === index
                onClicked: {
                    root.form.train = index;
                    keypad.fresh = true;
                }
            }
        }
    }
    MineEntry {
        width: parent.width
        visible: root.form.asksMine
        usual: root.form.usualMine
        value: root.form.mine
        typing: root.typesMine
        onChosen: value => {
            root.form.mine = value;
            root.typesMine = false;
        }
        onTypingAsked: {
            root.typesMine = !root.typesMine;
            keypad.fresh = true;
        }
    }
    outcome: [
        Flow {
            width: parent.width
            visible: !root.types && !root.typesMine
            spacing: Theme.gap / 2

            Repeater {
                model: root.form.usual

                Chip {
                    required property int modelData

                    objectName: "route_" + modelData
                    text: Theme.number(modelData)
                    checked: root.value === modelData
                    Accessible.name: qsTr("The route of train %1 is worth %2").arg(root.trainName).arg(modelData)
                    onClicked: root.form.pick(modelData)
                }
            }
            Chip {
                objectName: "route_other"
                text: qsTr("Other …")
                onClicked: {
                    root.types = true;
                    keypad.fresh = true;
                }
            }
        },
        Keypad {
            id: keypad

            width: parent.width
            visible: root.types || root.typesMine
            flat: Window.height < 760
            value: root.typesMine ? root.form.mine : Math.max(0, root.value)
            onEdited: value => {
                if (root.typesMine)
                    root.form.mine = value;
                else
                    root.form.enter(value);
            }
        },
        AppButton {
            objectName: "tapValues"
            width: parent.width
            visible: root.types && !root.typesMine
            quiet: true
            text: qsTr("Tap the value instead")
            onClicked: root.types = false
        },
        Toggle {
            objectName: "routeBonus"
            width: parent.width
            visible: root.bonus > 0 && !root.typesMine
            text: qsTr("Train %1 visits three named cities: +%2").arg(root.trainName).arg(root.bonus)
            checked: root.form.earned[root.form.train] > 0
            onToggled: root.form.earn(checked)
        },
        EffectList {
            width: parent.width
            visible: root.form.entered && root.form.preview.pays
            effects: root.form.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.form.entered && root.form.preview.refused
            text: root.form.preview.reason
            rule: root.form.preview.rule
        }
    ]
}
