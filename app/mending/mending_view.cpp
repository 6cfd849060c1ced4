#include "mending/mending_view.h"

#include <QJSEngine>
#include <QQmlEngine>

#include "actions/action_key.h"
#include "actions/sheets.h"
#include "decisions/former_choice.h"
#include "mending/amendment_rows.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

MendingView *theMending = nullptr;

bool liesOnTable(MoveKind kind)
{
    return kind == MoveKind::TakeCard || kind == MoveKind::CopyCard;
}

/// What is chosen among: the kinds of moves, and of the cards on the table each for itself.
QString choiceOf(const Offer &offer)
{
    const QString key = ActionKey::of(offer).text();
    return liesOnTable(offer.move.kind) ? key + "/" + toText(offer.move.card) : key;
}

/// What the move at a place was chosen among as; what was never on offer stands for itself.
QString formerChoice(const Session &session, int place)
{
    const Position before = session.positionAfter(place - 1);
    const Offers offers = session.rules().offers(before);
    const auto index = offerOf(session.rules(), before, offers, session.move(place));
    return choiceOf(index ? offers[*index] : Offer{.move = session.move(place), .numbers = {}, .words = {}});
}

} // namespace

MendingView::MendingView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&m_game, &GameView::proposed, this, [this](const Move &move) { propose(move); });
    connect(&m_game, &GameView::changed, this, &MendingView::leave);
}

MendingView *MendingView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theMending, QJSEngine::CppOwnership);
    return theMending;
}

void MendingView::setInstance(MendingView *view)
{
    theMending = view;
}

bool MendingView::isMove(int place) const
{
    return m_game.isOpen() && place >= 1 && place <= present().moveCount();
}

QString MendingView::former() const
{
    return isMove(m_place) ? Wording(present().rules()).move(present().move(m_place)) : QString();
}

QList<Option> MendingView::choices() const
{
    QList<Option> rows;
    if (!isMove(m_place))
        return rows;
    const Wording words(present().rules());
    QStringList known;
    for (const Offer &offer : present().rules().offers(present().positionAfter(m_place - 1))) {
        const QString choice = choiceOf(offer);
        if (offer.refusal || known.contains(choice))
            continue;
        known.append(choice);
        rows.append({choice, liesOnTable(offer.move.kind) ? tr("Card %1").arg(toText(offer.move.card))
                                                          : words.actionTitle(offer.move)});
    }
    return rows;
}

bool MendingView::begin(int place)
{
    leave();
    if (!isMove(place))
        return false;
    m_place = place;
    const Move &move = present().move(place);
    Session before = present();
    before.undoTo(place - 1);
    m_game.lookBackAt(EarlierMove{std::move(before), move});
    open(formerChoice(present(), place));
    emit changed();
    return true;
}

void MendingView::leave()
{
    if (m_place == 0)
        return;
    m_place = 0;
    m_choice.clear();
    m_sheet.clear();
    m_kind.clear();
    m_card.clear();
    m_amendment.reset();
    m_trial = {};
    m_game.lookBackAt({});
    emit changed();
    emit sheetChanged();
    emit trialChanged();
}

void MendingView::choose(const QString &choice)
{
    if (!isMove(m_place))
        return;
    chooseAgain();
    open(choice);
}

/// The forms look themselves whether it is what was chosen.
void MendingView::open(const QString &choice)
{
    const Position position = present().positionAfter(m_place - 1);
    const Rules &rules = present().rules();
    const QString kind = choice.section('/', 0, 0);
    const auto action = ActionKey::parse(kind);
    m_choice = choice;
    if (!action)
        openSheet({}, {});
    else if (liesOnTable(action->kind))
        openSheet("ActionCardSheet", {}, choice.section('/', 1));
    else if (action->kind == MoveKind::Correct)
        openSheet("CorrectionSheet", {});
    else
        openSheet(sheetFor(rules.offers(position), *action, rules.actor(position).isCompany()), kind);
}

void MendingView::openSheet(const QString &sheet, const QString &kind, const QString &card)
{
    m_sheet = sheet;
    m_kind = kind;
    m_card = card;
    emit sheetChanged();
}

void MendingView::show(const QString &sheet, const QString &kind)
{
    openSheet(sheet, kind);
}

void MendingView::strike()
{
    propose({});
}

void MendingView::propose(const std::optional<Move> &move)
{
    if (!isMove(m_place))
        return;
    const Wording words(present().rules());
    const std::vector<Move> instead = move ? std::vector<Move>{*move} : std::vector<Move>();
    m_amendment = present().amend(m_place, instead);
    const auto replayed = static_cast<int>(m_amendment->moves.size());
    const int struck = move ? 0 : 1;
    const int until = m_place - 1 + replayed + struck; // of the present line
    m_trial = {};
    m_trial.isTried = true;
    m_trial.fits = !m_amendment->misfit;
    m_trial.isSame = move && isSameDecision(*move, present().move(m_place));
    m_trial.label = move ? words.move(*move) : QString();
    m_trial.until = until;
    m_trial.replayed = replayed;
    m_trial.aside = present().moveCount() - until;
    m_trial.rows = differenceRows(present().rules(), present().positionAfter(until), m_amendment->position);
    if (m_amendment->misfit) {
        const Misfit &misfit = *m_amendment->misfit;
        m_trial.misfitPlace = misfit.number + struck;
        const bool isOwn = move && m_trial.misfitPlace == m_place;
        m_trial.misfitMove = words.move(isOwn ? *move : present().move(m_trial.misfitPlace));
        m_trial.misfit = words.refusal(misfit.refusal);
        m_trial.rule = toText(misfit.refusal.rule);
    }
    emit trialChanged();
}

void MendingView::chooseAgain()
{
    m_amendment.reset();
    m_trial = {};
    emit trialChanged();
}

bool MendingView::adopt()
{
    if (!m_amendment)
        return false;
    const Amendment amendment = *m_amendment; // what changes ends the mending
    return m_game.adopt(amendment);
}

bool MendingView::setNote(int place, const QString &note)
{
    if (!isMove(place))
        return false;
    Move move = present().move(place);
    move.note = note.trimmed().toStdString();
    const Amendment amendment = present().amend(place, {move});
    return !amendment.misfit && m_game.adopt(amendment);
}

} // namespace flimnap
