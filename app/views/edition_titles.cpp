#include "views/edition_titles.h"

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("flimnap::EditionTitles", text);
}

} // namespace

QString editionTitle(const std::string &edition)
{
    if (edition == "ru")
        return tr("Russian edition");
    if (edition == "zh")
        return tr("Chinese edition");
    if (edition == "cs")
        return tr("Czech edition");
    if (edition == "pl")
        return tr("Polish edition");
    return toText(edition);
}

QString variantTitle(const std::string &variant)
{
    if (variant == "base")
        return tr("Base game");
    if (variant == "cisleithania-2")
        return tr("Cisleithania for two");
    if (variant == "cisleithania-3")
        return tr("Cisleithania for three");
    if (variant == "goods-time")
        return tr("Goods Time");
    if (variant == "training")
        return tr("Training game");
    if (variant == "bohemia")
        return tr("Bohemia, with Vaclav");
    if (variant == "moravia-silesia")
        return tr("Moravia-Silesia");
    if (variant == "solo")
        return tr("Solo, against Gulliver");
    return toText(variant);
}

} // namespace flimnap
