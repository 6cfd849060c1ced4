#include "features/feature_view.h"
#include "views/choices.h"
#include "views/join_form.h"
#include "views/join_groups.h"
#include "words/plain.h"

// What the form asks where companies get their capital bit by bit.

namespace flimnap {

/// Also of a company that nobody has started yet.
QVariantMap JoinForm::destinationField(const QString &code) const
{
    const std::string &destination = game().companies[m_answers.company(code)].destination;
    const HexDefinition *hex = game().findHex(destination);
    const QString name =
        hex != nullptr ? (toText(hex->printed) + " " + toText(hex->name)).trimmed() : toText(destination);
    return m_fields.flag(placeOf("companies", code, "destination"), tr("Has reached its destination, %1").arg(name));
}

/// How its shares bring it money, and what they have brought until now.
QVariantList JoinForm::capitalFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    QVariantList fields{m_fields.choice(
        place("capital"), tr("Its shares bring"),
        {option("escrow", tr("the first half at once, the rest at its destination")),
         option("per-share", tr("all at once, share by share")),
         option("at-float", tr("everything when %1 % are sold")
                                .arg(m_answers.sizeOf(code).percent(m_answers.sizeOf(code).floatUnits)))})};
    if (m_answers.hasTreasuryEarly(code))
        fields.append(m_fields.number(place("cash"), tr("Treasury")));
    if (m_answers.capitalOf(code) == Capital::Escrow)
        fields.append(m_fields.number(place("escrow"), tr("Kept until it reaches its destination")));
    for (const FeatureView *view : viewsOf(game()))
        fields += view->financeFields(m_answers, m_fields, code);
    return fields;
}

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
