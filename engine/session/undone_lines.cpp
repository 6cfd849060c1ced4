#include "session/undone_lines.h"

#include <algorithm>

namespace flimnap {

namespace {

/// The tree with equal decisions behind equal lines taken for one.
class MergedTree
{
public:
    explicit MergedTree(const DecisionTree &decisions)
        : m_nodes(decisions.size() + 1), m_nodeOf(decisions.size() + 1, 0)
    {
        for (int number = 1; number <= static_cast<int>(decisions.size()); ++number)
            add(decisions, number);
    }

    void markLine(const std::vector<int> &line)
    {
        at(0).isPresent = true;
        for (const int number : line)
            at(nodeOf(number)).isPresent = true;
    }

    [[nodiscard]] std::vector<UndoneLine> otherLines() const
    {
        std::vector<UndoneLine> lines;
        for (const Node &node : m_nodes) {
            if (node.newest == 0 || node.isPresent || !node.next.empty())
                continue;
            const Node *shared = &node;
            while (!shared->isPresent)
                shared = &m_nodes[static_cast<std::size_t>(shared->before)];
            lines.push_back({node.newest, shared->depth, node.depth});
        }
        std::sort(lines.begin(), lines.end(), [](const auto &a, const auto &b) { return a.tip < b.tip; });
        return lines;
    }

private:
    struct Node
    {
        int before = 0;
        int depth = 0;
        int newest = 0; ///< of the decisions it stands for; 0 where another node stands for them
        bool isPresent = false;
        std::vector<int> next;
    };

    void add(const DecisionTree &decisions, int number)
    {
        const MadeDecision &decision = decisionOf(decisions, number);
        const int before = nodeOf(decision.parent);
        const std::vector<int> &known = at(before).next;
        const auto same = std::find_if(known.begin(), known.end(), [&](int other) {
            return isSameDecision(decision.move, decisionOf(decisions, other).move);
        });
        const int node = same == known.end() ? number : *same;
        m_nodeOf[static_cast<std::size_t>(number)] = node;
        if (node == number) {
            at(node).before = before;
            at(node).depth = at(before).depth + 1;
            at(before).next.push_back(node);
        }
        at(node).newest = number;
    }

    [[nodiscard]] int nodeOf(int number) const { return m_nodeOf[static_cast<std::size_t>(number)]; }
    Node &at(int node) { return m_nodes[static_cast<std::size_t>(node)]; }

    std::vector<Node> m_nodes; ///< by the number of the first decision that each stands for
    std::vector<int> m_nodeOf;
};

} // namespace

std::vector<UndoneLine> undoneLines(const DecisionTree &decisions, const std::vector<int> &present)
{
    MergedTree tree(decisions);
    tree.markLine(present);
    return tree.otherLines();
}

} // namespace flimnap
