import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What trains earn besides their stops: a tap counts it into the income, and how many trains earn it is seen.
Column {
    id: root

    required property list<bonusRow> bonuses
    required property list<int> counts ///< for each of them, how many trains earn it
    property string train: "" ///< the one train it is about; of all of them if empty
    signal tapped(int bonus)

    spacing: Theme.gap / 2

    Repeater {
        model: root.bonuses

        RowLayout {
            id: row

            required property bonusRow modelData
            required property int index
            readonly property int count: root.counts[index]
            readonly property string sum: qsTr("%1 +%2").arg(modelData.name).arg(Theme.number(modelData.amount))

            width: root.width
            spacing: Theme.gap

            Chip {
                objectName: "bonus_" + row.modelData.name
                text: row.count > 1 ? qsTr("%1 × %2").arg(row.sum).arg(row.count) : row.sum
                checked: row.count > 0
                Accessible.role: Accessible.CheckBox
                Accessible.name: root.train !== "" ? qsTr("%1 for train %2").arg(row.sum).arg(root.train) : qsTr("%1 for a train, trains that earn it: %2").arg(row.sum).arg(row.count)
                Accessible.description: row.modelData.hint
                onClicked: root.tapped(row.index)
            }
            Text {
                Layout.fillWidth: true
                text: row.modelData.hint
                color: Theme.muted
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
