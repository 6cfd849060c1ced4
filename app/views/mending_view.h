#pragma once

#include <optional>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "views/game_view.h"

namespace flimnap {

/// An earlier move of the journal that is decided anew, as QML sees it: the sheets of its kind speak of the position
/// before it (GameView::lookBackAt), what they play is tried in its place, and only when the table has seen for whom
/// something changes is it adopted.
class MendingView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Mending)
    QML_SINGLETON

    Q_PROPERTY(int place READ place NOTIFY changed)
    Q_PROPERTY(QString former READ former NOTIFY changed)
    Q_PROPERTY(QString sheet READ sheet NOTIFY sheetChanged)
    Q_PROPERTY(QVariantMap sheetProperties READ sheetProperties NOTIFY sheetChanged)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QString choice READ choice NOTIFY sheetChanged)
    Q_PROPERTY(QVariantMap trial READ trial NOTIFY trialChanged)

public:
    MendingView(GameView &game, QObject *parent);

    static MendingView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(MendingView *view);

    /// In the journal; 0 while nothing is mended.
    [[nodiscard]] int place() const { return m_place; }
    /// What was decided, as a sentence.
    [[nodiscard]] QString former() const;
    /// The sheet in which it is decided anew, and with what it opens; empty where the move has none.
    [[nodiscard]] QString sheet() const { return m_sheet; }
    [[nodiscard]] QVariantMap sheetProperties() const { return m_sheetProperties; }
    /// What could have been done in its place: [{value, label}].
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] QString choice() const { return m_choice; }
    /// What it would mean to have moved otherwise; empty while nothing is proposed. {ok, label, same, until, replayed,
    /// aside, rows: see differenceRows()}, and of the first later move that no longer fits {misfitPlace, misfitMove,
    /// misfit, rule}.
    [[nodiscard]] QVariantMap trial() const { return m_trial; }

    /// Opens the move at a place of the journal with what was chosen then.
    Q_INVOKABLE bool begin(int place);
    Q_INVOKABLE void leave();
    /// Another kind of move instead, one of the choices.
    Q_INVOKABLE void choose(const QString &choice);
    /// A sheet that follows from the one that is open.
    Q_INVOKABLE void show(const QString &sheet, const QVariantMap &properties);
    /// Tries the game without the move.
    Q_INVOKABLE void strike();
    /// Back from the trial to the sheet.
    Q_INVOKABLE void chooseAgain();
    Q_INVOKABLE bool adopt();
    Q_INVOKABLE bool setNote(int place, const QString &note);

signals:
    void changed();
    void sheetChanged();
    void trialChanged();

private:
    void propose(const std::optional<Move> &move);
    void open(const QString &choice);
    [[nodiscard]] const Session &present() const { return m_game.kept()->session(); }
    [[nodiscard]] bool isMove(int place) const;

    GameView &m_game;
    int m_place = 0;
    QString m_choice;
    QString m_sheet;
    QVariantMap m_sheetProperties;
    std::optional<Amendment> m_amendment;
    QVariantMap m_trial;
};

} // namespace flimnap
