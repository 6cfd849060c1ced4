#include "words/names.h"

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

namespace {

class NameTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Names)
};

} // namespace

QString companyName(const QString &name, const QString &code)
{
    return name == code ? NameTexts::tr("Company %1").arg(code) : name;
}

QString companyName(const CompanyDefinition &company)
{
    return companyName(toText(company.name), toText(company.code));
}

QString absenteeName(const GameDefinition &game)
{
    if (!game.absentee)
        return {};
    return game.absentee->name == "Vaclav" ? NameTexts::tr("Vaclav") : toText(game.absentee->name);
}

QString listed(const QStringList &parts)
{
    return parts.join(NameTexts::tr(", ", "between the parts of a list"));
}

QString inOneText(const QStringList &sentences)
{
    return sentences.join(' ').replace("。 ", "。");
}

} // namespace flimnap
