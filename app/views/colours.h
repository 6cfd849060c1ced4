#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "rounds/rules.h"

namespace flimnap {

QString companyColour(const GameDefinition &game, CompanyId company);
/// Black or white, whichever can be read better on the colour.
QString textOn(const QString &colour);

/// A company as its token shows it; empty for none.
struct CompanyLook
{
    Q_GADGET
    QML_VALUE_TYPE(companyLook)
    Q_PROPERTY(QString token MEMBER token FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)

public:
    QString token;
    QColor colour;
    QColor textColour;

    bool operator==(const CompanyLook &) const = default;
};

CompanyLook lookOf(const GameDefinition &game, CompanyId company);
/// The same as a map: {token, colour, textColour}.
QVariantMap tokenOf(const GameDefinition &game, CompanyId company);

} // namespace flimnap
