#include "accounts/accounts_view.h"

#include <QJSEngine>

#include "rounds/codes.h"
#include "views/company_order.h"
#include "views/game_view.h"
#include "views/status_texts.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

AccountsView *theAccounts = nullptr;

}

AccountsView::AccountsView(GameView &game, QObject *parent) : QObject(parent), m_game(game)
{
    connect(&game, &GameView::changed, this, &AccountsView::changed);
}

AccountsView *AccountsView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theAccounts, QJSEngine::CppOwnership);
    return theAccounts;
}

AccountsView &AccountsView::instance()
{
    return *theAccounts;
}

void AccountsView::setInstance(AccountsView *view)
{
    theAccounts = view;
}

const Session *AccountsView::session() const
{
    return m_game.played();
}

const PlayerLooks &AccountsView::looks() const
{
    return m_game.looks();
}

/// Players first; where each is a company, they have no money but its treasury.
QList<Option> accountNames(const Session &session)
{
    QList<Option> names;
    const Rules &rules = session.rules();
    const GameDefinition &game = rules.game();
    const Position &position = session.position();
    const Wording words(rules);
    const Codes codes(game, rules.seats());
    if (game.hasShares()) {
        for (const PlayerId player : ids(position.players))
            names.append({toText(codes.code(player)), words.party(player)});
    }
    for (const CompanyId company : companiesInOrder(game, position)) {
        if (!hasTreasury(position, company))
            continue;
        const CompanyDefinition &table = game.companies[company];
        const QString token = toText(table.printed);
        const Party director = position.holdings.director(company);
        names.append({toText(table.code),
                      game.hasShares() || !director.isPlayer()
                          ? token
                          : AccountsView::tr("%1 (%2)", "company and its player").arg(token, words.party(director))});
    }
    return names;
}

QList<Option> AccountsView::names() const
{
    return session() != nullptr ? accountNames(*session()) : QList<Option>();
}

Party AccountsView::party(const QString &code) const
{
    if (session() == nullptr)
        return {};
    const Rules &rules = session()->rules();
    if (code == "bank" && rules.game().bank)
        return Party::bank();
    return Codes(rules.game(), rules.seats()).party(code.toStdString());
}

} // namespace flimnap
