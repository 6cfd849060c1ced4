#include "views/table_companies.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>
#include <QVariantMap>

#include "views/colours.h"
#include "words/names.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// To choose from, each with the colour of letters on it.
QVariantList colours()
{
    QVariantList rows;
    for (const char *colour :
         {"#e07b1a", "#6b4fa3", "#4a4a4a", "#1f9d9d", "#7b4a21", "#d1578f", "#f5f2ea", "#6fb7e0", "#8cc04b"})
        rows.append(QVariantMap{{"colour", colour}, {"textColour", textOn(colour)}});
    return rows;
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

QVariantList companyItems(const QJsonObject &printed, const QJsonObject &overrides)
{
    QVariantList items;
    for (const QString &code : printed.keys()) {
        QVariantMap item = printed[code].toObject().toVariantMap();
        item.insert(overrides[code].toObject().toVariantMap());
        item.insert("kind", "company");
        item.insert("path", QStringList{"companies", code});
        item.insert("label", companyName(printed[code]["name"].toString(), code));
        item.insert("printed", printed[code].toObject().toVariantMap());
        item.insert("colours", colours());
        items.append(item);
    }
    return items;
}

} // namespace flimnap
