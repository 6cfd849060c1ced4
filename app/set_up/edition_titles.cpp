#include "set_up/edition_titles.h"

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

namespace {

class EditionTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::EditionTitles)
};

} // namespace

QString editionTitle(const std::string &edition)
{
    if (edition == "ru")
        return EditionTexts::tr("Russian edition");
    if (edition == "zh")
        return EditionTexts::tr("Chinese edition");
    if (edition == "cs")
        return EditionTexts::tr("Czech edition");
    if (edition == "pl")
        return EditionTexts::tr("Polish edition");
    return toText(edition);
}

QString variantTitle(const std::string &variant)
{
    if (variant == "base")
        return EditionTexts::tr("Base game");
    if (variant == "cisleithania-2")
        return EditionTexts::tr("Cisleithania for two");
    if (variant == "cisleithania-3")
        return EditionTexts::tr("Cisleithania for three");
    if (variant == "goods-time")
        return EditionTexts::tr("Goods Time");
    if (variant == "training")
        return EditionTexts::tr("Training game");
    if (variant == "bohemia")
        return EditionTexts::tr("Bohemia, with Vaclav");
    if (variant == "moravia-silesia")
        return EditionTexts::tr("Moravia-Silesia");
    if (variant == "solo")
        return EditionTexts::tr("Solo, against Gulliver");
    return toText(variant);
}

} // namespace flimnap
