import QtQuick

/// A text over several lines whose longest word becomes smaller rather than being broken.
Text {
    id: root

    property int size: Theme.body
    readonly property real widest: Math.max(...text.split(/[\s\-–]+/).map(word => metrics.advanceWidth(word)))

    color: Theme.ink
    font.pixelSize: widest > width && width > 0 ? Math.max(size * 0.6, Math.floor(size * width / widest)) : size
    wrapMode: Text.Wrap

    FontMetrics {
        id: metrics

        font.family: root.font.family
        font.weight: root.font.weight
        font.pixelSize: root.size
    }
}
