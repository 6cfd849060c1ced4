#include "io/journal_line.h"

#include <algorithm>
#include <cstdint>

#include "io/journal_text.h"
#include "journal/move_schema.h"

namespace flimnap {

LineFaults::LineFaults(const std::string &file, int line, Faults &faults)
    : m_file(file), m_line(line), m_faults(faults), m_before(faults.size())
{
}

void LineFaults::add(std::string message)
{
    m_faults.push_back({m_file, "line " + std::to_string(m_line), std::move(message)});
}

void LineFaults::add(std::string_view key, std::string message)
{
    m_faults.push_back({m_file, "line " + std::to_string(m_line) + ", key " + excerpt(Json(key)), std::move(message)});
}

void LineFaults::addFromJson(const Fault &fault)
{
    constexpr std::string_view wholeFile = "line 1";
    std::string place = "line " + std::to_string(m_line);
    if (fault.place.starts_with(wholeFile))
        place += fault.place.substr(wholeFile.size());
    m_faults.push_back({m_file, std::move(place), fault.message});
}

std::optional<Json> objectOn(std::string_view line, std::string_view expected, LineFaults &faults)
{
    if (line.size() > longestJournalLine) {
        faults.add("longer than " + std::to_string(longestJournalLine / kibibyte) + " KiB; no line of a journal is");
        return std::nullopt;
    }
    if (line.starts_with("\xEF\xBB\xBF")) {
        faults.add("begins with a byte order mark; save the file as UTF-8 without it");
        return std::nullopt;
    }
    Result<Json, Fault> json = parseJson(line, {});
    if (!json) {
        faults.addFromJson(json.error());
        return std::nullopt;
    }
    if (!json->is_object()) {
        faults.add(isNot(*json, expected));
        return std::nullopt;
    }
    return std::move(json).value();
}

std::string isNot(const Json &value, std::string_view expected)
{
    return excerpt(value).append(" is not ").append(expected);
}

std::optional<int> wholeNumber(const Json &value)
{
    if (!value.is_number_integer())
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    const bool wrapped = value.is_number_unsigned() && number < 0;
    if (wrapped || number < -largestNumber || number > largestNumber)
        return std::nullopt;
    return static_cast<int>(number);
}

std::optional<std::string> takeText(Json &value)
{
    if (!value.is_string() || value.get_ref<const std::string &>().empty())
        return std::nullopt;
    return std::move(value.get_ref<std::string &>());
}

void appendText(std::string &line, std::string_view text)
{
    const auto isPlain = [](char character) {
        return character >= ' ' && character <= '~' && character != '"' && character != '\\';
    };
    if (std::all_of(text.begin(), text.end(), isPlain))
        line.append("\"").append(text).append("\"");
    else
        line += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace flimnap
