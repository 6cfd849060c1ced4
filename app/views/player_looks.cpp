#include "views/player_looks.h"

#include <algorithm>

#include "views/colours.h"

namespace flimnap {

QStringList PlayerLooks::palette()
{
    // Told apart also by people who see no red or green; each player has an initial besides.
    return {"#0072b2", "#b5452c", "#00785a", "#7a4b94", "#8a6d00", "#4a4a4a", "#b83b7d", "#d9a400"};
}

PlayerLooks::PlayerLooks(const std::vector<Seat> &seats, const QStringList &colours, const QString &absentee)
    : m_absentee(absentee)
{
    for (const Seat &seat : seats) {
        const qsizetype index = m_names.size();
        m_names.append(QString::fromStdString(seat.name));
        m_colours.append(index < colours.size() ? colours[index] : palette()[index % palette().size()]);
    }
    m_initials = initialsOf(absentee.isEmpty() ? m_names : m_names + QStringList{absentee});
}

PlayerLook PlayerLooks::look(PlayerId player) const
{
    if (!player)
        return {};
    return {m_names.value(player.index()), initials(player), QColor(colour(player)), QColor(textOn(colour(player)))};
}

PlayerLook PlayerLooks::absenteesLook() const
{
    const QString grey = "#5b6770";
    return {m_absentee, m_initials.last(), QColor(grey), QColor(textOn(grey))};
}

QStringList initialsOf(const QStringList &names)
{
    QStringList firsts;
    for (const QString &name : names)
        firsts.append(name.trimmed().left(1).toUpper());
    QStringList result;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (firsts.count(firsts[i]) < 2) {
            result.append(firsts[i]);
            continue;
        }
        const QString name = names[i].trimmed();
        const auto isShared = [&](qsizetype place) {
            for (qsizetype j = 0; j < names.size(); ++j) {
                if (j != i && firsts[j] == firsts[i] && names[j].trimmed().mid(place, 1) == name.mid(place, 1))
                    return true;
            }
            return false;
        };
        // The first place where the name differs from all that begin alike: "Anna" and "Alex" are An and Al. Where
        // that is taken or there is none, the next letter of the name that tells it apart, at last the seat's number.
        QStringList candidates;
        for (const bool shared : {false, true}) {
            for (qsizetype place = 1; place < name.size(); ++place) {
                if (isShared(place) == shared)
                    candidates.append(firsts[i] + name.mid(place, 1));
            }
        }
        candidates.append(firsts[i] + QString::number(i + 1));
        result.append(*std::find_if(candidates.begin(), candidates.end() - 1,
                                    [&](const QString &initials) { return !result.contains(initials); }));
    }
    return result;
}

} // namespace flimnap
