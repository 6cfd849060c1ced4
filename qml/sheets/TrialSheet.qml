import QtQuick
import QtQuick.Layouts
import Flimnap.App

/// What it would change to have moved otherwise: for whom, from what to what, and whether all later moves still fit.
Sheet {
    id: root

    required property bool strikes
    readonly property amendmentTrial trial: Mending.trial
    readonly property bool isPossible: trial.fits || trial.misfitPlace !== Mending.place ///< else it is refused itself

    title: trial.label !== "" ? trial.label : qsTr("Without this move")
    confirmText: trial.isSame ? qsTr("Nothing changed yet") : trial.fits ? qsTr("Change this move, all later ones fit") : qsTr("Change it; play again from move %1 on").arg(trial.misfitPlace)
    confirmEnabled: !trial.isSame && isPossible
    onConfirmed: {
        if (Mending.adopt())
            Nav.closeSheet();
    }

    SectionTitle {
        width: parent.width
        visible: root.trial.rows.length > 0
        text: root.trial.fits ? qsTr("What changes for the table now") : qsTr("What changes up to move %1").arg(root.trial.until)
    }
    Text {
        objectName: "nothingChanges"
        width: parent.width
        visible: root.trial.rows.length === 0 && root.isPossible
        text: qsTr("No balance, price or turn changes.")
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.trial.rows

        RowLayout {
            id: row

            required property differenceRow modelData

            width: root.width - 2 * Theme.margin
            spacing: Theme.gap

            Text {
                Layout.fillWidth: true
                text: row.modelData.what !== "" ? qsTr("%1, %2", "whose, what of it").arg(row.modelData.name).arg(row.modelData.what) : row.modelData.name
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            Text {
                Layout.maximumWidth: row.width * 0.6
                text: qsTr("%1 → %2", "from, to").arg(row.modelData.from).arg(row.modelData.to)
                color: Theme.ink
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }
        }
    }
    RefusalLine {
        width: parent.width
        visible: !root.trial.fits
        text: root.isPossible ? qsTr("Move %1 would no longer fit: %2. %3").arg(root.trial.misfitPlace).arg(root.trial.misfitMove).arg(root.trial.misfit) : qsTr("Not possible: %1").arg(root.trial.misfit)
        rule: root.trial.rule
    }
    Text {
        width: parent.width
        visible: !root.trial.fits && root.isPossible
        text: qsTr("%n move(s) are set aside.", "", root.trial.aside)
        color: Theme.ink
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    AppButton {
        objectName: "chooseAgain"
        width: parent.width
        visible: !root.strikes
        text: qsTr("Choose otherwise")
        onClicked: Mending.chooseAgain()
    }
}
