#include "scores/score_export.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include "files/file_exports.h"

namespace flimnap {

namespace {

class ScoreExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::ScoreExport)
};

constexpr int pointsPerInch = 72;
constexpr int unitsPerPoint = 10; ///< so fine is the page's grid

QString number(int amount)
{
    return (amount < 0 ? QString("−") : QString()) + QString::number(std::abs(amount));
}

QString quoted(QString cell)
{
    return '"' + cell.replace('"', "\"\"") + '"';
}

QStringList companiesHeld(const QList<ScoreRow> &scores)
{
    QStringList companies;
    for (const ScoreRow &score : scores) {
        for (const ScoredShares &shares : score.shares) {
            if (!companies.contains(shares.company))
                companies.append(shares.company);
        }
    }
    companies.sort();
    return companies;
}

/// The columns of the table: cash, a company each, what else counts, and the total.
QStringList headings(const QList<ScoreRow> &scores, const QStringList &companies)
{
    QStringList parts;
    for (const ScoreLine &part : scores.value(0).parts)
        parts.append(part.label);
    return QStringList{ScoreExportTexts::tr("Rank"), ScoreExportTexts::tr("Player")} + parts.mid(0, 1) + companies +
           parts.mid(1) + QStringList{ScoreExportTexts::tr("Total")};
}

QString valueOfShares(const ScoreRow &score, const QString &company)
{
    int value = 0;
    for (const ScoredShares &shares : score.shares) {
        if (shares.company == company)
            value += shares.value;
    }
    return QString::number(value);
}

QStringList cellsOf(const ScoreRow &score, const QStringList &companies)
{
    QStringList parts;
    for (const ScoreLine &part : score.parts)
        parts.append(QString::number(part.amount));
    QStringList shares;
    for (const QString &company : companies)
        shares.append(valueOfShares(score, company));
    return QStringList{QString::number(score.rank), score.player.name} + parts.mid(0, 1) + shares + parts.mid(1) +
           QStringList{QString::number(score.total)};
}

/// Lays the sheet on a page in points of a 72nd of an inch.
class Page
{
public:
    Page(QPainter &painter, const QSizeF &size) : m_painter(painter), m_size(size) {}

    void paint(const ScoreSheet &sheet)
    {
        title(sheet.title, 22, true);
        title(sheet.subtitle, 11, false);
        m_y += 10;
        const qreal chart = sheet.worths.isEmpty() ? 0 : 190;
        // So many players with so many lines that they all fit on the one page.
        const qreal room = m_size.height() - m_y - chart - 20;
        qreal wanted = 0;
        for (const ScoreRow &score : sheet.scores)
            wanted += heightOf(score);
        m_scale = std::min(1.0, room / std::max(1.0, wanted));
        for (const ScoreRow &score : sheet.scores)
            player(score, sheet.currency);
        if (chart > 0)
            worths(sheet.worths, QRectF(0, m_size.height() - chart, m_size.width(), chart - 18));
    }

private:
    [[nodiscard]] static qreal heightOf(const ScoreRow &score)
    {
        return 34 + 15.0 * static_cast<qreal>(score.lines.size());
    }

    void useFont(qreal size, bool bold)
    {
        QFont font = m_painter.font();
        font.setPointSizeF(size / unitsPerPoint); // the painter makes it larger again
        font.setBold(bold);
        m_painter.setFont(font);
    }

    void title(const QString &text, qreal size, bool bold)
    {
        useFont(size, bold);
        m_painter.drawText(QRectF(0, m_y, m_size.width(), size * 1.5), Qt::AlignLeft | Qt::AlignVCenter, text);
        m_y += size * 1.5;
    }

    void row(const QString &left, const QString &right, qreal size, bool bold, qreal indent)
    {
        useFont(size * m_scale, bold);
        const QRectF line(indent, m_y, m_size.width() - indent, size * 1.4 * m_scale);
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, left);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
        m_y += size * 1.4 * m_scale;
    }

    void player(const ScoreRow &score, const QString &currency)
    {
        row(QString("%1. %2").arg(score.rank).arg(score.player.name),
            QString("%1 %2").arg(number(score.total), currency), 15, true, 0);
        for (const ScoreLine &line : score.lines)
            row(line.label, number(line.amount), 10, false, 18);
        m_painter.setPen(QPen(QColor("#B0A890"), 0.5));
        m_painter.drawLine(QPointF(0, m_y + 3 * m_scale), QPointF(m_size.width(), m_y + 3 * m_scale));
        m_painter.setPen(Qt::black);
        m_y += 10 * m_scale;
    }

    /// Everybody's worth by round: a line each, told apart by its name at the end and by its dashes.
    void worths(const QList<WorthLine> &series, const QRectF &area)
    {
        useFont(11, true);
        m_painter.drawText(QRectF(area.left(), area.top() - 16, area.width(), 16),
                           ScoreExportTexts::tr("Worth over time"));
        int most = 1;
        qsizetype marks = 2;
        for (const WorthLine &one : series) {
            marks = std::max(marks, one.marks.size());
            for (const WorthMark &mark : one.marks)
                most = std::max(most, mark.worth);
        }
        const QRectF plot = area.adjusted(0, 4, -80, -14);
        m_painter.setPen(QPen(QColor("#888888"), 0.5));
        m_painter.drawRect(plot);
        useFont(8, false);
        m_painter.setPen(Qt::black);
        m_painter.drawText(QRectF(plot.left(), plot.bottom() + 2, 60, 12), "0");
        m_painter.drawText(QRectF(plot.left() + 2, plot.top() + 1, 80, 12), QString::number(most));
        const QList<Qt::PenStyle> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
        for (qsizetype place = 0; place < series.size(); ++place) {
            const WorthLine &one = series[place];
            QPolygonF line;
            for (qsizetype mark = 0; mark < one.marks.size(); ++mark) {
                const qreal x = plot.left() + plot.width() * static_cast<qreal>(mark) / static_cast<qreal>(marks - 1);
                line.append(QPointF(x, plot.bottom() - plot.height() * std::max(0, one.marks[mark].worth) / most));
            }
            if (line.isEmpty())
                continue;
            m_painter.setPen(QPen(one.player.colour, 1.5, styles[place % styles.size()]));
            m_painter.drawPolyline(line);
            m_painter.drawText(QRectF(plot.right() + 4, line.last().y() - 6, 76, 12), Qt::AlignLeft | Qt::AlignVCenter,
                               one.player.name);
        }
        m_painter.setPen(Qt::black);
    }

    QPainter &m_painter;
    QSizeF m_size;
    qreal m_y = 0;
    qreal m_scale = 1;
};

} // namespace

QString scoreText(const ScoreSheet &sheet)
{
    QStringList lines{sheet.title, sheet.subtitle, {}};
    for (const ScoreRow &score : sheet.scores) {
        lines.append(
            QString("%1. %2: %3 %4").arg(score.rank).arg(score.player.name, number(score.total), sheet.currency));
        for (const ScoreLine &line : score.lines)
            lines.append(QString("   %1: %2").arg(line.label, number(line.amount)));
    }
    return lines.join('\n') + '\n';
}

QByteArray scoreCsv(const ScoreSheet &sheet)
{
    const QStringList companies = companiesHeld(sheet.scores);
    QList<QStringList> table{headings(sheet.scores, companies)};
    for (const ScoreRow &score : sheet.scores)
        table.append(cellsOf(score, companies));
    QString csv = QString(QChar(0xFEFF));
    for (const QStringList &row : table) {
        QStringList cells;
        for (const QString &cell : row)
            cells.append(quoted(cell));
        csv += cells.join(',') + "\r\n";
    }
    return csv.toUtf8();
}

QString writeScorePdf(const ScoreSheet &sheet, const QString &file)
{
    return writeFile(file, [&](QIODevice &target) {
        QPdfWriter writer(&target);
        writer.setTitle(sheet.title);
        writer.setCreator("Flimnap");
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
        writer.setResolution(pointsPerInch * unitsPerPoint);
        QPainter painter(&writer);
        painter.scale(unitsPerPoint, unitsPerPoint);
        const QRectF room = writer.pageLayout().paintRect(QPageLayout::Point);
        Page(painter, room.size()).paint(sheet);
        return true;
    });
}

} // namespace flimnap
