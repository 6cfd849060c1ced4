#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace flimnap::test {

/// What was found wrong; the words are only put together when something is.
class Problems
{
public:
    template <class... Words>
    void unless(bool holds, const Words &...words)
    {
        if (holds)
            return;
        std::ostringstream text;
        (text << ... << words);
        m_all.push_back(text.str());
    }

    [[nodiscard]] bool none() const { return m_all.empty(); }
    [[nodiscard]] const std::vector<std::string> &all() const { return m_all; }

private:
    std::vector<std::string> m_all;
};

} // namespace flimnap::test
