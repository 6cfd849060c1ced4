#include "accounts/account_sections.h"

#include <algorithm>

#include <QCoreApplication>

#include "scores/score_rows.h"
#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int incomesShown = 5;

class AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::AccountPage)
};

void addSection(QList<AccountSection> &sections, const QString &title, const QList<AccountFact> &facts)
{
    if (!facts.isEmpty())
        sections.append({title, facts});
}

/// As the scoring sheet counts it: the total last.
QList<AccountFact> propertyOf(const Session &session, const PlayerLooks &looks, PlayerId player)
{
    const Rules &rules = session.rules();
    const std::vector<Score> scores = rules.scores(session.position());
    const auto score =
        std::find_if(scores.begin(), scores.end(), [&](const Score &other) { return other.player == player; });
    if (score == scores.end())
        return {};
    const Wording words(rules);
    QList<AccountFact> facts;
    for (const ScoreLine &line : scoreRow(rules, session.position(), looks, *score).lines)
        facts.append({line.label, words.money(Money{line.amount}), {}});
    facts.append({AccountTexts::tr("Sum"), words.money(score->total), {}});
    return facts;
}

/// Players with most shares first, then what is unsold.
QList<AccountFact> holdersOf(const Session &session, const PlayerLooks &looks, CompanyId company)
{
    const GameDefinition &game = session.rules().game();
    const Position &position = session.position();
    const Wording words(session.rules());
    const Party director = position.holdings.director(company);
    std::vector<Party> holders;
    for (const PlayerId player : ids(position.players))
        holders.emplace_back(player);
    std::stable_sort(holders.begin(), holders.end(), [&](Party one, Party two) {
        return position.holdings.units(one, company) > position.holdings.units(two, company);
    });
    holders.insert(holders.end(), {Party::absentee(), Party::bank(), Party::pool(), Party::reserve()});

    QList<AccountFact> facts;
    for (const Party holder : holders) {
        const int units = position.holdings.units(holder, company);
        if (units == 0)
            continue;
        const QString name = words.party(holder);
        facts.append({holder == director ? AccountTexts::tr("%1, director").arg(name) : name,
                      AccountTexts::tr("%1 %").arg(classOf(game, position, company).percent(units)),
                      holder.isPlayer() ? looks.look(holder.player()) : PlayerLook()});
    }
    return facts;
}

QList<AccountFact> trainsOf(const Session &session, CompanyId company)
{
    const GameDefinition &game = session.rules().game();
    QList<AccountFact> facts;
    for (const Train &train : session.position().trains.trains()) {
        if (train.owner == Party(company))
            facts.append({AccountTexts::tr("train %1").arg(toText(game.faces[train.face].name)), {}, {}});
    }
    return facts;
}

QList<AccountFact> incomesOf(const Session &session, CompanyId company)
{
    const Wording words(session.rules());
    QList<AccountFact> facts;
    Round round;
    for (int place = 0; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            if (const auto *begun = std::get_if<RoundBegan>(&event))
                round = begun->round;
            const auto *income = std::get_if<IncomeDeclared>(&event);
            if (income != nullptr && income->company == company)
                facts.prepend({words.roundTitle(round), words.money(income->amount), {}});
        }
    }
    return facts.mid(0, incomesShown);
}

} // namespace

QList<AccountSection> accountSections(const Session &session, const PlayerLooks &looks, Party account)
{
    QList<AccountSection> sections;
    if (account.isPlayer())
        addSection(sections, AccountTexts::tr("What it is worth now"), propertyOf(session, looks, account.player()));
    if (account.isCompany()) {
        const CompanyId company = account.company();
        if (session.rules().game().hasShares())
            addSection(sections, AccountTexts::tr("Who holds it"), holdersOf(session, looks, company));
        addSection(sections, AccountTexts::tr("Trains"), trainsOf(session, company));
        addSection(sections, AccountTexts::tr("Last incomes"), incomesOf(session, company));
    }
    return sections;
}

} // namespace flimnap
