import QtQuick
import Flimnap.App

/// A player exchanges a railway for a share: which one where he has several, and for a share of which company.
MoveSheet {
    id: root

    title: Turn.dueReason !== "" ? Turn.expectation : qsTr("%1 exchanges %2").arg(Turn.name).arg(form.railway)
    hint: Turn.dueReason

    lead: Segmented {
        width: parent.width
        visible: root.form.railways.length > 1
        prefix: "railway"
        options: root.form.railways
        value: root.form.railway
        onChosen: value => root.form.railway = value
    }
}
