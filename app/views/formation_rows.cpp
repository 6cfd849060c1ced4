#include "views/formation_rows.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/bit.h"
#include "views/colours.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class FormationTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Formation)
};

QVariantMap step(const QString &text, const QString &state, const QString &note = {})
{
    return {{"text", text}, {"note", note}, {"state", state}, {"company", QString()}};
}

QVariantMap ofCompany(const GameDefinition &game, CompanyId company, const QString &text, const QString &state)
{
    QVariantMap row = step(text, state);
    row.insert(tokenOf(game, company));
    row.insert("company", row.take("token"));
    return row;
}

/// What was decided about loans until now, the latest last.
std::vector<Move> decisions(const Session &session)
{
    std::vector<Move> made;
    for (int place = session.moveCount(); place > 0; --place) {
        const Move &move = session.move(place);
        if (move.kind != MoveKind::Choose || move.what != "loans")
            break;
        made.insert(made.begin(), move);
    }
    return made;
}

} // namespace

QVariantList formationRows(const Session &session)
{
    const Position &position = session.position();
    const GameDefinition &game = session.rules().game();
    const FormationState &formation = position.formation;
    if (!formation.isUnderWay())
        return {};
    const Wording words(session.rules());
    const QString national = words.party(game.national->company);
    QVariantList rows{step(FormationTexts::tr("All treasuries repaid what they could"), "done")};
    for (const Move &move : decisions(session))
        rows.append(ofCompany(game, game.findCompany(move.by),
                              move.value == "pay" ? FormationTexts::tr("has paid its loans")
                                                  : FormationTexts::tr("becomes part of %1").arg(national),
                              "done"));
    const CompanyId deciding = session.rules().actor(position).company();
    for (const CompanyId company : ids(game.companies)) {
        if ((formation.debtors & bit(company)) == 0)
            continue;
        const CompanyState &state = position.companies[company];
        rows.append(ofCompany(game, company,
                              FormationTexts::tr("%n loan(s): %1 decides", nullptr, state.loans)
                                  .arg(words.party(position.holdings.director(company))),
                              company == deciding ? "now" : "later"));
    }
    rows.append(step(FormationTexts::tr("Two shares become one of %1").arg(words.asInBook(game.national->company)),
                     formation.keepsTrains ? "done" : "later"));
    rows.append(step(FormationTexts::tr("%1 chooses the trains that it keeps").arg(national),
                     formation.keepsTrains ? "now" : "later"));
    return rows;
}

} // namespace flimnap
