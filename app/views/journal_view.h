#pragma once

#include <QObject>
#include <QSet>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "models/row_model.h"
#include "views/colours.h"
#include "views/game_view.h"

namespace flimnap {

/// Somebody whom moves can concern.
struct PartyRow
{
    Q_GADGET
    QML_VALUE_TYPE(partyRow)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isCompany MEMBER isCompany FINAL)
    Q_PROPERTY(flimnap::PlayerLook player MEMBER player FINAL)
    Q_PROPERTY(flimnap::CompanyLook company MEMBER company FINAL)

public:
    QString code;
    QString name;
    bool isCompany = false;
    PlayerLook player;
    CompanyLook company;

    bool operator==(const PartyRow &) const = default;
};

/// The journal to be leafed in, as QML sees it: rounds that fold, a filter by whom a move concerned, what each move
/// did, and the ways back in time.
class JournalView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Journal)
    QML_SINGLETON

    Q_PROPERTY(flimnap::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QList<flimnap::PartyRow> parties READ parties NOTIFY changed)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(QString filteredName READ filteredName NOTIFY filterChanged)
    Q_PROPERTY(int undoneCount READ undoneCount NOTIFY changed)

public:
    JournalView(GameView &game, QObject *parent);

    static JournalView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(JournalView *view);

    /// What is unfolded: [{kind, key, line}]. Of a "round" the line is {round, title, count, open, amount, amountKind},
    /// of a "move" a row as of JournalRows; with a filter the amounts are those of the one it is about.
    [[nodiscard]] RowModel *rows() { return &m_rows; }
    /// Who can be filtered by.
    [[nodiscard]] QList<PartyRow> parties() const;
    /// The code of a player or company; empty for everybody.
    [[nodiscard]] QString filter() const { return m_filter; }
    /// Of the one who is filtered by; empty if nobody is.
    [[nodiscard]] QString filteredName() const;
    void setFilter(const QString &code);
    [[nodiscard]] int undoneCount() const { return m_undoneCount; }

    Q_INVOKABLE void toggleRound(const QString &round);
    /// Where the move stands among the rows; its round is unfolded for that. -1 if the filter hides it.
    Q_INVOKABLE int showMove(int place);
    /// The row of JournalRows.
    [[nodiscard]] Q_INVOKABLE QVariantMap lineAt(int place) const;

    /// The lines that were undone and replaced, the newest first: [{tip, from, aside, first, moves}]: it goes on behind
    /// move `from` with the sentences `moves`, and so many moves would be set aside for it.
    [[nodiscard]] Q_INVOKABLE QVariantList undoneLines() const;
    Q_INVOKABLE bool takeUp(int tip);

signals:
    void changed();
    void filterChanged();

private:
    void refresh();
    void fillRows();
    [[nodiscard]] bool concerns(const QVariantMap &line) const;
    [[nodiscard]] QVariantMap shownLine(QVariantMap line) const;
    [[nodiscard]] QString presentRound() const;

    GameView &m_game;
    RowModel m_rows;
    QString m_filter;
    QSet<QString> m_toggled; ///< rounds that are not folded or unfolded as usual
    std::int64_t m_number = 0;
    int m_undoneCount = 0;
};

} // namespace flimnap
