#include "views/table_check.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace flimnap {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("flimnap::TableCheck", text);
}

QString toText(const std::string &text)
{
    return QString::fromStdString(text);
}

QVariantMap item(const QStringList &path, const QString &label, Money value)
{
    return {{"path", path}, {"label", label}, {"value", static_cast<int>(value.units)}};
}

QVariantMap section(const QString &title, const QVariantList &items)
{
    return {{"title", title}, {"items", items}};
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
    return variant == "base" ? tr("Base game") : toText(variant);
}

QVariantList tableValues(const GameDefinition &game, int players)
{
    QVariantList sections;
    if (const PlayerCount *table = game.tableOf(players)) {
        sections.append(section(tr("At the start"),
                                {item({"start_cash"}, tr("Start cash"), table->cash),
                                 item({"certificate_limit"}, tr("Certificate limit"),
                                      Money{table->certificateLimit})}));
    }
    QVariantList locals;
    for (const PrivateDefinition &railway : game.privates)
        locals.append(item({"local_prices", toText(railway.code)},
                           toText(railway.code) + " " + toText(railway.name), railway.price));
    sections.append(section(tr("Private railways"), locals));

    QVariantList cards;
    for (const TrainCard &card : game.cards) {
        if (card.count)
            cards.append(item({"cards", toText(card.code)}, toText(card.code), Money{*card.count}));
    }
    sections.append(section(tr("Number of train cards"), cards));

    QVariantList trains;
    for (const TrainFace &face : game.faces)
        trains.append(item({"trains", toText(face.code), "price"}, toText(face.code), face.price));
    sections.append(section(tr("Train prices"), trains));

    QVariantList chart;
    int index = 0;
    for (const ChartCell &cell : game.chart)
        chart.append(item({"chart", QString::number(index++)}, toText(cell.name), cell.price));
    sections.append(section(tr("Share-price chart"), chart));
    return sections;
}

} // namespace flimnap
