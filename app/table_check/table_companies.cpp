#include "table_check/table_companies.h"

#include <algorithm>

#include "views/colours.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

TokenColour tokenColour(const QString &colour)
{
    return {QColor(colour), QColor(textOn(colour))};
}

QList<TokenColour> colours()
{
    QList<TokenColour> all;
    for (const char *colour :
         {"#e07b1a", "#6b4fa3", "#4a4a4a", "#1f9d9d", "#7b4a21", "#d1578f", "#f5f2ea", "#6fb7e0", "#8cc04b"})
        all.append(tokenColour(colour));
    return all;
}

} // namespace

QJsonObject printedCompanies(const GameDefinition &game)
{
    QJsonObject companies;
    // Where some companies are taken in a draft those founded later have a number in place of a name.
    const bool areGiven = std::ranges::any_of(game.companies, &CompanyDefinition::isGiven);
    for (const CompanyDefinition &company : game.companies) {
        if (areGiven && !company.isGiven)
            companies.insert(toText(company.code), QJsonObject{{"code", toText(company.code)},
                                                               {"name", toText(company.name)},
                                                               {"colour", toText(company.colour)}});
    }
    return companies;
}

QList<TableCompany> tableCompanies(const QJsonObject &printed, const QJsonObject &overrides)
{
    QList<TableCompany> companies;
    for (const QString &code : printed.keys()) {
        const QJsonObject card = printed[code].toObject();
        QJsonObject now = card;
        const QJsonObject given = overrides[code].toObject();
        for (auto fact = given.begin(); fact != given.end(); ++fact)
            now.insert(fact.key(), fact.value());
        companies.append({.key = code,
                          .label = companyName(card["name"].toString(), code),
                          .code = now["code"].toString(),
                          .name = now["name"].toString(),
                          .colour = tokenColour(now["colour"].toString()),
                          .printedCode = card["code"].toString(),
                          .printedName = card["name"].toString(),
                          .differs = now != card,
                          .colours = colours()});
    }
    return companies;
}

} // namespace flimnap
