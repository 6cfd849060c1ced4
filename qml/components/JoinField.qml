import QtQuick
import Flimnap.App

/// One question of the form, drawn by its kind.
Loader {
    id: root

    required property var field
    readonly property string kind: field.kind ?? ""
    readonly property bool small: kind === "number" ///< several of them stand in a row

    sourceComponent: {
        switch (kind) {
        case "number":
            return numberField;
        case "count":
            return countField;
        case "flag":
            return flagField;
        case "bag":
            return bagField;
        case "order":
            return orderField;
        case "text":
            return textField;
        case "choice":
        case "set":
        case "sequence":
            return optionsField;
        default:
            return null;
        }
    }

    Component {
        id: numberField

        JoinNumber {
            field: root.field
        }
    }
    Component {
        id: countField

        JoinCount {
            field: root.field
        }
    }
    Component {
        id: flagField

        Toggle {
            objectName: "join_" + root.field.place
            text: root.field.label
            checked: root.field.value === true
            onClicked: Join.set(root.field.place, checked)
        }
    }
    Component {
        id: bagField

        JoinBag {
            field: root.field
        }
    }
    Component {
        id: orderField

        JoinOrder {
            field: root.field
        }
    }
    Component {
        id: textField

        JoinReason {
            field: root.field
        }
    }
    Component {
        id: optionsField

        JoinOptions {
            field: root.field
        }
    }
}
