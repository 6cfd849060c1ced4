#include "views/game_view.h"

#include <algorithm>

#include <QJSEngine>
#include <QQmlEngine>

#include "decisions/former_choice.h"
#include "decisions/move_preview.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "session/digest.h"
#include "words/fault_words.h"
#include "words/wording.h"

namespace flimnap {

namespace {

GameView *theGame = nullptr;

const QList<QByteArray> journalKeys{"place",  "round",    "roundTitle", "text",   "by",        "byName",
                                    "colour", "about",    "note",       "forced", "former",    "correction",
                                    "undone", "headline", "changes",    "amount", "amountKind"};

} // namespace

GameView::GameView(QObject *parent) : QObject(parent), m_journal(journalKeys) {}

GameView::~GameView() = default;

GameView *GameView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theGame, QJSEngine::CppOwnership);
    return theGame;
}

GameView &GameView::instance()
{
    return *theGame;
}

void GameView::setInstance(GameView *view)
{
    theGame = view;
}

void GameView::show(std::optional<KeptSession> game, const QString &title, const QStringList &colours)
{
    m_game = std::move(game);
    m_title = title;
    look(colours);
    m_journalRows.clear();
    m_refusal = {};
    m_told.clear();
    m_warning.clear();
    m_difference.reset();
    emit laidOut();
    refresh();
    emit refusalChanged();
    emit toldChanged();
    emit warningChanged();
}

void GameView::look(const QStringList &colours)
{
    m_looks = m_game
                  ? PlayerLooks(session().rules().seats(), colours, Wording(session().rules()).party(Party::absentee()))
                  : PlayerLooks();
}

Faults GameView::changePeople(const GameLibrary &library, const std::vector<std::string> &names,
                              const QStringList &colours)
{
    if (auto renamed = m_game->rename(library, names); !renamed)
        return std::move(renamed).error();
    look(colours);
    m_journalRows.clear();
    refresh();
    return {};
}

void GameView::setTitle(const QString &title)
{
    m_title = title;
    emit changed();
}

void GameView::setWarning(const QString &words)
{
    m_warning = words;
    emit warningChanged();
}

void GameView::warnOfDifference(const RulesDifference &difference)
{
    m_difference = difference;
    const QString move = Wording(session().rules()).move(session().move(difference.place));
    QStringList warning = {
        tr("The rules have been corrected since this game was played. From move %1 (%2) on the books differ.\n"
           "Then: %3\nNow: %4")
            .arg(difference.place)
            .arg(move, QString::fromStdString(difference.before), QString::fromStdString(difference.now))};
    for (const Fault &law : difference.brokenLaws)
        warning.append(tr("This cannot lie on the table: %1").arg(faultWords(law)));
    setWarning(warning.join('\n'));
}

bool GameView::takeNewResult()
{
    if (!m_difference || !step(m_game->acceptRules(), {}))
        return false;
    forgetDifference();
    return true;
}

bool GameView::keepOldBalances()
{
    if (!m_difference)
        return false;
    const std::string reason = tr("balances as before the rules were corrected").toStdString();
    const std::vector<Move> corrections = correctionsTowards(m_difference->lastKept, session(), reason);
    if (!takeNewResult())
        return false;
    return std::ranges::all_of(corrections,
                               [this](const Move &correction) { return step(m_game->play(correction), correction); });
}

void GameView::forgetDifference()
{
    m_difference.reset();
    setWarning({});
}

bool GameView::isOver() const
{
    return m_game && session().position().round.kind == RoundKind::End;
}

QString GameView::currency() const
{
    return m_game ? QString::fromStdString(session().rules().game().currency) : QString();
}

bool GameView::hasShares() const
{
    return m_game && session().rules().game().hasShares();
}

QString GameView::round() const
{
    return m_game ? Wording(session().rules()).round(session().position().round) : QString();
}

QString GameView::roundTitle() const
{
    return m_game ? Wording(session().rules()).roundTitle(session().position().round) : QString();
}

int GameView::moveCount() const
{
    return m_game ? session().moveCount() : 0;
}

bool GameView::canRedo() const
{
    return m_game && session().canRedo();
}

bool GameView::play(const Move &move)
{
    if (!m_game)
        return false;
    if (!problemsOf(move).empty()) {
        m_refusal = {.text = incompleteMove(), .rule = {}};
        emit sounded("refused");
        emit refusalChanged();
        return false;
    }
    if (m_past) {
        emit proposed(move);
        return false;
    }
    if (!step(m_game->play(move), move))
        return false;
    const Events &events = session().events(moveCount());
    tell(QString("%1  %2").arg(moveCount()).arg(Wording(session().rules()).move(move, events)));
    emit booked();
    return true;
}

QString GameView::asked() const
{
    return m_game && m_asked ? Wording(session().rules()).move(*m_asked) : QString();
}

void GameView::askTable(const Move &move)
{
    m_asked = move;
    emit askedChanged();
}

bool GameView::force(const QString &reason)
{
    if (!m_asked)
        return false;
    Move forced = *m_asked;
    forced.force = reason.toStdString();
    return play(forced);
}

void GameView::dismissRefusal()
{
    m_refusal = {};
    emit refusalChanged();
}

bool GameView::undo()
{
    if (!m_game || !canUndo())
        return false;
    const Move undone = session().move(moveCount());
    if (!step(m_game->undo(), {}))
        return false;
    tell(tr("Undone: %1").arg(Wording(session().rules()).move(undone)));
    return true;
}

bool GameView::redo()
{
    if (!canRedo() || !step(m_game->redo(), {}))
        return false;
    tell(tr("Done again: %1").arg(Wording(session().rules()).move(session().move(moveCount()))));
    return true;
}

bool GameView::undoTo(int moves)
{
    return m_game && step(m_game->undoTo(moves), {});
}

/// Takes up what a step led to: shows the new position, or why there is none.
bool GameView::step(const Kept &kept, const std::optional<Move> &move)
{
    m_refusal = {};
    m_past.reset();
    tell({});
    if (!kept) {
        refuse(kept.error(), move);
    } else if (move) {
        emit moved();
    } else {
        emit setBack();
    }
    if (kept)
        refresh();
    emit refusalChanged();
    return kept.ok();
}

void GameView::refuse(const NotKept &reason, const std::optional<Move> &move)
{
    if (const auto *refusal = std::get_if<Refusal>(&reason)) {
        m_refusal = {Wording(session().rules()).refusal(*refusal), QString::fromStdString(refusal->rule),
                     refusal->waivable};
        if (move)
            askTable(*move);
    } else {
        m_refusal = {.text = tr("Nothing was changed: %1").arg(faultWords(std::get<Fault>(reason))), .rule = {}};
    }
    emit sounded("refused");
}

/// Anew even if the words are the same: the same was done once more.
void GameView::tell(const QString &words)
{
    m_told = words;
    emit toldChanged();
}

void GameView::retranslate()
{
    m_journalRows.clear();
    emit laidOut();
    refresh();
}

void GameView::refresh()
{
    m_past.reset();
    if (m_game) {
        m_offers = session().offers();
        m_journal.setRows(m_journalRows.update(session(), m_looks));
    } else {
        m_offers.clear();
        m_journal.setRows({});
    }
    emit changed();
}

bool GameView::bringBack(int tip)
{
    return m_game && step(m_game->bringBack(tip), {});
}

bool GameView::adopt(const Amendment &amendment)
{
    return m_game && step(m_game->adopt(amendment), {});
}

void GameView::lookBackAt(const std::optional<EarlierMove> &earlier)
{
    if (!m_game)
        return;
    m_past.reset();
    if (earlier)
        m_past = earlier->before;
    m_formerMove = earlier ? earlier->move : Move();
    m_offers = session().offers();
    m_formerOffer = earlier ? offerOf(session().rules(), session().position(), m_offers, m_formerMove) : std::nullopt;
}

bool GameView::isFormer(const Offer &offer) const
{
    return m_past && m_formerOffer && m_offers[*m_formerOffer].move == offer.move;
}

} // namespace flimnap
