#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace flimnap {

/// Either a value or the reason why there is none. The engine throws nothing across its border.
template <class Value, class Error>
class [[nodiscard]] Result
{
public:
    Result(Value value) : m_content(std::in_place_index<0>, std::move(value)) {} // NOLINT(google-explicit-constructor)
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const Value &value() const &
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Value &value() &
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Value &&value() &&
    {
        assert(ok());
        return std::move(*std::get_if<0>(&m_content));
    }
    const Value &operator*() const & { return value(); }
    Value &operator*() & { return value(); }
    const Value *operator->() const { return &value(); }
    Value *operator->() { return &value(); }

    [[nodiscard]] const Error &error() const &
    {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }
    [[nodiscard]] Error &&error() &&
    {
        assert(!ok());
        return std::move(*std::get_if<1>(&m_content));
    }

private:
    std::variant<Value, Error> m_content;
};

} // namespace flimnap
