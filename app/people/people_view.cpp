#include "people/people_view.h"

#include <utility>

#include <QJSEngine>

#include "settings/app_settings.h"
#include "words/fault_words.h"

namespace flimnap {

namespace {

PeopleView *thePeople = nullptr;

} // namespace

PeopleView::PeopleView(const GameLibrary &library, GameView &game, AppSettings &settings, QObject *parent)
    : QObject(parent), m_library(library), m_game(game), m_settings(settings)
{
    connect(&m_game, &GameView::changed, this, &PeopleView::fillSeats);
}

PeopleView *PeopleView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(thePeople, QJSEngine::CppOwnership);
    return thePeople;
}

void PeopleView::setInstance(PeopleView *view)
{
    thePeople = view;
}

bool PeopleView::canMove() const
{
    return m_game.isOpen() && m_game.kept()->session().decisions().empty() &&
           m_game.kept()->session().header().start.empty();
}

QStringList PeopleView::names() const
{
    QStringList names;
    for (const Seat &seat : m_game.kept()->session().header().players)
        names.append(QString::fromStdString(seat.name));
    return names;
}

QStringList PeopleView::colours() const
{
    QStringList colours;
    for (int seat = 0; seat < m_seats.count(); ++seat)
        colours.append(m_game.looks().colour(PlayerId(seat)));
    return colours;
}

void PeopleView::rename(int seat, const QString &name)
{
    QStringList all = names();
    const QString before = std::exchange(all[seat], name.trimmed());
    change(all, colours());
    if (!m_fault.isEmpty() || before == all[seat])
        return;
    // A group that begins another game is asked under the same names.
    QList<Person> remembered = m_settings.rememberedPlayers();
    for (Person &player : remembered) {
        if (player.name == before)
            player.name = all[seat];
    }
    m_settings.setRememberedPlayers(remembered);
}

void PeopleView::recolour(int seat, const QString &colour)
{
    QStringList all = colours();
    all[seat] = colour;
    change(names(), all);
}

void PeopleView::moveSeat(int from, int to)
{
    if (!canMove())
        return;
    QStringList allNames = names();
    QStringList allColours = colours();
    allNames.move(from, to);
    allColours.move(from, to);
    change(allNames, allColours);
}

void PeopleView::change(const QStringList &names, const QStringList &colours)
{
    std::vector<std::string> wanted;
    for (const QString &name : names)
        wanted.push_back(name.toStdString());
    const Faults faults = m_game.changePeople(m_library, wanted, colours);
    const bool isBadName = !faults.empty() && faults.front().place.ends_with("key \"players\"");
    m_fault = faults.empty() ? QString()
              : isBadName    ? tr("A name has 1 to 40 visible characters.")
                             : faultWords(faults.front());
    if (faults.empty())
        m_settings.setPlayerColours(m_game.kept()->number().value, colours);
    emit changed();
}

void PeopleView::fillSeats()
{
    QList<PlayerLook> rows;
    const auto count = m_game.isOpen() ? static_cast<int>(m_game.kept()->session().header().players.size()) : 0;
    for (int seat = 0; seat < count; ++seat)
        rows.append(m_game.looks().look(PlayerId(seat)));
    m_seats.set(rows);
    emit changed();
}

} // namespace flimnap
