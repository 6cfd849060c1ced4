import QtQuick
import QtQuick.Shapes

/// Where a price would go.
Shape {
    id: root

    required property real fromX
    required property real fromY
    required property real toX
    required property real toY

    readonly property real angle: Math.atan2(toY - fromY, toX - fromX)
    readonly property real head: 12

    z: 200

    ShapePath {
        strokeColor: Theme.ink
        strokeWidth: 3
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        startX: root.fromX
        startY: root.fromY

        PathLine {
            x: root.toX
            y: root.toY
        }
        PathLine {
            x: root.toX - root.head * Math.cos(root.angle - 0.5)
            y: root.toY - root.head * Math.sin(root.angle - 0.5)
        }
        PathMove {
            x: root.toX
            y: root.toY
        }
        PathLine {
            x: root.toX - root.head * Math.cos(root.angle + 0.5)
            y: root.toY - root.head * Math.sin(root.angle + 0.5)
        }
    }
}
