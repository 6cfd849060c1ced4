#pragma once

#include <QString>
#include <QVariantMap>

namespace flimnap {

/// Fields of the form that belong together: {key, title, note, code, initial, colour, textColour, folds, fields,
/// fieldCount}.
QVariantMap joinGroup(const QString &key, const QString &title, const QVariantList &fields, const QString &note = {});
/// Drawn with the token or badge of a player or company.
QVariantMap joinGroupOf(const QVariantMap &party, const QString &title, const QVariantList &fields,
                        const QString &note = {});

} // namespace flimnap
