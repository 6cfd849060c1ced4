#include "views/choices.h"
#include "views/join_form.h"
#include "views/join_groups.h"
#include "words/plain.h"

// What the form asks where companies take loans, get their capital bit by bit or are merged into a national one.

namespace flimnap {

namespace {

constexpr int mostLoans = 10;
constexpr int mostCertificates = 99;

} // namespace

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
    if (m_answers.asksLoans(code))
        fields.append(m_fields.count(place("loans"), tr("Loans"), mostLoans));
    return fields;
}

/// What became of the companies that were merged into it.
QVariantList JoinForm::nationalFields(const QString &code) const
{
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const CompanyClass &size = game().classOf(m_answers.company(code));
    QVariantList prices;
    for (const CellId cell : m_answers.firstCells(code)) {
        const QString price = QString::number(game().chart[cell].price.units);
        prices.append(option(price, price));
    }
    QVariantList shares;
    for (const int units : {size.units, size.growsInto ? game().classes[size.growsInto].units : size.units}) {
        const QString text = QString::number(units);
        if (shares.isEmpty() || shares.first().toMap().value("value") != text)
            shares.append(option(text, text));
    }
    QVariantList fields{m_fields.amount(place("initial_price"), tr("Formed at"), prices),
                        m_fields.amount(place("shares"), tr("Divided into shares"), shares),
                        m_fields.flag(place("frozen"), tr("Its marker stands still: it had no train yet that lasts")),
                        m_fields.flag(place("acts_first"), tr("Still to act, as the first one in its first round"))};
    if (game().national->asksCertificateLimit)
        fields.append(
            m_fields.countFrom(1, "certificate_limit", tr("Certificate limit from now on"), mostCertificates));
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
