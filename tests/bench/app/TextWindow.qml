import QtQuick
import QtQuick.Controls.Basic

ApplicationWindow {
    visible: true
    width: 412
    height: 915

    Text {
        text: "Flimnap"
    }
}
