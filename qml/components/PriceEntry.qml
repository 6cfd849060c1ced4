import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// A share price, one of those that stand on the chart: typed, or tapped where they are unfolded.
Column {
    id: root

    required property string name
    required property string label
    required property var charted ///< all prices, rising
    property int price: 0 ///< 0: none
    property alias group: typed.group
    property bool open: false
    property string fault: ""
    signal entered(int price)

    function take(wanted: int) {
        fault = wanted === 0 ? "" : Calculator.priceFault(charted, wanted);
        if (fault !== "")
            return;
        entered(wanted);
        typed.renew();
    }

    spacing: Theme.gap / 2

    RowLayout {
        width: parent.width
        spacing: Theme.gap / 2

        TableValue {
            id: typed

            Layout.fillWidth: true
            key: root.name === "" ? "price" : "price_" + root.name
            label: root.label
            value: root.price
            onEntered: value => root.take(value)
        }
        IconButton {
            objectName: "prices_" + root.name
            iconName: "back"
            label: root.open ? qsTr("Fold the prices of the chart") : qsTr("Show the prices of the chart")
            rotation: root.open ? 90 : -90
            onClicked: root.open = !root.open
        }
    }
    RefusalLine {
        objectName: "priceFault_" + root.name
        width: parent.width
        visible: root.fault !== ""
        text: root.fault
    }
    Flow {
        width: parent.width
        visible: root.open
        spacing: Theme.gap / 2

        Repeater {
            model: root.open ? [0, ...root.charted] : []

            Chip {
                required property int modelData

                objectName: ["charted", root.name, modelData].filter(part => part !== "").join("_")
                text: modelData
                checked: root.price === modelData
                onClicked: {
                    root.take(modelData);
                    root.open = false;
                }
            }
        }
    }
}
