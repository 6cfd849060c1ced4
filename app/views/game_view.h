#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "decisions/card_rows.h"
#include "models/row_model.h"
#include "store/kept_session.h"
#include "table_check/table_question.h"
#include "turn/at_turn.h"
#include "views/journal_rows.h"
#include "views/player_looks.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// Why the last move was not made; nothing if it was.
struct ShownRefusal
{
    Q_GADGET
    QML_VALUE_TYPE(shownRefusal)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(bool waivable MEMBER waivable FINAL)

public:
    QString text;
    QString rule;
    bool waivable = false; ///< the table can let it pass

    bool operator==(const ShownRefusal &) const = default;
};

/// An earlier move that is to be decided anew: the game as it stood before it, and what was decided.
struct EarlierMove
{
    Session before;
    Move move;
};

/// The game that lies open on the table, as QML sees it: what is where, what may be done, and the door through which
/// every move goes. It asks the engine and puts the answers into words; it never computes money or decides a rule.
class GameView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Game)
    QML_SINGLETON

    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString currency READ currency NOTIFY changed)
    Q_PROPERTY(bool hasShares READ hasShares NOTIFY changed)
    Q_PROPERTY(QString round READ round NOTIFY changed)
    Q_PROPERTY(QString roundTitle READ roundTitle NOTIFY changed)
    Q_PROPERTY(QList<flimnap::TableQuestion> readings READ readings NOTIFY changed)
    Q_PROPERTY(int moveCount READ moveCount NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(flimnap::RowModel *journal READ journal CONSTANT)
    Q_PROPERTY(QVariant lots READ lots NOTIFY changed)
    Q_PROPERTY(QVariant formation READ formation NOTIFY changed)
    Q_PROPERTY(bool hasPrivateCompanies READ hasPrivateCompanies NOTIFY changed)
    Q_PROPERTY(QList<flimnap::CardRow> actionCards READ actionCards NOTIFY changed)
    Q_PROPERTY(QList<flimnap::CardTurn> cardTurns READ cardTurns NOTIFY changed)
    Q_PROPERTY(int copyCards READ copyCards NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(flimnap::ShownRefusal refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString asked READ asked NOTIFY askedChanged)
    Q_PROPERTY(QString warning READ warning NOTIFY warningChanged)
    Q_PROPERTY(bool mustChooseResult READ mustChooseResult NOTIFY warningChanged)

public:
    /// Without a default parent on purpose: QML would make an instance of its own instead of asking create().
    explicit GameView(QObject *parent);
    ~GameView() override;

    /// The one instance, made by the application before QML asks for it.
    static GameView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static GameView &instance();
    static void setInstance(GameView *view);

    /// Lays a game on the table with the colours its players chose; none clears it.
    void show(std::optional<KeptSession> game, const QString &title, const QStringList &colours = {});
    /// Other names and colours for the players, in the order of their seats; what is wrong with them if they cannot be.
    Faults changePeople(const GameLibrary &library, const std::vector<std::string> &names, const QStringList &colours);
    [[nodiscard]] const KeptSession *kept() const { return m_game ? &*m_game : nullptr; }
    /// As it has been played, whatever is looked back at; none if no game lies open.
    [[nodiscard]] const Session *played() const { return m_game ? &m_game->session() : nullptr; }
    [[nodiscard]] const PlayerLooks &looks() const { return m_looks; }
    /// As the sheets speak of it; while a game lies open.
    [[nodiscard]] AtTurn atTurn() const { return {session(), m_offers, m_looks}; }
    void setTitle(const QString &title);
    void setWarning(const QString &words);
    /// The rules of today give a stored game another course: says where and what, and lets the table choose.
    void warnOfDifference(const RulesDifference &difference);

    [[nodiscard]] bool isOpen() const { return m_game.has_value(); }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString currency() const;
    /// Else every player is a company, and its treasury is his.
    [[nodiscard]] bool hasShares() const;
    [[nodiscard]] QString round() const;
    [[nodiscard]] QString roundTitle() const;
    [[nodiscard]] int moveCount() const;
    [[nodiscard]] bool canUndo() const { return moveCount() > 0; }
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] RowModel *journal() { return &m_journal; }
    /// The railways that are auctioned now: [{code, name, state, text}].
    [[nodiscard]] QVariantList lots() const;
    /// The app speaks another language now.
    void retranslate();
    /// How far something has come that takes several decisions, see features/feature_view.h.
    [[nodiscard]] QVariantList formation() const;
    /// What players own besides shares is called private companies here, not railways.
    [[nodiscard]] bool hasPrivateCompanies() const;
    /// Cards that players take in their turns, and whose turns there are.
    [[nodiscard]] QList<CardRow> actionCards() const;
    [[nodiscard]] QList<CardTurn> cardTurns() const;
    /// Of the one whose turn it is.
    [[nodiscard]] int copyCards() const;
    /// The move that was made, undone or done again just now, in words; empty after anything else.
    [[nodiscard]] QString told() const { return m_told; }
    [[nodiscard]] const ShownRefusal &refusal() const { return m_refusal; }
    /// What the table is asked to let pass, as a sentence.
    [[nodiscard]] QString asked() const;
    [[nodiscard]] QString warning() const { return m_warning; }
    [[nodiscard]] bool mustChooseResult() const { return m_difference.has_value(); }

    /// A text in the words of the game's own rulebook, where it has some.
    [[nodiscard]] Q_INVOKABLE QString inOwnWords(const QString &context, const QString &text) const;
    /// How this game reads the rules.
    [[nodiscard]] QList<TableQuestion> readings() const;
    /// A reason, and where its rule stands in the printed book.
    [[nodiscard]] Q_INVOKABLE QString cited(const QString &reason, const QString &rule) const;
    /// Makes the move; a refusal is shown and changes nothing.
    bool play(const Move &move);
    /// This one is refused by the rules, but for the table to decide.
    void askTable(const Move &move);
    /// "The rule says no, the table says yes."
    Q_INVOKABLE bool force(const QString &reason);
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool undoTo(int moves);
    bool bringBack(int tip);
    bool adopt(const Amendment &amendment);

    /// What the sheets ask is answered as the table lay before an earlier move, and what they play is proposed instead
    /// of it. Until none is looked back at any more, or the game goes on.
    void lookBackAt(const std::optional<EarlierMove> &earlier);
    /// What was decided there; none while they do not look back. And whether it was made from one of the offers.
    [[nodiscard]] const Move *formerMove() const { return m_past ? &m_formerMove : nullptr; }
    [[nodiscard]] bool isFormer(const Offer &offer) const;

    /// After warnOfDifference: the table takes today's results, or keeps the old balances by booked corrections.
    Q_INVOKABLE bool takeNewResult();
    Q_INVOKABLE bool keepOldBalances();

signals:
    void changed();
    /// Another game lies there, or another language is spoken: before changed().
    void laidOut();
    /// A move was made.
    void booked();
    void toldChanged();
    void refusalChanged();
    void askedChanged();
    void warningChanged();
    /// This was played while the sheets look back.
    void proposed(const flimnap::Move &move);
    /// A move was kept, the last one of the game now: before changed().
    void moved();
    /// The game went elsewhere than on by a move: before changed().
    void setBack();
    /// "refused".
    void sounded(const QString &sound);

private:
    bool step(const Kept &kept, const std::optional<Move> &move);
    void refuse(const NotKept &reason, const std::optional<Move> &move);
    void refresh();
    void look(const QStringList &colours);
    void tell(const QString &words);

    void forgetDifference();

    [[nodiscard]] const Session &session() const { return m_past ? *m_past : m_game->session(); }

    std::optional<KeptSession> m_game;
    QString m_title;
    RowModel m_journal;
    JournalRows m_journalRows;
    PlayerLooks m_looks;
    Offers m_offers;
    ShownRefusal m_refusal;
    std::optional<Move> m_asked;
    QString m_told;
    QString m_warning;
    std::optional<RulesDifference> m_difference;
    std::optional<Session> m_past; ///< what the sheets speak of while they look back
    Move m_formerMove;             ///< that was made there
    std::optional<std::size_t> m_formerOffer;
};

} // namespace flimnap
