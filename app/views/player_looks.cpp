#include "views/player_looks.h"

#include "views/colours.h"

namespace flimnap {

QStringList PlayerLooks::palette()
{
    // Told apart also by people who see no red or green; each player has an initial besides.
    return {"#0072b2", "#b5452c", "#00785a", "#7a4b94", "#8a6d00", "#4a4a4a", "#b83b7d", "#d9a400"};
}

PlayerLooks::PlayerLooks(const std::vector<Seat> &seats, const QStringList &colours)
{
    for (const Seat &seat : seats) {
        const qsizetype index = m_names.size();
        m_names.append(QString::fromStdString(seat.name));
        m_colours.append(index < colours.size() ? colours[index] : palette()[index % palette().size()]);
    }
    m_initials = initialsOf(m_names);
}

QVariantMap PlayerLooks::badge(PlayerId player) const
{
    return {{"name", m_names.value(player.index())},
            {"initial", initials(player)},
            {"colour", colour(player)},
            {"textColour", textOn(colour(player))}};
}

QStringList initialsOf(const QStringList &names)
{
    QStringList initials;
    for (const QString &name : names)
        initials.append(name.trimmed().left(1).toUpper());
    QStringList result = initials;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (initials.count(initials[i]) < 2)
            continue;
        // The first place where the name differs from all that begin alike: "Anna" and "Alex" are An and Al.
        const QString name = names[i].trimmed();
        qsizetype place = 1;
        const auto isShared = [&] {
            for (qsizetype j = 0; j < names.size(); ++j) {
                if (j != i && initials[j] == initials[i] && names[j].trimmed().mid(place, 1) == name.mid(place, 1))
                    return true;
            }
            return false;
        };
        while (place < name.size() && isShared())
            ++place;
        result[i] = initials[i] + name.mid(place < name.size() ? place : 1, 1);
    }
    return result;
}

} // namespace flimnap
