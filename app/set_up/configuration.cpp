#include "set_up/configuration.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace flimnap {

QString Configuration::written() const
{
    QJsonArray seats;
    for (const Person &player : players)
        seats.append(QJsonObject{{"name", player.name}, {"colour", player.colour}});
    QJsonObject kept{{"game", game},     {"edition", edition},     {"variant", variant},
                     {"players", seats}, {"overrides", overrides}, {"switches", switches}};
    if (!title.isEmpty())
        kept.insert("title", title);
    return QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

Configuration Configuration::read(const QString &text)
{
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    Configuration config{.game = kept["game"].toString(),
                         .edition = kept["edition"].toString(),
                         .variant = kept["variant"].toString(),
                         .title = kept["title"].toString(),
                         .players = {},
                         .overrides = kept["overrides"].toObject(),
                         .switches = kept["switches"].toObject(),
                         .start = {}};
    for (const QJsonValue seat : kept["players"].toArray())
        config.players.append({seat["name"].toString(), seat["colour"].toString()});
    return config;
}

} // namespace flimnap
