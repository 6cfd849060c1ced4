#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "decisions/move_preview.h"
#include "models/row_model.h"
#include "store/kept_session.h"
#include "table_check/table_question.h"
#include "turn/at_turn.h"
#include "views/journal_rows.h"
#include "views/player_looks.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

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
    Q_PROPERTY(bool companiesWait READ companiesWait NOTIFY changed)
    Q_PROPERTY(int moveCount READ moveCount NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(flimnap::RowModel *players READ players CONSTANT)
    Q_PROPERTY(flimnap::RowModel *companies READ companies CONSTANT)
    Q_PROPERTY(flimnap::RowModel *journal READ journal CONSTANT)
    Q_PROPERTY(QVariant stopValues READ stopValues NOTIFY changed)
    Q_PROPERTY(QVariant incomeBonuses READ incomeBonuses NOTIFY changed)
    Q_PROPERTY(QVariant lots READ lots NOTIFY changed)
    Q_PROPERTY(QVariant formation READ formation NOTIFY changed)
    Q_PROPERTY(bool hasPrivateCompanies READ hasPrivateCompanies NOTIFY changed)
    Q_PROPERTY(QVariant actionCards READ actionCards NOTIFY changed)
    Q_PROPERTY(QVariant cardTurns READ cardTurns NOTIFY changed)
    Q_PROPERTY(int copyCards READ copyCards NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(QVariant refusal READ refusal NOTIFY refusalChanged)
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
    /// Whether some companies have not been started yet.
    [[nodiscard]] bool companiesWait() const;
    [[nodiscard]] int moveCount() const;
    [[nodiscard]] bool canUndo() const { return moveCount() > 0; }
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] RowModel *players() { return &m_players; }
    [[nodiscard]] RowModel *companies() { return &m_companies; }
    [[nodiscard]] RowModel *journal() { return &m_journal; }
    [[nodiscard]] QVariantList stopValues() const;
    /// What trains earn besides their stops: [{name, amount, hint}].
    [[nodiscard]] QVariantList incomeBonuses() const;
    /// The railways that are auctioned now: [{code, name, state, text}].
    [[nodiscard]] QVariantList lots() const;
    /// The app speaks another language now.
    void retranslate();
    /// How far something has come that takes several decisions, see features/feature_view.h.
    [[nodiscard]] QVariantList formation() const;
    /// What players own besides shares is called private companies here, not railways.
    [[nodiscard]] bool hasPrivateCompanies() const;
    /// See actionCardRows() and cardTurnRows() in views/action_cards.h.
    [[nodiscard]] QVariantList actionCards() const;
    [[nodiscard]] QVariantList cardTurns() const;
    /// Of the one whose turn it is.
    [[nodiscard]] int copyCards() const;
    /// The move that was made, undone or done again just now, in words; empty after anything else.
    [[nodiscard]] QString told() const { return m_told; }
    [[nodiscard]] QVariantMap refusal() const { return m_refusal; }
    [[nodiscard]] QString warning() const { return m_warning; }
    [[nodiscard]] bool mustChooseResult() const { return m_difference.has_value(); }

    /// The offers of a kind of move ("buy_share") with their choices, refusals and labels.
    [[nodiscard]] Q_INVOKABLE QVariantList offersOf(const QString &key) const;
    /// A text in the words of the game's own rulebook, where it has some.
    [[nodiscard]] Q_INVOKABLE QString inOwnWords(const QString &context, const QString &text) const;
    /// Which of them is most likely wanted, as an index: the company of which the actor bought last; -1 if none.
    [[nodiscard]] Q_INVOKABLE int likelyOffer(const QString &kind) const;
    /// What a move would do; nothing of an empty one.
    [[nodiscard]] Q_INVOKABLE flimnap::MovePreview preview(const QVariantMap &map) const;
    [[nodiscard]] Q_INVOKABLE QString describe(const QVariantMap &map) const;
    /// How this game reads the rules.
    [[nodiscard]] QList<TableQuestion> readings() const;
    /// A reason, and where its rule stands in the printed book.
    [[nodiscard]] Q_INVOKABLE QString cited(const QString &reason, const QString &rule) const;
    [[nodiscard]] Q_INVOKABLE QString keyTitle(const QString &key) const;
    /// Companies with stations on the map: [{value, label, stations, markers}].
    [[nodiscard]] Q_INVOKABLE QVariantList stationed() const;
    /// The sum of the values of all trains' stops.
    [[nodiscard]] Q_INVOKABLE int sumOf(const QVariantList &stopsOfTrains) const;
    /// What the company's trains bring from mines if nobody says otherwise.
    [[nodiscard]] Q_INVOKABLE int likelyMine() const;
    /// What the routes of the trains that are to run now were worth the last time, train by train; -1 for a new one and
    /// for one that earned a bonus besides.
    [[nodiscard]] Q_INVOKABLE QVariantList lastRoutes() const;
    /// The move of an offer that splits a sum between two companies: so much for the first, the rest for the other.
    [[nodiscard]] Q_INVOKABLE QVariantMap splitMove(const QVariantMap &offer, int first) const;
    /// The move chosen from an offer, with what an earlier one that is mended said besides.
    [[nodiscard]] Q_INVOKABLE QVariantMap withFormer(const QVariantMap &offer, const QVariantMap &move) const;
    /// Lets chance decide the draw that is due, and records what it decided.
    Q_INVOKABLE bool drawAtRandom();
    /// Makes the move; a refusal is shown and changes nothing.
    Q_INVOKABLE bool play(const QVariantMap &map);
    bool play(const Move &move);
    /// "The rule says no, the table says yes."
    Q_INVOKABLE bool force(const QVariantMap &map, const QString &reason);
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool undoTo(int moves);
    bool bringBack(int tip);
    bool adopt(const Amendment &amendment);

    /// What the sheets ask is answered as the table lay before an earlier move, and what they play is proposed instead
    /// of it. Until none is looked back at any more, or the game goes on.
    void lookBackAt(const std::optional<EarlierMove> &earlier);

    /// The company's income of its last turn, to be repeated with one tap: {revenue, near, mine, routes}; empty if
    /// none.
    [[nodiscard]] Q_INVOKABLE QVariantMap lastIncome(const QString &company) const;
    [[nodiscard]] Q_INVOKABLE QVariantList trainsOf(const QString &company) const;

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
    void fillPlayers();
    void fillCompanies();
    void fillJournal();
    void tell(const QString &words);

    void forgetDifference();

    [[nodiscard]] const Session &session() const { return m_past ? *m_past : m_game->session(); }

    std::optional<KeptSession> m_game;
    QString m_title;
    RowModel m_players;
    RowModel m_companies;
    RowModel m_journal;
    JournalRows m_journalRows;
    PlayerLooks m_looks;
    Offers m_offers;
    QVariantMap m_refusal;
    QString m_told;
    QString m_warning;
    std::optional<RulesDifference> m_difference;
    std::optional<Session> m_past; ///< what the sheets speak of while they look back
    Move m_formerMove;             ///< that was made there
    std::optional<std::size_t> m_formerOffer;
};

} // namespace flimnap
