import QtQuick

/// Lines over the rounds, each marked with its player's initial at the end.
Canvas {
    id: root

    required property var series
    readonly property color paper: Theme.paper ///< what it was painted for

    /// Steps of 1, 2 or 5 and as many noughts as it takes, so that there are about four.
    function stepFor(span: real): real {
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(1, span / 4))));
        return power * [1, 2, 5, 10].find(factor => span / (factor * power) <= 5);
    }
    /// Where the initials stand: at the ends of their lines, but none over another.
    function apart(ends: var, least: real): var {
        const order = ends.map((end, index) => index).sort((a, b) => ends[a] - ends[b]);
        const found = ends.slice();
        for (let i = 1; i < order.length; ++i)
            found[order[i]] = Math.max(found[order[i]], found[order[i - 1]] + least);
        return found;
    }

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Worth of all players by round")
    onSeriesChanged: requestPaint()
    onPaperChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        if (series.length === 0 || series[0].marks.length === 0)
            return;
        const rounds = series[0].marks.length;
        const values = [].concat(...series.map(s => s.marks.map(w => w.worth)));
        const highest = Math.max(...values, 1);
        const lowest = Math.min(...values, 0);
        context.font = Theme.small + "px sans-serif";
        const left = context.measureText(Theme.number(-highest)).width + 8, right = width - 36, top = 12, bottom = height - 28;
        const x = i => left + (rounds < 2 ? 0 : i * (right - left) / (rounds - 1));
        const y = v => bottom - (v - lowest) * (bottom - top) / (highest - lowest);
        context.strokeStyle = Theme.line;
        context.fillStyle = Theme.muted;
        context.textAlign = "right";
        const step = stepFor(highest - lowest);
        for (let value = Math.ceil(lowest / step) * step; value <= highest; value += step) {
            context.lineWidth = value === 0 ? 2 : 1;
            context.beginPath();
            context.moveTo(left, y(value));
            context.lineTo(right, y(value));
            context.stroke();
            context.fillText(Theme.number(value), left - 6, y(value) + 4);
        }
        context.textAlign = "left";
        const every = Math.ceil(rounds / Math.max(1, Math.floor(width / 90)));
        let free = 0; // where the label before this one ends
        for (let i = 0; i < rounds; i += every) {
            const label = series[0].marks[i].round;
            const place = Math.min(x(i), width - context.measureText(label).width);
            if (place >= free) {
                context.fillText(label, place, height - 8);
                free = place + context.measureText(label).width + Theme.gap;
            }
        }
        const dashes = [[], [6, 3], [2, 3], [10, 3, 2, 3], [1, 2], [12, 4]];
        const initials = apart(series.map(s => y(s.marks[rounds - 1].worth)), Theme.small);
        series.forEach((s, index) => {
            context.strokeStyle = Theme.onPaper(s.player.colour);
            context.lineWidth = 3;
            context.setLineDash(dashes[index % dashes.length]);
            context.beginPath();
            s.marks.forEach((w, i) => i === 0 ? context.moveTo(x(i), y(w.worth)) : context.lineTo(x(i), y(w.worth)));
            context.stroke();
            context.fillStyle = Theme.onPaper(s.player.colour);
            context.fillText(s.player.initial, right + 8, initials[index] + 4);
        });
    }
}
