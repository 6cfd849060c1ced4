import QtQuick

/// One line that becomes smaller rather than longer; what still does not fit stands in full where a tap leads.
Text {
    color: Theme.ink
    font.pixelSize: Theme.body
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(font.pixelSize * 0.6)
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
}
