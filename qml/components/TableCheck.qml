import QtQuick
import Flimnap.App

/// The printed values of an edition, each of which a group may set to what its own box says.
Column {
    id: root

    required property var config
    property var sections: []
    signal changed(var path, var value)
    signal switched(string name, var value)

    // Asked once and not at every change: the field somebody writes in stays the same.
    Component.onCompleted: ask()

    function ask() {
        sections = Library.tableValues(config);
    }

    spacing: Theme.gap

    Repeater {
        model: root.sections

        Column {
            id: section

            required property var modelData

            width: root.width
            spacing: Theme.gap

            SectionTitle {
                width: parent.width
                text: section.modelData.title
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: section.modelData.note
                color: Theme.ink
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
            Flow {
                width: parent.width
                visible: section.modelData.items.some(item => item.kind === "number")
                spacing: Theme.gap

                Repeater {
                    model: section.modelData.items.filter(item => item.kind === "number")

                    TableValue {
                        required property var modelData

                        width: Math.floor((root.width - Theme.gap) / 2)
                        item: modelData
                        onEntered: value => root.changed(modelData.path, value)
                    }
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "lot")

                TableLot {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: value => root.changed(modelData.path, value)
                    // The other lots can be exchanged for what it was.
                    onExchanged: railway => {
                        root.changed(modelData.path, railway);
                        Qt.callLater(root.ask);
                    }
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => ["choice", "set", "switch"].includes(item.kind))

                TableChoice {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: value => {
                        if (modelData.kind === "switch")
                            root.switched(modelData.path[0], value);
                        else
                            root.changed(modelData.path, value);
                    }
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "ladder")

                TableLadder {
                    required property var modelData

                    width: section.width
                    item: modelData
                    fault: Library.chartFault(root.config)
                    onEntered: (path, value) => root.changed(path, value)
                    onResized: columns => {
                        root.changed(["chart", "columns"], columns);
                        Qt.callLater(root.ask);
                    }
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "company")

                TableCompany {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: (path, value) => root.changed(path, value)
                }
            }
        }
    }
}
