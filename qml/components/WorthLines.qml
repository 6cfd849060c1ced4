import QtQuick

/// Lines over the rounds, each marked with its player's initial at the end.
Canvas {
    id: root

    required property var series

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Worth of all players by round")
    onSeriesChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        if (series.length === 0 || series[0].worths.length === 0)
            return;
        const rounds = series[0].worths.length;
        const values = [].concat(...series.map(s => s.worths.map(w => w.worth)));
        const highest = Math.max(...values, 1);
        const lowest = Math.min(...values, 0);
        const left = 8, right = width - 36, top = 12, bottom = height - 28;
        const x = i => left + (rounds < 2 ? 0 : i * (right - left) / (rounds - 1));
        const y = v => bottom - (v - lowest) * (bottom - top) / (highest - lowest);
        context.strokeStyle = Theme.line;
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(left, y(0));
        context.lineTo(right, y(0));
        context.stroke();
        context.font = Theme.small + "px sans-serif";
        context.fillStyle = Theme.muted;
        const every = Math.ceil(rounds / Math.max(1, Math.floor(width / 90)));
        for (let i = 0; i < rounds; i += every)
            context.fillText(series[0].worths[i].label, Math.min(x(i), width - 60), height - 8);
        const dashes = [[], [6, 3], [2, 3], [10, 3, 2, 3], [1, 2], [12, 4]];
        series.forEach((s, index) => {
            context.strokeStyle = s.colour;
            context.lineWidth = 3;
            context.setLineDash(dashes[index % dashes.length]);
            context.beginPath();
            s.worths.forEach((w, i) => i === 0 ? context.moveTo(x(i), y(w.worth)) : context.lineTo(x(i), y(w.worth)));
            context.stroke();
            context.fillStyle = s.colour;
            context.fillText(s.initial, right + 8, y(s.worths[rounds - 1].worth) + 4);
        });
    }
}
