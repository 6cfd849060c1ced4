#include "views/account_page.h"

#include <algorithm>

#include <QCoreApplication>

#include "table/values.h"
#include "views/score_rows.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr int incomesShown = 5;

class AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::AccountPage)
};

QVariantMap rowOf(const QString &label, const QString &note, const QVariantMap &badge = {})
{
    return {{"label", label}, {"note", note}, {"badge", badge}};
}

void addSection(QVariantList &sections, const QString &title, const QVariantList &rows)
{
    if (!rows.isEmpty())
        sections.append(QVariantMap{{"title", title}, {"rows", rows}});
}

/// As the scoring sheet counts it: the total last.
QVariantList propertyOf(const Session &session, const PlayerLooks &looks, PlayerId player)
{
    const Rules &rules = session.rules();
    const std::vector<Score> scores = rules.scores(session.position());
    const auto score =
        std::find_if(scores.begin(), scores.end(), [&](const Score &other) { return other.player == player; });
    if (score == scores.end())
        return {};
    const Wording words(rules);
    QVariantList rows;
    for (const QVariant &line : scoreRow(rules, session.position(), looks, *score).value("lines").toList())
        rows.append(
            rowOf(line.toMap().value("label").toString(), words.money(Money{line.toMap().value("amount").toInt()})));
    rows.append(rowOf(AccountTexts::tr("Sum"), words.money(score->total)));
    return rows;
}

/// Players with most shares first, then what is unsold.
QVariantList holdersOf(const Session &session, const PlayerLooks &looks, CompanyId company)
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

    QVariantList rows;
    for (const Party holder : holders) {
        const int units = position.holdings.units(holder, company);
        if (units == 0)
            continue;
        const QString name = words.party(holder);
        rows.append(rowOf(holder == director ? AccountTexts::tr("%1, director").arg(name) : name,
                          AccountTexts::tr("%1 %").arg(classOf(game, position, company).percent(units)),
                          holder.isPlayer() ? looks.badge(holder.player()) : QVariantMap()));
    }
    return rows;
}

QVariantList trainRows(const Session &session, CompanyId company)
{
    const GameDefinition &game = session.rules().game();
    QVariantList rows;
    for (const Train &train : session.position().trains.trains()) {
        if (train.owner == Party(company))
            rows.append(rowOf(AccountTexts::tr("train %1").arg(toText(game.faces[train.face].name)), {}));
    }
    return rows;
}

QVariantList incomesOf(const Session &session, CompanyId company)
{
    const Wording words(session.rules());
    QVariantList rows;
    Round round;
    for (int place = 0; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            if (const auto *begun = std::get_if<RoundBegan>(&event))
                round = begun->round;
            const auto *income = std::get_if<IncomeDeclared>(&event);
            if (income != nullptr && income->company == company)
                rows.prepend(rowOf(words.roundTitle(round), words.money(income->amount)));
        }
    }
    return rows.mid(0, incomesShown);
}

} // namespace

QVariantList accountSections(const Session &session, const PlayerLooks &looks, Party account)
{
    QVariantList sections;
    if (account.isPlayer())
        addSection(sections, AccountTexts::tr("What it is worth now"), propertyOf(session, looks, account.player()));
    if (account.isCompany()) {
        const CompanyId company = account.company();
        if (session.rules().game().hasShares())
            addSection(sections, AccountTexts::tr("Who holds it"), holdersOf(session, looks, company));
        addSection(sections, AccountTexts::tr("Trains"), trainRows(session, company));
        addSection(sections, AccountTexts::tr("Last incomes"), incomesOf(session, company));
    }
    return sections;
}

} // namespace flimnap
