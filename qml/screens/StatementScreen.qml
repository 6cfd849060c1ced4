import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flimnap.App

/// Why an account has what it has: every change with its reason and the balance after it, the newest on top.
Page {
    id: root

    required property string account
    required property string name

    Account {
        id: book

        code: root.account
    }

    title: qsTr("Statement of %1").arg(name)
    background: Rectangle {
        color: Theme.paper
    }
    header: PageHeader {
        title: root.title
    }
    footer: AppButton {
        objectName: "correct"
        visible: root.account !== "bank"
        quiet: true
        iconName: "scales"
        text: qsTr("Correct …")
        onClicked: Nav.sheet("CorrectionSheet", {
            receiver: root.account
        })
    }

    ListView {
        id: list

        objectName: "scroller"
        anchors.fill: parent
        anchors.margins: Theme.margin
        anchors.leftMargin: Theme.sideMargin(parent.width)
        anchors.rightMargin: Theme.sideMargin(parent.width)
        model: book.statement
        header: AccountSections {
            width: list.width
            sections: book.sections
        }
        footer: Text {
            objectName: "emptyStatement"
            width: list.width
            visible: list.count === 0
            text: book.whyEmpty
            color: Theme.muted
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
        }
        spacing: 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        delegate: Rectangle {
            id: line

            required property statementRow modelData

            width: list.width
            height: box.implicitHeight + 12
            radius: Theme.radius
            color: Theme.panel

            RowLayout {
                id: box

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.gap
                spacing: Theme.gap

                Column {
                    Layout.fillWidth: true
                    spacing: 0

                    Text {
                        width: parent.width
                        text: line.modelData.text
                        color: Theme.ink
                        font.pixelSize: Theme.body
                        wrapMode: Text.Wrap
                    }
                    Text {
                        width: parent.width
                        text: line.modelData.place === 0 ? qsTr("at the start") : qsTr("move %1").arg(line.modelData.place)
                        color: Theme.muted
                        font.pixelSize: Theme.small
                    }
                }
                Text {
                    text: (line.modelData.change > 0 ? "+" : "") + Theme.number(line.modelData.change)
                    color: line.modelData.change > 0 ? Theme.good : Theme.bad
                    font.pixelSize: Theme.body
                }
                Text {
                    Layout.preferredWidth: 84 * Theme.scale
                    text: Theme.number(line.modelData.balance)
                    color: Theme.ink
                    font.pixelSize: Theme.body
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
        ScrollBar.vertical: PageScrollBar {
            parent: list.parent
            x: list.x + list.width + 2
            y: list.y
            height: list.height
            needed: list.contentHeight > list.height
        }
    }
}
