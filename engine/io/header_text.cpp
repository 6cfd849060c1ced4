#include <algorithm>

#include "io/journal_line.h"
#include "io/journal_text.h"

namespace flimnap {

namespace {

constexpr int journalFormat = 1;
constexpr int mostPlayers = 6;
constexpr int longestName = 40; ///< in characters

bool isPlayerId(const Json &value)
{
    if (!value.is_string())
        return false;
    const auto &id = value.get_ref<const std::string &>();
    return id.size() == 2 && id[0] == 'p' && id[1] >= '1' && id[1] <= '0' + mostPlayers;
}

/// A name that fits a line of a table and can be seen there.
bool isPlayerName(const Json &value)
{
    if (!value.is_string())
        return false;
    const auto &name = value.get_ref<const std::string &>();
    const auto startsCharacter = [](char byte) { return (byte & '\xC0') != '\x80'; };
    const auto isControl = [](char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F'; };
    return name.find_first_not_of(' ') != std::string::npos && std::none_of(name.begin(), name.end(), isControl) &&
           std::count_if(name.begin(), name.end(), startsCharacter) <= longestName;
}

void readSeat(Json &value, std::vector<Seat> &seats, std::size_t number, LineFaults &faults)
{
    const std::string which = "player " + std::to_string(number) + ": ";
    if (!value.is_object()) {
        faults.add("players", which + isNot(value, R"(a player such as {"id":"p1","name":"Anna"})"));
        return;
    }
    Json id;
    Json name;
    for (auto &[key, content] : value.get_ref<JsonObject &>()) {
        if (key == "id")
            id = std::move(content);
        else if (key == "name")
            name = std::move(content);
        else
            faults.add("players", which + "a player has no key " + excerpt(Json(key)) + "; the keys are id and name");
    }
    if (!isPlayerId(id))
        faults.add("players", which + "the id " + isNot(id, "one of p1 to p6"));
    else if (std::any_of(seats.begin(), seats.end(), [&](const Seat &other) { return id == other.id; }))
        faults.add("players", which + "the id " + excerpt(id) + " is another player's already");
    if (!isPlayerName(name))
        faults.add("players", which + "the name " + isNot(name, "a text of 1 to 40 visible characters on one line"));
    if (id.is_string() && name.is_string())
        seats.push_back({std::move(id.get_ref<std::string &>()), std::move(name.get_ref<std::string &>())});
}

void readPlayers(Json &value, std::vector<Seat> &seats, LineFaults &faults)
{
    if (!value.is_array() || value.empty() || value.size() > mostPlayers) {
        faults.add("players", isNot(value, "a list of 1 to 6 players in the first playing order"));
        return;
    }
    std::size_t number = 0;
    for (Json &item : value)
        readSeat(item, seats, ++number, faults);
}

void readText(Json &value, std::string_view key, std::string &place, LineFaults &faults)
{
    if (std::optional<std::string> text = takeText(value))
        place = std::move(*text);
    else
        faults.add(key, isNot(value, "a text"));
}

void readObject(const Json &value, std::string_view key, std::string &place, LineFaults &faults)
{
    if (value.is_object())
        place = value.dump();
    else
        faults.add(key, isNot(value, "an object"));
}

/// Whether the line is a header in a version that can be understood.
bool isReadable(const Json &object, LineFaults &faults)
{
    const auto version = object.find("flimnap");
    if (version == object.end()) {
        faults.add("flimnap", R"(missing; a journal begins with its header, {"flimnap":1,"game":…})");
        return false;
    }
    const std::optional<int> number = wholeNumber(*version);
    if (number == journalFormat)
        return true;
    if (number > journalFormat)
        faults.add("flimnap", "this journal has format version " + std::to_string(*number) +
                                  "; this program knows version 1 only, a newer program is needed");
    else
        faults.add("flimnap", isNot(*version, "a format version; the present one is 1"));
    return false;
}

} // namespace

std::optional<Json> headerOn(std::string_view line, LineFaults &faults)
{
    std::optional<Json> object =
        objectOn(line, R"(a journal's header, which is an object such as {"flimnap":1,"game":…})", faults);
    if (object && !isReadable(*object, faults))
        object.reset();
    return object;
}

std::optional<Header> readHeader(Json &object, LineFaults &faults)
{
    Header header;
    for (auto &[key, value] : object.get_ref<JsonObject &>()) {
        if (key == "game")
            readText(value, key, header.game, faults);
        else if (key == "edition")
            readText(value, key, header.edition, faults);
        else if (key == "variant")
            readText(value, key, header.variant, faults);
        else if (key == "players")
            readPlayers(value, header.players, faults);
        else if (key == "start")
            readObject(value, key, header.start, faults);
        else if (key == "options")
            readObject(value, key, header.options, faults);
        else if (key != "flimnap")
            faults.add(key, "the header has no such key; it takes flimnap, game, edition, variant, players, start, "
                            "options");
    }
    for (const std::string_view key : {"game", "edition", "players"})
        if (!object.contains(key))
            faults.add(key, "missing; the header needs it");
    if (!faults.none())
        return std::nullopt;
    return header;
}

Result<Header, Fault> parseHeader(std::string_view line, const std::string &file, int lineNumber)
{
    Faults all;
    LineFaults faults(file, lineNumber, all);
    std::optional<Json> object = headerOn(line, faults);
    std::optional<Header> header = object ? readHeader(*object, faults) : std::nullopt;
    if (!header)
        return all.front();
    return std::move(*header);
}

std::string writeHeader(const Header &header)
{
    std::string line = R"({"flimnap":)" + std::to_string(journalFormat) + R"(,"game":)";
    appendText(line, header.game);
    line += R"(,"edition":)";
    appendText(line, header.edition);
    line += R"(,"variant":)";
    appendText(line, header.variant);
    line += R"(,"players":[)";
    for (const Seat &seat : header.players) {
        line += &seat == header.players.data() ? R"({"id":)" : R"(,{"id":)";
        appendText(line, seat.id);
        line += R"(,"name":)";
        appendText(line, seat.name);
        line += '}';
    }
    line += ']';
    if (!header.start.empty())
        line.append(R"(,"start":)").append(header.start);
    line.append(R"(,"options":)").append(header.options).append("}");
    return line;
}

} // namespace flimnap
