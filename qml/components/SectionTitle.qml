import QtQuick

Text {
    color: Theme.muted
    font.pixelSize: Theme.body
    font.weight: Font.DemiBold
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
