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

            required property tableSection modelData

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
                visible: section.modelData.numbers.length > 0
                spacing: Theme.gap

                Repeater {
                    model: section.modelData.numbers

                    TableValue {
                        required property tableNumber modelData

                        width: Math.floor((root.width - Theme.gap) / 2)
                        key: modelData.key
                        label: modelData.label
                        value: modelData.value
                        printed: modelData.printed
                        least: modelData.least
                        most: modelData.most
                        onEntered: value => SetUp.enter(modelData, value)
                    }
                }
            }
            Repeater {
                model: section.modelData.lots

                TableLot {
                    required property tableLot modelData

                    width: section.width
                    lot: modelData
                    onEntered: value => SetUp.enter(modelData.bid, value)
                    // The other lots can be exchanged for what it was.
                    onExchanged: railway => SetUp.exchange(modelData, railway)
                }
            }
            Repeater {
                model: section.modelData.questions

                TableChoice {
                    required property tableQuestion modelData

                    width: section.width
                    question: modelData
                    onEntered: SetUp.answer(current)
                }
            }
            Repeater {
                model: section.modelData.ladders

                TableLadder {
                    required property tableLadder modelData

                    width: section.width
                    ladder: modelData
                }
            }
            Repeater {
                model: section.modelData.companies

                TableCompany {
                    required property tableCompany modelData

                    width: section.width
                    company: modelData
                }
            }
        }
    }
}
