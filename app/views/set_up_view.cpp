#include "views/set_up_view.h"

#include <algorithm>
#include <set>

#include <QJSEngine>
#include <QJSValue>
#include <QRandomGenerator>

#include "settings/app_settings.h"
#include "views/choices.h"
#include "views/edition_titles.h"
#include "views/reading_rows.h"
#include "words/plain.h"

namespace flimnap {

namespace {

SetUpView *theSetUp = nullptr;
constexpr int usualCount = 4;

} // namespace

/// The games are read beside what the app begins with; nobody waits for them before this page is opened.
SetUpView::SetUpView(const Configurations &configurations, AppSettings &settings, QObject *parent)
    : QObject(parent), m_configurations(configurations), m_settings(settings), m_switchRows({"item"}),
      m_choiceRows({"item"})
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

QVariantList SetUpView::groups() const
{
    QVariantList rows;
    QStringList known;
    for (const GameSummary &game : m_configurations.games()) {
        const QString edition = toText(game.edition);
        if (!known.contains(edition))
            rows.append(option(edition, editionTitle(game.edition)));
        known.append(edition);
    }
    return rows;
}

QVariantList SetUpView::games() const
{
    QVariantList rows;
    QStringList known;
    for (const GameSummary &game : m_configurations.games()) {
        if (game.edition != chosen().edition)
            continue;
        const QString code = toText(game.game);
        if (!known.contains(code))
            rows.append(option(code, toText(game.title)));
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

QVariantList SetUpView::variants() const
{
    QVariantList rows;
    for (const GameSummary &game : variantsOfGame())
        rows.append(option(toText(game.variant), variantTitle(game.variant)));
    return rows;
}

QVariantList SetUpView::counts() const
{
    std::set<int> all;
    for (const GameSummary &game : variantsOfGame())
        all.insert(game.playerCounts.begin(), game.playerCounts.end());
    QVariantList rows;
    for (const int count : all)
        rows.append(option(count, QString::number(count)));
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
    return m_configurations.titleOf({{"game", game()}, {"edition", edition()}, {"variant", variant()}});
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

QVariantList SetUpView::readings() const
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
    const QVariantMap usual = m_configurations.withUsualReadings(config());
    return usual.value("switches") != m_switches || usual.value("overrides") != m_overrides;
}

QVariantList SetUpView::pricesToCompare() const
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

QVariantList SetUpView::sections() const
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
    const QVariantMap last = m_settings.lastGame();
    QVariantMap options = last.value("options").toMap();
    m_title.clear();
    m_players = usualPlayers(static_cast<int>(m_settings.rememberedPlayers().size()));
    choose(placeOf(last.value("edition").toString(), last.value("game").toString(), last.value("variant").toString()));
    m_overrides = options.take("overrides").toMap();
    m_switches = options;
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
    m_overrides.clear();
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

QVariantList SetUpView::usualPlayers(int count) const
{
    const QVariantList remembered = m_settings.rememberedPlayers();
    QVariantList players;
    for (int seat = 0; seat < count; ++seat) {
        const QVariantMap player = remembered.value(seat).toMap();
        players.append(QVariantMap{{"name", player.value("name", tr("Player %1").arg(seat + 1))},
                                   {"colour", player.value("colour", colours().value(seat))}});
    }
    return players;
}

void SetUpView::rename(int seat, const QString &name)
{
    setPlayer(seat, "name", name);
}

void SetUpView::recolour(int seat, const QString &colour)
{
    setPlayer(seat, "colour", colour);
}

void SetUpView::setPlayer(int seat, const QString &key, const QString &value)
{
    if (seat < 0 || seat >= m_players.size())
        return;
    QVariantMap player = m_players[seat].toMap();
    player.insert(key, value);
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
    const QStringList colours = PlayerLooks::coloursOf(m_players);
    std::vector<Seat> seats;
    for (const QVariant &player : std::as_const(m_players))
        seats.push_back({{}, player.toMap().value("name").toString().toStdString()});
    const PlayerLooks looks(seats, colours);
    QList<PlayerLook> rows;
    for (int seat = 0; seat < m_players.size(); ++seat)
        rows.append(looks.look(PlayerId(seat)));
    m_seats.set(rows);
}

void SetUpView::agree(const QString &name, const QVariant &value)
{
    m_switches = m_configurations.withSwitch(config(), name, value);
    tell();
}

void SetUpView::readAsUsual()
{
    const QVariantMap usual = m_configurations.withUsualReadings(config());
    m_switches = usual.value("switches").toMap();
    m_overrides = usual.value("overrides").toMap();
    tell();
}

void SetUpView::enter(const QVariantList &path, const QVariant &value)
{
    QStringList keys;
    for (const QVariant &key : path)
        keys.append(key.toString());
    // QML hands a list over as a script's value.
    const bool isScript = value.metaType() == QMetaType::fromType<QJSValue>();
    m_overrides = m_configurations.withOverride(config(), keys, isScript ? value.value<QJSValue>().toVariant() : value);
    emit changed();
}

void SetUpView::reshape(const QVariantList &path, const QVariant &value)
{
    enter(path, value);
    tellSections();
}

QVariantMap SetUpView::config() const
{
    return {{"game", game()},        {"edition", edition()},
            {"variant", variant()},  {"title", m_title.trimmed().isEmpty() ? usualTitle() : m_title},
            {"players", m_players},  {"overrides", m_overrides},
            {"switches", m_switches}};
}

void SetUpView::tell()
{
    QVariantList table{edition(), game(), variant(), m_players.size()};
    QList<QVariantMap> switches;
    QList<QVariantMap> choices;
    for (const QVariant &item : m_configurations.switches(config())) {
        const QVariantMap agreement = item.toMap();
        table.append(agreement.value("value"));
        (agreement.value("options").toList().isEmpty() ? switches : choices).append({{"item", agreement}});
    }
    m_switchRows.setRows(std::move(switches));
    m_choiceRows.setRows(std::move(choices));
    emit changed();
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
