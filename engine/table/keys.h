#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/money.h"
#include "core/parts.h"

namespace flimnap {

/// Keys of a joined table that belong to a feature, which names each once: read, they get the values that stand there;
/// written, what has its default is left out.
class Keys
{
public:
    virtual ~Keys() = default;

    virtual void flag(std::string_view key, bool &value) = 0;
    virtual void number(std::string_view key, std::optional<int> &value, int least, int most) = 0;
    virtual void money(std::string_view key, Money &value) = 0;
    virtual void names(std::string_view key, std::vector<std::string> &value) = 0;
    /// By codes: a number each, or a list of them.
    virtual void numbers(std::string_view key, std::map<std::string, int> &value, int least, int most) = 0;
    virtual void numberLists(std::string_view key, std::map<std::string, std::vector<int>> &value, int least,
                             int most) = 0;
    virtual void text(std::string_view key, std::string &value) = 0;
    /// One of a few words; empty is the default.
    virtual void word(std::string_view key, std::string &value, const std::vector<std::string> &known) = 0;
    /// 0 is the default.
    void number(std::string_view key, int &value, int most)
    {
        std::optional<int> given = value == 0 ? std::nullopt : std::optional(value);
        number(key, given, 0, most);
        value = given.value_or(0);
    }

    /// The keys of one part, which is there only if any of them says something.
    template <class Part, class NameKeys>
    static void part(Parts &parts, const NameKeys &nameKeys)
    {
        const Part *before = parts.find<Part>();
        Part values = before != nullptr ? *before : Part();
        nameKeys(values);
        parts.set(std::move(values));
    }
};

} // namespace flimnap
