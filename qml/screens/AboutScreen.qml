import QtQuick
import Flimnap.App

/// Which app this is, what its signs and the words of the games mean, and where the games are.
AppPage {
    id: root

    title: qsTr("About and help")

    SectionTitle {
        text: qsTr("How it goes")
    }
    Repeater {
        model: [qsTr("Play on the table as ever; enter here what was done. Before a move is made the app says what it will do."), qsTr("Everything can be undone. An earlier move can be changed in the journal; the later ones are played again."), qsTr("What is not possible says why. Where the rules allow it, the players may agree otherwise."), qsTr("A tap on anybody's money shows every change of it.")]

        Text {
            required property string modelData

            width: parent.width
            text: qsTr("• %1").arg(modelData)
            color: Theme.ink
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
    }
    SectionTitle {
        text: qsTr("What the signs mean")
    }
    Repeater {
        model: About.signs

        ExplanationRow {
            width: parent.width
        }
    }
    SectionTitle {
        text: qsTr("Words of the games")
    }
    Repeater {
        model: About.words

        ExplanationRow {
            width: parent.width
        }
    }
    SectionTitle {
        text: qsTr("This app")
    }
    Text {
        objectName: "aboutApp"
        width: parent.width
        text: qsTr("Flimnap %1. Free software under the MIT licence; it asks for no account and no network.").arg(About.version)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.Wrap
    }
    Text {
        objectName: "aboutFolder"
        width: parent.width
        text: qsTr("The games are kept in %1.").arg(About.folder)
        color: Theme.ink
        font.pixelSize: Theme.body
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
