#include "views/join_groups.h"

namespace flimnap {

QVariantMap joinGroup(const QString &key, const QString &title, const QVariantList &fields, const QString &note)
{
    return {{"key", key},
            {"title", title},
            {"note", note},
            {"code", QString()},
            {"initial", QString()},
            {"colour", QString()},
            {"textColour", QString()},
            {"folds", false},
            {"fields", fields},
            {"fieldCount", static_cast<int>(fields.size())}};
}

QVariantMap joinGroupOf(const QVariantMap &party, const QString &title, const QVariantList &fields, const QString &note)
{
    QVariantMap row = joinGroup(party.value("value").toString(), title, fields, note);
    for (const char *key : {"code", "initial", "colour", "textColour"})
        row.insert(key, party.value(key));
    return row;
}

} // namespace flimnap
