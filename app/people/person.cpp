#include "people/person.h"

#include "views/player_looks.h"

namespace flimnap {

QStringList coloursOf(const QList<Person> &people)
{
    QStringList colours;
    for (qsizetype seat = 0; seat < people.size(); ++seat)
        colours.append(people[seat].colour.isEmpty() ? PlayerLooks::palette().value(seat) : people[seat].colour);
    return colours;
}

} // namespace flimnap
