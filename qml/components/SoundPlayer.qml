import QtQuick
import QtMultimedia

/// Makes the table's sounds heard; without an audio device it is silent. Loaded when the first sound is due: the
/// libraries behind it would delay the start.
Item {
    id: root

    readonly property var effects: ({
            coin: coin,
            bell: bell,
            whistle: whistle,
            refused: refused
        })

    function play(sound: string) {
        effects[sound].play();
    }

    SoundEffect {
        id: coin

        source: "qrc:/sounds/coin.wav"
        volume: 0.6
    }
    SoundEffect {
        id: bell

        source: "qrc:/sounds/bell.wav"
        volume: 0.6
    }
    SoundEffect {
        id: whistle

        source: "qrc:/sounds/whistle.wav"
        volume: 0.6
    }
    SoundEffect {
        id: refused

        source: "qrc:/sounds/refused.wav"
        volume: 0.6
    }
}
