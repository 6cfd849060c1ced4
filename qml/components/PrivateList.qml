import QtQuick
import Flimnap.App

/// Private railways as small papers; a used right is crossed out.
Flow {
    id: root

    required property list<paperRow> privates
    property real leastHeight: 0 ///< of a paper, where it lies beside larger cards

    spacing: Theme.gap / 2

    Repeater {
        model: root.privates

        Rectangle {
            id: paper

            required property paperRow modelData

            width: label.implicitWidth + 10
            height: Math.max(root.leastHeight, label.implicitHeight + 4)
            radius: 2
            color: "transparent"
            border.width: 1
            border.color: Theme.muted
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.used ? qsTr("%1 %2, right used").arg(modelData.code).arg(modelData.name) : qsTr("%1 %2").arg(modelData.code).arg(modelData.name)

            Text {
                id: label

                anchors.centerIn: parent
                text: paper.modelData.code
                color: Theme.ink
                font.pixelSize: Theme.small
                font.strikeout: paper.modelData.used
            }
        }
    }
}
