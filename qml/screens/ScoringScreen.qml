import QtQuick
import Flimnap.App

/// The scoring sheet of this rule group, and its way out of the app.
AppPage {
    id: root

    title: Scores.title

    ScoreCards {
        width: parent.width
        scores: Scores.rows
    }
    ScoreExport {
        width: parent.width
        sheet: Scores.sheet(Settings.hints)
    }
}
