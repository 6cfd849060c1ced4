#include "features/feature_view.h"
#include "views/choices.h"
#include "views/join_form.h"
#include "views/join_groups.h"
#include "words/plain.h"

// What the form asks where companies get their capital bit by bit.

namespace flimnap {

/// What may not be sold again in this round.
QVariantMap JoinForm::boughtGroup() const
{
    QVariantList fields;
    for (const QString &seat : m_answers.seats()) {
        for (const QString &company : m_answers.companiesInPlay()) {
            if (m_answers.number(placeOf("players", seat, "shares/" + company)) > 0)
                fields.append(m_fields.percent(placeOf("bought_this_round", seat, company),
                                               tr("%1: of %2").arg(m_answers.playerName(seat), company),
                                               m_answers.sizeOf(company).percent(1)));
        }
    }
    QVariantMap row = joinGroup("bought_this_round", tr("Shares bought in this round"), fields);
    row.insert("folds", true);
    return row;
}

} // namespace flimnap
