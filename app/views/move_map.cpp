#include "views/move_map.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "io/journal_text.h"

namespace flimnap {

QVariantMap toMap(const Move &move)
{
    const QByteArray line = QByteArray::fromStdString(writeMove(move));
    return QJsonDocument::fromJson(line).object().toVariantMap();
}

Result<Move, Faults> toMove(const QVariantMap &map)
{
    const QByteArray line = QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact);
    return parseMove(line.toStdString(), "move", 1);
}

} // namespace flimnap
