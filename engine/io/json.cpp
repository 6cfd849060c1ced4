#include "io/json.h"

#include <algorithm>
#include <vector>

namespace flimnap {

namespace {

constexpr std::size_t deepestNesting = 32;
constexpr std::size_t mostKeys = 1000;
constexpr int numberOverflow = 406; ///< the library's number for a number it cannot hold

/// Builds the value while the library reads it; the library's own builder keeps the last of two equal keys.
class Builder : public nlohmann::json_sax<Json>
{
public:
    Json root;
    std::string problem;
    std::size_t position = 0; ///< one past the last character read when the problem showed

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t & /*text*/) override { return add(value); }
    bool string(string_t &value) override { return add(std::move(value)); }
    bool binary(binary_t & /*value*/) override { return fail("binary values are not JSON"); }

    bool start_object(std::size_t /*count*/) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*count*/) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t &name) override
    {
        if (m_open.back()->contains(name))
            return fail("the key " + excerpt(Json(name)) + " stands twice in one object");
        if (m_open.back()->size() == mostKeys)
            return fail("an object has more than " + std::to_string(mostKeys) + " keys");
        m_key = std::move(name);
        return true;
    }

    bool parse_error(std::size_t at, const std::string & /*token*/, const nlohmann::detail::exception &error) override
    {
        position = at;
        // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while …; last read: '…'",
        // where what was read last may be any bytes.
        const std::string_view words = error.what();
        const std::size_t start = words.find(": ") + 2;
        const std::string_view reason = error.id == numberOverflow
                                            ? "a number is too large"
                                            : words.substr(start, words.find("; last read") - start);
        problem.append("this is not JSON: ").append(reason);
        return false;
    }

private:
    template <class Value>
    Json *place(Value &&value)
    {
        if (m_open.empty()) {
            root = Json(std::forward<Value>(value));
            return &root;
        }
        if (m_open.back()->is_array()) {
            m_open.back()->push_back(Json(std::forward<Value>(value)));
            return &m_open.back()->back();
        }
        return &(*m_open.back())[m_key].operator=(Json(std::forward<Value>(value)));
    }

    template <class Value>
    bool add(Value &&value)
    {
        place(std::forward<Value>(value));
        return true;
    }

    bool open(Json container)
    {
        if (m_open.size() == deepestNesting)
            return fail("lists and objects are nested more than " + std::to_string(deepestNesting) + " deep");
        m_open.push_back(place(std::move(container)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool fail(std::string words)
    {
        problem = std::move(words);
        return false;
    }

    std::vector<Json *> m_open; ///< the lists and objects not yet ended; stable, only the last one grows
    std::string m_key;
};

/// Whether the byte continues a character of UTF-8.
bool isInsideCharacter(char byte)
{
    return (byte & '\xC0') == '\x80';
}

std::string lineAndColumn(std::string_view text, std::size_t position)
{
    const std::string_view read = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::count(read.begin(), read.end(), '\n');
    const std::size_t lastBreak = read.rfind('\n');
    const std::size_t column = lastBreak == std::string_view::npos ? read.size() : read.size() - lastBreak - 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace

Result<Json, Fault> parseJson(std::string_view text, const std::string &file)
{
    // The library would take a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Fault{file, lineAndColumn(text, zero + 1), "this is not JSON: a zero byte"};
    Builder builder;
    const bool read = Json::sax_parse(text.begin(), text.end(), &builder);
    if (read)
        return std::move(builder.root);
    const std::string place = builder.position > 0 ? lineAndColumn(text, builder.position) : std::string();
    return Fault{file, place, builder.problem};
}

std::string excerpt(const Json &value)
{
    constexpr std::size_t longest = 40;
    std::string words = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (words.size() <= longest)
        return words;
    std::size_t end = longest;
    while (isInsideCharacter(words[end]))
        --end;
    return words.substr(0, end) + "…";
}

} // namespace flimnap
