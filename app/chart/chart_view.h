#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "chart/chart_rows.h"
#include "models/row_list.h"
#include "session/session.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// The share-price chart of the game that lies open: its spaces as printed, and the markers that lie on them.
class ChartView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Chart)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowList *spaces READ spaces CONSTANT FINAL)
    Q_PROPERTY(flimnap::RowList *markers READ markers CONSTANT FINAL)
    Q_PROPERTY(QString title READ title NOTIFY printed FINAL)
    Q_PROPERTY(QString legend READ legend NOTIFY printed FINAL)
    Q_PROPERTY(bool zigzag READ isZigzag NOTIFY printed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY printed FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY printed FINAL)

public:
    explicit ChartView(GameView &game, QObject *parent = nullptr);

    static ChartView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(ChartView *view);

    [[nodiscard]] Rows<ChartSpace> *spaces() { return &m_spaces; }
    [[nodiscard]] Rows<ChartMarker> *markers() { return &m_markers; }
    [[nodiscard]] QString title() const;
    /// What the letters and signs mean.
    [[nodiscard]] QString legend() const;
    /// One line of prices in two rows, each price half a space beyond the one before.
    [[nodiscard]] bool isZigzag() const;
    [[nodiscard]] int rows() const { return rowsFrom(0); }
    [[nodiscard]] int columns() const;
    /// How many rows have a space in this column or further right.
    [[nodiscard]] Q_INVOKABLE int rowsFrom(int column) const;

signals:
    void printed();

private:
    void refresh();
    [[nodiscard]] QList<ChartSpace> printedSpaces() const;
    [[nodiscard]] QList<ChartMarker> laidMarkers() const;

    const GameView &m_game;
    Rows<ChartSpace> m_spaces;
    Rows<ChartMarker> m_markers;
};

} // namespace flimnap
