import QtQuick
import Flimnap.App

/// The scoring sheet of this rule group, and its way out of the app.
AppPage {
    id: root

    readonly property var scores: Game.scores()

    title: Game.over ? qsTr("Final scoring") : qsTr("Scoring if the game ended now")

    ScoreCards {
        width: parent.width
        scores: root.scores
    }
    ScoreExport {
        width: parent.width
        sheet: ({
                title: Game.title,
                subtitle: qsTr("%1, %2", "title of the page, day").arg(root.title).arg(new Date().toLocaleDateString(Qt.locale(), Locale.ShortFormat)),
                currency: Game.currency,
                scores: root.scores,
                worths: Settings.hints ? Game.worthByRound() : []
            })
    }
}
