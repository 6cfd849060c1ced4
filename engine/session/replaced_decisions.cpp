#include "session/replaced_decisions.h"

#include <algorithm>

namespace flimnap {

namespace {

/// Lays every decision beside the one of an earlier line that it stands for, so that a line which branched off several
/// times still knows what it was changed from.
class Comparison
{
public:
    explicit Comparison(const DecisionTree &decisions)
        : m_decisions(decisions), m_next(decisions.size() + 1), m_counterpart(decisions.size() + 1, 0),
          m_replaced(decisions.size() + 1, 0)
    {
        for (int number = 1; number <= static_cast<int>(decisions.size()); ++number) {
            compare(number);
            m_next[at(decisionOf(decisions, number).parent)].push_back(number);
        }
    }

    [[nodiscard]] std::vector<int> takeReplaced() { return std::move(m_replaced); }

private:
    static std::size_t at(int number) { return static_cast<std::size_t>(number); }

    void compare(int number)
    {
        const int parent = decisionOf(m_decisions, number).parent;
        const int former = goneOnBehind(parent);
        if (former == 0)
            repeats(number, sameBehind(m_counterpart[at(parent)], number));
        else if (isSame(number, former))
            repeats(number, former);
        else if (const int afterStruck = sameBehind(former, number))
            repeats(number, afterStruck);
        else
            m_counterpart[at(number)] = m_replaced[at(number)] = former;
    }

    void repeats(int number, int former)
    {
        m_counterpart[at(number)] = former;
        m_replaced[at(number)] = m_replaced[at(former)];
    }

    /// The last decision so far that was made here and that others followed.
    [[nodiscard]] int goneOnBehind(int parent) const
    {
        const std::vector<int> &made = m_next[at(parent)];
        const auto last =
            std::find_if(made.rbegin(), made.rend(), [this](int number) { return !m_next[at(number)].empty(); });
        return last == made.rend() ? 0 : *last;
    }

    [[nodiscard]] int sameBehind(int former, int number) const
    {
        if (former == 0)
            return 0;
        const std::vector<int> &made = m_next[at(former)];
        const auto same = std::find_if(made.rbegin(), made.rend(), [&](int other) { return isSame(number, other); });
        return same == made.rend() ? 0 : *same;
    }

    [[nodiscard]] bool isSame(int one, int other) const
    {
        return isSameDecision(decisionOf(m_decisions, one).move, decisionOf(m_decisions, other).move);
    }

    const DecisionTree &m_decisions;
    std::vector<std::vector<int>> m_next; ///< behind each decision, in the order in which they were made
    std::vector<int> m_counterpart;
    std::vector<int> m_replaced;
};

} // namespace

std::vector<int> replacedDecisions(const DecisionTree &decisions)
{
    return Comparison(decisions).takeReplaced();
}

} // namespace flimnap
