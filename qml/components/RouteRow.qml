import QtQuick

/// A train of the calculator: which one, and what its stops are worth.
Panel {
    id: root

    required property var trains ///< [{value, label}]
    required property string train
    required property int place
    property int worth: 0
    property int bonus: 0 ///< that it can earn besides; 0: none
    property bool earnsBonus: false
    signal chosen(string train)
    signal entered(int value)
    signal bonusToggled(bool earned)

    Segmented {
        width: parent.width
        prefix: "route" + root.place
        options: root.trains
        value: root.train
        onChosen: value => root.chosen(value)
    }
    TableValue {
        width: parent.width
        key: "worth_" + root.place
        label: qsTr("Value of its stops")
        value: root.worth
        onEntered: value => root.entered(value)
    }
    Toggle {
        objectName: "bonus_" + root.place
        width: parent.width
        visible: root.bonus > 0
        text: qsTr("It visits three named cities: +%1").arg(root.bonus)
        checked: root.earnsBonus
        onToggled: root.bonusToggled(checked)
    }
}
