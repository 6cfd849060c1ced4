#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "table/event.h"

namespace flimnap::test {

/// The events of one kind, in the order they were told.
template <class Kind>
std::vector<Kind> told(const Events &events)
{
    std::vector<Kind> found;
    for (const Event &event : events) {
        if (const auto *one = std::get_if<Kind>(&event))
            found.push_back(*one);
    }
    return found;
}

/// Whether the table is told that it waived this rule.
inline bool toldOfWaiving(const Events &events, Code code)
{
    const std::vector<RuleWaived> waived = told<RuleWaived>(events);
    return std::any_of(waived.begin(), waived.end(), [code](const RuleWaived &rule) { return rule.code == code; });
}

} // namespace flimnap::test
