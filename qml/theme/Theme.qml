pragma Singleton
import QtQuick
import Flimnap.App

/// The only place with sizes and colours: paper and ink by day, green baize by night, brass for what can be done now.
QtObject {
    readonly property bool dark: Settings.dark

    readonly property color paper: dark ? "#12201B" : "#FAF7F0"
    readonly property color panel: dark ? "#1B2E27" : "#FFFFFF"
    readonly property color shade: dark ? "#0C1612" : "#EFE9DC"
    readonly property color ink: dark ? "#F3EBD8" : "#1E2421"
    readonly property color muted: dark ? "#B3BFB4" : "#59615C"
    readonly property color line: dark ? "#3B5348" : "#D8CFBD"
    readonly property color accent: dark ? "#E0B458" : "#B8862D"
    // A name that begins with "on" and a capital would be read as a handler: it stays black.
    readonly property color accentText: dark ? "#1E1A0E" : "#141005"
    readonly property color good: dark ? "#8FD19E" : "#1F6B38"
    readonly property color bad: dark ? "#F2A097" : "#A3261B"
    readonly property color badText: dark ? "#2A0A07" : "#FFFFFF"
    readonly property color veil: "#88000000"
    // Where the chart lifts limits.
    readonly property color zoneYellow: dark ? "#4A4415" : "#FBEFB0"
    readonly property color zoneBrown: dark ? "#4A2F1C" : "#E6C9A8"
    readonly property var markColours: ["#B4432F", "#2F62A8", "#2C7440", "#7A4B94", "#8A6D00"] ///< under white letters

    readonly property int unit: 8
    readonly property int gap: 8
    readonly property int margin: 12
    readonly property int radius: 10
    readonly property int target: 48
    readonly property int slot: Math.max(target, Math.ceil(3.3 * small) + 4) ///< a button of fixed height, up to three small lines

    readonly property real scale: [0.88, 1, 1.22][Settings.textSize]
    readonly property int small: Math.round(13 * scale)
    readonly property int body: Math.round(16 * scale)
    readonly property int title: Math.round(20 * scale)
    readonly property int money: Math.round(22 * scale)
    readonly property int large: Math.round(34 * scale)
    readonly property int huge: Math.round(64 * scale)

    /// Milliseconds a movement takes; none where people switched motion off.
    readonly property int motion: Settings.motion ? 160 : 0

    /// Whether the moves stand beside the table instead of under it.
    function isWide(width: real, height: real): bool {
        return width >= 720 && width > height;
    }
    function movesWidth(width: real): real {
        return Math.min(400, Math.round(width * 0.42));
    }
    /// Beside a page's lines, which are no longer than can be read.
    function sideMargin(width: real): real {
        return Math.max(margin, (width - 720) / 2);
    }
    /// Somebody's colour as that of a line or letter.
    function onPaper(colour: color): color {
        return Qt.tint(colour, dark ? "#80FFFFFF" : "#33000000");
    }
    /// How wide a sheet lies beside the table; where the window is low it needs the room to its side.
    function sheetWidth(width: real, height: real): real {
        return height < 480 ? Math.min(520, Math.round(width * 0.56)) : movesWidth(width);
    }
    /// An amount with thin spaces between thousands and the game's currency.
    function amount(units: int): string {
        return amountIn(units, Game.currency);
    }
    /// Likewise where no game lies on the table.
    function amountIn(units: int, currency: string): string {
        return qsTr("%1 %2", "amount and currency").arg(number(units)).arg(currency);
    }
    function number(units: int): string {
        const digits = Math.abs(units).toString().replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
        return (units < 0 ? "−" : "") + digits;
    }
    /// With its sign in front, for changes.
    function change(units: int): string {
        return (units > 0 ? "+" : "") + number(units);
    }
}
