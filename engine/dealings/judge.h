#pragma once

#include "core/refusal.h"

namespace flimnap {

/// Hears one move: notes the first reason to refuse it, and lets go what the table waives ("force").
class Judge
{
public:
    explicit Judge(bool tableSaysYes = false) : m_tableSaysYes(tableSaysYes) {}

    /// What cannot be done at all unless this holds.
    void need(bool holds, Code code, std::initializer_list<Arg> args = {})
    {
        if (!holds && !m_refusal)
            m_refusal = Refusal{code, false, args, {}};
    }
    /// That a name of the move means something in this game.
    void know(bool holds, std::string_view key, const std::string &name)
    {
        if (!holds && !m_refusal)
            m_refusal = Refusal{Code::UnknownName, false, {{"name", name}, {"key", KeyWord{key}}}, {}};
    }
    /// What the rules forbid unless this holds; the table may say yes all the same.
    void rule(bool holds, Code code, std::initializer_list<Arg> args = {})
    {
        if (holds || m_refusal)
            return;
        if (m_tableSaysYes)
            m_waived.push_back(code);
        else
            m_refusal = Refusal{code, true, args, {}};
    }
    void refuse(const Refusal &refusal)
    {
        if (!m_refusal)
            m_refusal = refusal;
    }

    [[nodiscard]] bool refused() const { return m_refusal.has_value(); }
    [[nodiscard]] const Verdict &verdict() const { return m_refusal; }
    [[nodiscard]] const std::vector<Code> &waived() const { return m_waived; }

private:
    bool m_tableSaysYes;
    Verdict m_refusal;
    std::vector<Code> m_waived;
};

} // namespace flimnap
