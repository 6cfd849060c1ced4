#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "core/id.h"
#include "journal/header.h"

namespace flimnap {

/// How the players of a table are told apart: a colour each, and initials that differ.
class PlayerLooks
{
public:
    PlayerLooks() = default;
    /// Players beyond the colours given have the usual ones.
    PlayerLooks(const std::vector<Seat> &seats, const QStringList &colours);

    /// The colours there are to choose from.
    static QStringList palette();

    [[nodiscard]] QString colour(PlayerId player) const { return m_colours.value(player.index()); }
    [[nodiscard]] QString initials(PlayerId player) const { return m_initials.value(player.index()); }
    /// {name, initial, colour, textColour}
    [[nodiscard]] QVariantMap badge(PlayerId player) const;

private:
    QStringList m_names;
    QStringList m_colours;
    QStringList m_initials;
};

/// One letter each; two where names begin alike.
QStringList initialsOf(const QStringList &names);

} // namespace flimnap
