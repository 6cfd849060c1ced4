import QtQuick
import Flimnap.App

/// What cannot be done now, and why; the same reason is said once for all it holds for.
Sheet {
    id: root

    title: qsTr("Not possible now")
    confirmVisible: false

    Repeater {
        model: Actions.notNow

        Column {
            id: group

            required property notNow modelData

            width: parent.width
            spacing: 2

            Text {
                width: parent.width
                text: group.modelData.titles
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            RefusalLine {
                width: parent.width
                text: group.modelData.reason
                rule: group.modelData.rule
            }
        }
    }
}
