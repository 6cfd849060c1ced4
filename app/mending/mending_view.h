#pragma once

#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "mending/amendment_rows.h"
#include "models/option.h"
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
    Q_PROPERTY(QString kind READ kind NOTIFY sheetChanged)
    Q_PROPERTY(QString card READ card NOTIFY sheetChanged)
    Q_PROPERTY(QList<flimnap::Option> choices READ choices NOTIFY changed)
    Q_PROPERTY(QString choice READ choice NOTIFY sheetChanged)
    Q_PROPERTY(flimnap::AmendmentTrial trial READ trial NOTIFY trialChanged)

public:
    MendingView(GameView &game, QObject *parent);

    static MendingView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(MendingView *view);

    /// In the journal; 0 while nothing is mended.
    [[nodiscard]] int place() const { return m_place; }
    /// What was decided, as a sentence.
    [[nodiscard]] QString former() const;
    /// The sheet in which it is decided anew; empty where the move has none. And for which kind of move, or which card.
    [[nodiscard]] QString sheet() const { return m_sheet; }
    [[nodiscard]] QString kind() const { return m_kind; }
    [[nodiscard]] QString card() const { return m_card; }
    /// What could have been done in its place.
    [[nodiscard]] QList<Option> choices() const;
    [[nodiscard]] QString choice() const { return m_choice; }
    [[nodiscard]] const AmendmentTrial &trial() const { return m_trial; }

    /// Opens the move at a place of the journal with what was chosen then.
    Q_INVOKABLE bool begin(int place);
    Q_INVOKABLE void leave();
    /// Another kind of move instead, one of the choices.
    Q_INVOKABLE void choose(const QString &choice);
    /// A sheet that follows from the one that is open.
    Q_INVOKABLE void show(const QString &sheet, const QString &kind);
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
    void openSheet(const QString &sheet, const QString &kind, const QString &card = {});
    [[nodiscard]] const Session &present() const { return m_game.kept()->session(); }
    [[nodiscard]] bool isMove(int place) const;

    GameView &m_game;
    int m_place = 0;
    QString m_choice;
    QString m_sheet;
    QString m_kind;
    QString m_card;
    std::optional<Amendment> m_amendment;
    AmendmentTrial m_trial;
};

} // namespace flimnap
