#include "views/edition_titles.h"

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

namespace {

class Say
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::EditionTitles)
};

} // namespace

QString editionTitle(const std::string &edition)
{
    if (edition == "ru")
        return Say::tr("Russian edition");
    if (edition == "zh")
        return Say::tr("Chinese edition");
    if (edition == "cs")
        return Say::tr("Czech edition");
    if (edition == "pl")
        return Say::tr("Polish edition");
    return toText(edition);
}

QString variantTitle(const std::string &variant)
{
    if (variant == "base")
        return Say::tr("Base game");
    if (variant == "cisleithania-2")
        return Say::tr("Cisleithania for two");
    if (variant == "cisleithania-3")
        return Say::tr("Cisleithania for three");
    if (variant == "goods-time")
        return Say::tr("Goods Time");
    if (variant == "training")
        return Say::tr("Training game");
    if (variant == "bohemia")
        return Say::tr("Bohemia, with Vaclav");
    if (variant == "moravia-silesia")
        return Say::tr("Moravia-Silesia");
    if (variant == "solo")
        return Say::tr("Solo, against Gulliver");
    return toText(variant);
}

} // namespace flimnap
