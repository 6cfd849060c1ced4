#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "core/id.h"
#include "journal/header.h"

namespace flimnap {

/// How one of them is told apart from the others; empty for nobody.
struct PlayerLook
{
    Q_GADGET
    QML_VALUE_TYPE(playerLook)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString initial MEMBER initial FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)

public:
    QString name;
    QString initial;
    QColor colour;
    QColor textColour;

    bool operator==(const PlayerLook &) const = default;
};

/// How the players of a table are told apart: a colour each, and initials that differ.
class PlayerLooks
{
public:
    PlayerLooks() = default;
    /// Players beyond the colours given have the usual ones; somebody whom nobody plays has none of them.
    PlayerLooks(const std::vector<Seat> &seats, const QStringList &colours, const QString &absentee = {});

    /// The colours there are to choose from.
    static QStringList palette();

    [[nodiscard]] QString name(PlayerId player) const { return m_names.value(player.index()); }
    [[nodiscard]] QString colour(PlayerId player) const { return m_colours.value(player.index()); }
    [[nodiscard]] QString initials(PlayerId player) const { return m_initials.value(player.index()); }
    [[nodiscard]] PlayerLook look(PlayerId player) const;
    /// Of somebody whom nobody plays.
    [[nodiscard]] PlayerLook absenteesLook() const;

private:
    QStringList m_names;
    QStringList m_colours;
    QStringList m_initials; ///< his last whom nobody plays
    QString m_absentee;
};

/// One letter each; two where names begin alike.
QStringList initialsOf(const QStringList &names);

} // namespace flimnap
