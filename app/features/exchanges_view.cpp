#include "features/exchanges_view.h"

#include <algorithm>

#include <QJsonObject>

#include "features/exchanges/standing.h"
#include "views/join_answers.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

bool isChoiceOfToken(const Move &move)
{
    return move.kind == MoveKind::Choose && move.what == "kk_token";
}

/// Those that must be exchanged in this phase, in their order.
QString railwaysDue(const Session &session)
{
    const GameDefinition &game = session.rules().game();
    const Position &position = session.position();
    const Wording words(session.rules());
    QStringList railways;
    for (const PrivateId railway : ids(game.privates)) {
        const Party owner = position.privates[railway].owner;
        if (owner.isPlayer() && exchanges::mustExchange(game, position.phase, game.privates[railway].size))
            railways.append(ExchangesView::tr("%1 (%2)", "railway and owner")
                                .arg(toText(game.privates[railway].code), words.party(owner)));
    }
    return listed(railways);
}

} // namespace

std::optional<Handwork> ExchangesView::handwork(const Rules &rules, const Position & /*position*/,
                                                const Event &event) const
{
    const auto *exchanged = std::get_if<MinorExchanged>(&event);
    if (exchanged == nullptr)
        return {};
    const Wording words(rules);
    return Handwork{tr("%1 puts %2 back into the box and takes %3 % of %4")
                        .arg(words.party(exchanged->owner), words.party(exchanged->minor))
                        .arg(rules.game().classOf(exchanged->into).percent(exchanged->units))
                        .arg(words.party(exchanged->into)),
                    exchanged->into};
}

void ExchangesView::print(const GameDefinition &game, QJsonObject &values) const
{
    const bool isLate = std::any_of(game.companies.begin(), game.companies.end(),
                                    [](const CompanyDefinition &company) { return company.swapsLate; });
    values.insert("frozen20", isLate ? "formation" : "immediate");
}

QString ExchangesView::title(const Move &move) const
{
    return isChoiceOfToken(move) ? tr("Choose the marker that stays") : QString();
}

QString ExchangesView::said(const Wording &words, const Move &move) const
{
    if (!isChoiceOfToken(move))
        return {};
    const QString by = words.by(move);
    return move.value == "1" ? tr("%1 decides: the marker placed first stays").arg(by)
                             : tr("%1 decides: the marker placed second stays").arg(by);
}

QString ExchangesView::choiceWord(const Wording & /*words*/, const Move &move, const std::string &word) const
{
    if (!isChoiceOfToken(move))
        return {};
    return word == "1" ? tr("The one placed first") : tr("The one placed second");
}

QString ExchangesView::due(const Move &move, const QString &who, const QString & /*director*/) const
{
    return isChoiceOfToken(move) ? tr("%1 decides which marker stays").arg(who) : QString();
}

QString ExchangesView::dueReason(const Session &session, const Offer &due) const
{
    if (isChoiceOfToken(due.move))
        return tr("Two markers came to one hex. One stays, the other goes back to the charter.");
    if (due.move.kind != MoveKind::Exchange)
        return {};
    const GameDefinition &game = session.rules().game();
    const QString order = tr("In phase %1 these railways must become shares, one after the other: %2.")
                              .arg(toText(game.phases[session.position().phase].title), railwaysDue(session));
    return due.move.company.empty() ? tr("%1 No share is left for this one.").arg(order) : order;
}

QString ExchangesView::phaseFact(const Wording &words, PhaseId phase) const
{
    const GameDefinition &game = words.game();
    QStringList exchanged;
    for (const ClassId size : ids(game.classes)) {
        if (exchanges::mayExchange(game, phase, size))
            exchanged.append(words.sizes(size));
    }
    return exchanged.isEmpty() ? QString() : tr("May be exchanged in stock rounds: %1.").arg(listed(exchanged));
}

bool ExchangesView::sharesComeEarly(const JoinAnswers &answers) const
{
    const ById<ClassId, exchanges::Times> &times = exchanges::termsOf(answers.game()).times;
    return std::any_of(times.begin(), times.end(),
                       [&](const exchanges::Times &one) { return one.from && answers.hasBegun(one.from); });
}

} // namespace flimnap
