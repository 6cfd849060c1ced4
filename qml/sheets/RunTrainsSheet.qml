import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// The income of all trains: last turn's with one tap, the sum on the keypad, or stop by stop for each train, and the
/// bonuses of the game; beside it what mines bring, where trains serve them.
Sheet {
    id: root

    property alias kind: decision.kind
    readonly property alias form: decision
    property bool typesMine: false ///< the keypad is for the mines' income

    title: qsTr("Income of %1").arg(Turn.name)
    confirmText: form.preview.ok ? form.preview.label : qsTr("Income %1").arg(Theme.amount(form.revenue))
    confirmEnabled: form.entered && form.preview.ok
    onConfirmed: form.confirm()
    typesInto: keypad
    reserve: keypad.fullHeight + form.bonuses.length * (Theme.target + Theme.gap) + usualReserve

    IncomeForm {
        id: decision

        kind: "run_trains"
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: root.form.hint
        color: Theme.ink
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        visible: root.form.last.known
        spacing: Theme.gap / 2

        AppButton {
            objectName: "repeatIncome"
            text: qsTr("As last: %1").arg(Theme.amount(root.form.last.revenue))
            Accessible.name: qsTr("As last time: %1").arg(Theme.amount(root.form.last.revenue))
            onClicked: root.form.make(root.form.last.revenue)
        }
        Repeater {
            model: root.form.last.near

            Chip {
                required property int modelData

                objectName: "near_" + modelData
                text: Theme.number(modelData)
                Accessible.name: qsTr("Income %1").arg(Theme.amount(modelData))
                onClicked: root.form.make(modelData)
            }
        }
    }
    RowLayout {
        width: parent.width
        spacing: Theme.gap

        Segmented {
            Layout.fillWidth: true
            prefix: "income"
            options: [{
                    value: false,
                    label: qsTr("Sum")
                }, {
                    value: true,
                    label: qsTr("Stops")
                }]
            value: root.form.byStops
            onChosen: value => root.form.byStops = value
        }
        Text {
            readonly property int value: root.form.revenue

            objectName: "amount_revenue"
            text: Theme.amount(value)
            color: root.form.entered && root.form.preview.refused && !root.form.unfinished ? Theme.bad : Theme.ink
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
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
        Keypad {
            id: keypad

            width: parent.width
            visible: !root.form.byStops || root.typesMine
            flat: Window.height < (root.form.asksMine || root.form.bonuses.length > 0 ? 760 : 560)
            value: root.typesMine ? root.form.mine : root.form.typed
            onEdited: value => {
                if (root.typesMine)
                    root.form.mine = value;
                else
                    root.form.type(value);
            }
        },
        Flow {
            width: parent.width
            visible: root.form.byStops && !root.typesMine
            spacing: Theme.gap / 2

            Repeater {
                model: root.form.stopValues

                Chip {
                    required property int modelData

                    objectName: "stop_" + modelData
                    text: modelData
                    onClicked: root.form.addStop(modelData)
                }
            }
            Chip {
                objectName: "stop_back"
                text: "⌫"
                Accessible.name: qsTr("Take the last stop back")
                onClicked: root.form.dropStop()
            }
        },
        BonusEntry {
            width: parent.width
            visible: root.form.bonuses.length > 0 && !root.typesMine
            bonuses: root.form.bonuses
            counts: root.form.earning
            train: root.form.byStops ? root.form.trains[root.form.train] ?? "" : ""
            onTapped: bonus => root.form.tapBonus(bonus)
        },
        Repeater {
            model: root.form.byStops && !root.typesMine ? root.form.trains : []

            TableOption {
                required property string modelData
                required property int index

                objectName: "train_" + index
                width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
                text: qsTr("%1: %2").arg(modelData).arg(root.form.parts[index])
                checked: root.form.train === index
                onClicked: root.form.train = index
            }
        },
        EffectList {
            width: parent.width
            visible: root.form.entered && root.form.preview.pays
            effects: root.form.preview.effects
        },
        RefusalLine {
            width: parent.width
            visible: root.form.entered && root.form.preview.refused
            isHint: root.form.unfinished
            text: root.form.preview.reason
            rule: root.form.preview.rule
        },
        AppButton {
            objectName: "tableSaysYes"
            width: parent.width
            visible: root.form.entered && !root.form.unfinished && root.form.preview.waivable
            text: qsTr("The table says yes …")
            onClicked: {
                root.form.askTable();
                Nav.sheet("TableSaysYesSheet", {});
            }
        }
    ]
}
