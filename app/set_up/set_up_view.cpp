#include "set_up/set_up_view.h"

#include <algorithm>
#include <set>

#include <QJSEngine>
#include <QRandomGenerator>

#include "set_up/edition_titles.h"
#include "set_up/reading_rows.h"
#include "settings/app_settings.h"
#include "words/plain.h"

namespace flimnap {

namespace {

SetUpView *theSetUp = nullptr;
constexpr int usualCount = 4;

} // namespace

/// The games are read beside what the app begins with; nobody waits for them before this page is opened.
SetUpView::SetUpView(const Configurations &configurations, AppSettings &settings, QObject *parent)
    : QObject(parent), m_configurations(configurations), m_settings(settings)
{
}

SetUpView *SetUpView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theSetUp, QJSEngine::CppOwnership);
    return theSetUp;
}

void SetUpView::setInstance(SetUpView *view)
{
    theSetUp = view;
}

GameSummary SetUpView::chosen() const
{
    return m_configurations.games()[m_place];
}

QList<Option> SetUpView::groups() const
{
    QList<Option> rows;
    QStringList known;
    for (const GameSummary &game : m_configurations.games()) {
        const QString edition = toText(game.edition);
        if (!known.contains(edition))
            rows.append({edition, editionTitle(game.edition)});
        known.append(edition);
    }
    return rows;
}

QList<Option> SetUpView::games() const
{
    QList<Option> rows;
    QStringList known;
    for (const GameSummary &game : m_configurations.games()) {
        if (game.edition != chosen().edition)
            continue;
        const QString code = toText(game.game);
        if (!known.contains(code))
            rows.append({code, toText(game.title)});
        known.append(code);
    }
    return rows;
}

std::vector<GameSummary> SetUpView::variantsOfGame() const
{
    std::vector<GameSummary> games = m_configurations.games();
    const GameSummary chosenOne = chosen();
    std::erase_if(games, [&](const GameSummary &game) {
        return game.edition != chosenOne.edition || game.game != chosenOne.game;
    });
    return games;
}

QList<Option> SetUpView::variants() const
{
    QList<Option> rows;
    for (const GameSummary &game : variantsOfGame())
        rows.append({toText(game.variant), variantTitle(game.variant)});
    return rows;
}

QList<Option> SetUpView::counts() const
{
    std::set<int> all;
    for (const GameSummary &game : variantsOfGame())
        all.insert(game.playerCounts.begin(), game.playerCounts.end());
    QList<Option> rows;
    for (const int count : all)
        rows.append({QString::number(count), QString::number(count)});
    return rows;
}

QString SetUpView::edition() const
{
    return toText(chosen().edition);
}

QString SetUpView::game() const
{
    return toText(chosen().game);
}

QString SetUpView::variant() const
{
    return toText(chosen().variant);
}

QString SetUpView::usualTitle() const
{
    Configuration named;
    named.game = game();
    named.edition = edition();
    named.variant = variant();
    return m_configurations.titleOf(named);
}

void SetUpView::setTitle(const QString &title)
{
    if (title == m_title)
        return;
    m_title = title;
    emit changed();
}

QStringList SetUpView::colours()
{
    return PlayerLooks::palette();
}

QString SetUpView::hint() const
{
    return m_configurations.hint(config());
}

Agreement SetUpView::agreement() const
{
    return Agreement(m_configurations.switches(config()));
}

QList<TableQuestion> SetUpView::readings() const
{
    return m_configurations.readings(config());
}

QString SetUpView::readingsNote() const
{
    const int unusual = unusualReadings(readings());
    return unusual == 0 ? QString() : tr("%n not as usual", "readings of a rule", unusual);
}

bool SetUpView::hasOwnReadings() const
{
    return m_configurations.withUsualReadings(config()) != config();
}

QList<int> SetUpView::pricesToCompare() const
{
    return m_configurations.pricesToCompare(config());
}

QString SetUpView::differences() const
{
    return m_configurations.differences(config());
}

QString SetUpView::chartFault() const
{
    return m_configurations.chartFault(config());
}

QList<TableSection> SetUpView::sections() const
{
    return m_configurations.tableValues(config());
}

/// The first of those that fit best.
std::size_t SetUpView::placeOf(const QString &edition, const QString &game, const QString &variant) const
{
    const std::vector<GameSummary> games = m_configurations.games();
    const auto fit = [&](const GameSummary &known) {
        const bool isEdition = toText(known.edition) == edition;
        const bool isGame = isEdition && toText(known.game) == game;
        const bool isVariant = isGame && toText(known.variant) == variant;
        return int(isEdition) + int(isGame) + int(isVariant);
    };
    const auto best = std::max_element(games.begin(), games.end(),
                                       [&](const GameSummary &a, const GameSummary &b) { return fit(a) < fit(b); });
    return static_cast<std::size_t>(best - games.begin());
}

void SetUpView::recall()
{
    RememberedGame last = m_settings.lastGame();
    m_title.clear();
    m_players = usualPlayers(static_cast<int>(m_settings.rememberedPlayers().size()));
    choose(placeOf(last.edition, last.game, last.variant));
    m_overrides = last.options.take("overrides").toObject();
    m_switches = last.options;
    tell();
}

void SetUpView::chooseEdition(const QString &edition)
{
    choose(placeOf(edition, {}, {}));
    tell();
}

void SetUpView::chooseGame(const QString &game)
{
    choose(placeOf(edition(), game, {}));
    tell();
}

void SetUpView::chooseVariant(const QString &variant)
{
    choose(placeOf(edition(), game(), variant));
    tell();
}

/// As many players as before if the game allows it, else the nearest number.
void SetUpView::choose(std::size_t place)
{
    m_place = place;
    m_overrides = {};
    const std::vector<int> counts = chosen().playerCounts;
    const int count = m_players.isEmpty() ? usualCount : static_cast<int>(m_players.size());
    setCount(std::clamp(count, counts.front(), counts.back()));
}

void SetUpView::chooseCount(int count)
{
    const auto isFor = [&](const GameSummary &game) {
        return std::find(game.playerCounts.begin(), game.playerCounts.end(), count) != game.playerCounts.end();
    };
    const std::vector<GameSummary> variants = variantsOfGame();
    const auto first = std::find_if(variants.begin(), variants.end(), isFor);
    if (first == variants.end())
        return;
    if (!isFor(chosen()))
        choose(placeOf(edition(), game(), toText(first->variant)));
    setCount(count);
    tell();
}

/// Whoever sits there stays; the places behind are for those who sat there the last time.
void SetUpView::setCount(int count)
{
    m_players = m_players.mid(0, count) + usualPlayers(count).mid(m_players.size());
    fillSeats();
}

QList<Person> SetUpView::usualPlayers(int count) const
{
    QList<Person> players = m_settings.rememberedPlayers().mid(0, count);
    while (players.size() < count)
        players.append({tr("Player %1").arg(players.size() + 1), {}});
    const QStringList colours = coloursOf(players);
    for (int seat = 0; seat < count; ++seat)
        players[seat].colour = colours[seat];
    return players;
}

void SetUpView::rename(int seat, const QString &name)
{
    setPlayer(seat, {name, m_players.value(seat).colour});
}

void SetUpView::recolour(int seat, const QString &colour)
{
    setPlayer(seat, {m_players.value(seat).name, colour});
}

void SetUpView::setPlayer(int seat, const Person &player)
{
    if (seat < 0 || seat >= m_players.size())
        return;
    m_players[seat] = player;
    fillSeats();
}

void SetUpView::moveSeat(int from, int to)
{
    const int last = static_cast<int>(m_players.size()) - 1;
    if (from < 0 || from > last)
        return;
    m_players.move(from, std::clamp(to, 0, last));
    fillSeats();
}

void SetUpView::shuffle()
{
    std::shuffle(m_players.begin(), m_players.end(), *QRandomGenerator::global());
    fillSeats();
}

void SetUpView::fillSeats()
{
    const QStringList colours = coloursOf(m_players);
    std::vector<Seat> seats;
    for (const Person &player : std::as_const(m_players))
        seats.push_back({{}, player.name.toStdString()});
    const PlayerLooks looks(seats, colours);
    QList<PlayerLook> rows;
    for (int seat = 0; seat < m_players.size(); ++seat)
        rows.append(looks.look(PlayerId(seat)));
    m_seats.set(rows);
}

void SetUpView::answer(const TableQuestion &answered)
{
    if (!answered.isSwitch) {
        setValue(answered.path, answered.value);
        return;
    }
    m_switches = m_configurations.withSwitch(config(), answered.key(), answered.value);
    tell();
}

void SetUpView::readAsUsual()
{
    const Configuration usual = m_configurations.withUsualReadings(config());
    m_switches = usual.switches;
    m_overrides = usual.overrides;
    tell();
}

void SetUpView::enter(const TableNumber &number, int value)
{
    setValue(number.path, value);
}

void SetUpView::write(const TableCompany &company, const QString &fact, const QString &value)
{
    setValue({"companies", company.key, fact}, value);
}

void SetUpView::exchange(const TableLot &lot, const QString &railway)
{
    setValue(lot.bid.path, railway);
    tellSections();
}

void SetUpView::resizeChart(int columns)
{
    setValue({"chart", "columns"}, columns);
    tellSections();
}

void SetUpView::setValue(const QStringList &path, const QJsonValue &value)
{
    m_overrides = m_configurations.withOverride(config(), path, value);
    emit changed();
}

Configuration SetUpView::config() const
{
    return {.game = game(),
            .edition = edition(),
            .variant = variant(),
            .title = m_title.trimmed().isEmpty() ? usualTitle() : m_title,
            .players = m_players,
            .overrides = m_overrides,
            .switches = m_switches,
            .start = {}};
}

void SetUpView::tell()
{
    emit changed();
    // What is asked for depends on all that is agreed on, but for names and answers.
    Configuration table = config();
    table.title.clear();
    table.overrides = {};
    table.players.fill({});
    table.switches = {};
    for (const TableQuestion &question : m_configurations.switches(config()))
        table.switches.insert(question.key(), question.value);
    if (table == m_toldTable)
        return;
    m_toldTable = table;
    tellSections();
}

/// Later, for it may be an entry among them that asks for others.
void SetUpView::tellSections()
{
    QMetaObject::invokeMethod(this, &SetUpView::sectionsChanged, Qt::QueuedConnection);
}

} // namespace flimnap
