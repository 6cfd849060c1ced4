#include "support/layout_problems.h"

#include "support/items.h"

namespace flimnap::test {

namespace {

constexpr qreal smallestTarget = 44;
constexpr qreal tolerance = 1.5; // of rounding glyphs to pixels

struct PaintedText
{
    QQuickItem *item;
    QRectF painted; ///< in the window, as far as it is let through
    QQuickItem *layer;
};

bool isText(const QQuickItem &item)
{
    return item.inherits("QQuickText") && !item.property("text").toString().trimmed().isEmpty();
}

/// Where the glyphs of a text are, in its own coordinates.
QRectF glyphs(const QQuickItem &text)
{
    const qreal width = text.property("contentWidth").toReal();
    const qreal height = text.property("contentHeight").toReal();
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal x = across & Qt::AlignRight     ? text.width() - width
                    : across & Qt::AlignHCenter ? (text.width() - width) / 2
                                                : 0;
    const qreal y = down & Qt::AlignBottom    ? text.height() - height
                    : down & Qt::AlignVCenter ? (text.height() - height) / 2
                                              : 0;
    return {x, y, width, height};
}

/// The nearest thing around it that can be scrolled, or the window's content.
QQuickItem *frameOf(QQuickItem &item)
{
    QQuickItem *ancestor = item.parentItem();
    while (ancestor->parentItem() != nullptr && !ancestor->inherits("QQuickFlickable"))
        ancestor = ancestor->parentItem();
    return ancestor;
}

/// Sheets and overlays lie over the page; what they cover is not compared with what is on them.
QQuickItem *layerOf(QQuickItem &item)
{
    QQuickItem *ancestor = &item;
    while (ancestor->parentItem() != nullptr && !ancestor->objectName().endsWith("Layer"))
        ancestor = ancestor->parentItem();
    return ancestor;
}

bool isOnMarker(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem()) {
        if (item->objectName() == "marker")
            return true;
    }
    return false;
}

QString describe(const QQuickItem &item)
{
    const QRectF place = placeOf(item);
    return QString("\"%1\" at %2,%3 (%4x%5)")
        .arg(isText(item) ? item.property("text").toString() : item.objectName())
        .arg(qRound(place.x()))
        .arg(qRound(place.y()))
        .arg(qRound(place.width()))
        .arg(qRound(place.height()));
}

/// In a row that scrolls sideways what lies beyond the edge is meant to.
bool scrollsSideways(const QQuickItem &text)
{
    for (const QQuickItem *item = text.parentItem(); item != nullptr; item = item->parentItem()) {
        if (item->inherits("QQuickListView") && item->property("orientation").toInt() == Qt::Horizontal)
            return true;
    }
    return false;
}

void checkText(QQuickItem &text, QStringList &problems)
{
    const QRectF painted = glyphs(text);
    if (text.property("truncated").toBool())
        problems.append("cut off: " + describe(text));
    else if (painted.width() > text.width() + tolerance || painted.height() > text.height() + tolerance)
        problems.append("larger than its place: " + describe(text));

    const QQuickItem *frame = frameOf(text);
    const QRectF inFrame = frame->mapRectFromItem(&text, painted);
    const bool isBeyond = inFrame.left() < -tolerance || inFrame.right() > frame->width() + tolerance;
    if (isBeyond && !scrollsSideways(text))
        problems.append("sticks out sideways: " + describe(text));
    const bool scrolls = frame->inherits("QQuickFlickable");
    if (!scrolls && (inFrame.top() < -tolerance || inFrame.bottom() > frame->height() + tolerance))
        problems.append("sticks out: " + describe(text));
}

void checkTarget(const QQuickItem &item, QStringList &problems)
{
    const bool isControl = item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField");
    if (isControl && item.isEnabled() && (item.width() < smallestTarget || item.height() < smallestTarget))
        problems.append("too small for a finger: " + describe(item));
}

} // namespace

QStringList layoutProblems(OpenApp &app)
{
    app.layOut();
    QStringList problems;
    QList<PaintedText> texts;
    visitShown(*app.window().contentItem(), [&](QQuickItem &item) {
        checkTarget(item, problems);
        if (!isText(item))
            return;
        checkText(item, problems);
        const QRectF painted = item.mapRectToScene(glyphs(item)).intersected(seenPartOf(item));
        if (!painted.isEmpty() && !isOnMarker(&item))
            texts.append({&item, painted, layerOf(item)});
    });
    for (qsizetype a = 0; a < texts.size(); ++a) {
        for (qsizetype b = a + 1; b < texts.size(); ++b) {
            const QRectF common = texts[a].painted.intersected(texts[b].painted);
            if (texts[a].layer == texts[b].layer && common.width() > 2 && common.height() > 3)
                problems.append("on one another: " + describe(*texts[a].item) + " and " + describe(*texts[b].item));
        }
    }
    return problems;
}

} // namespace flimnap::test
