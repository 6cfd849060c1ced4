import QtQuick
import QtQuick.Layouts

/// What everybody has of an income, or why it cannot be so.
Panel {
    id: root

    required property var result ///< as Calculator.reckon() gives it

    function amount(units: int): string {
        return Theme.amountIn(units, result.currency ?? "");
    }

    lifted: true

    RefusalLine {
        width: parent.width
        visible: root.result.ok === false
        text: root.result.reason ?? ""
    }
    Text {
        objectName: "resultIncome"
        width: parent.width
        visible: root.result.ok === true
        text: qsTr("Income %1").arg(root.amount(root.result.income ?? 0))
        color: Theme.muted
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.result.rows ?? []

        RowLayout {
            id: line

            required property var modelData
            required property int index

            objectName: "result_" + index
            width: parent.width
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.label, modelData.note, root.amount(modelData.amount)].filter(part => part !== "").join(", ")

            Text {
                Layout.fillWidth: true
                text: line.modelData.note === "" ? line.modelData.label : qsTr("%1, %2").arg(line.modelData.label).arg(line.modelData.note)
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            Text {
                text: root.amount(line.modelData.amount)
                color: line.modelData.amount < 0 ? Theme.bad : Theme.ink
                font.pixelSize: Theme.money
                font.weight: Font.DemiBold
            }
        }
    }
    Text {
        objectName: "resultMove"
        width: parent.width
        visible: text !== ""
        text: root.result.move ?? ""
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
}
