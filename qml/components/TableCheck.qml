import QtQuick
import Flimnap.App

/// The printed values of an edition, each of which a group may set to what its own box says.
Column {
    id: root

    spacing: Theme.gap

    Repeater {
        model: SetUp.sections

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
                        onEntered: value => SetUp.enter(modelData.path, value)
                    }
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "lot")

                TableLot {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: value => SetUp.enter(modelData.path, value)
                    // The other lots can be exchanged for what it was.
                    onExchanged: railway => SetUp.reshape(modelData.path, railway)
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => ["choice", "set"].includes(item.kind))

                TableChoice {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: value => SetUp.enter(modelData.path, value)
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "ladder")

                TableLadder {
                    required property var modelData

                    width: section.width
                    item: modelData
                    fault: SetUp.chartFault
                    onEntered: (path, value) => SetUp.enter(path, value)
                    onResized: columns => SetUp.reshape(["chart", "columns"], columns)
                }
            }
            Repeater {
                model: section.modelData.items.filter(item => item.kind === "company")

                TableCompany {
                    required property var modelData

                    width: section.width
                    item: modelData
                    onEntered: (path, value) => SetUp.enter(path, value)
                }
            }
        }
    }
}
