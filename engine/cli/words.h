#pragma once

#include <string>

#include "core/refusal.h"
#include "rounds/codes.h"
#include "rounds/rules.h"
#include "table/event.h"

namespace flimnap {

/// Says in English what the engine says in codes, with the names the journal has for players, companies and things.
/// The rules must outlive it.
class Words
{
public:
    explicit Words(const Rules &rules) : m_game(rules.game()), m_codes(rules.game(), rules.seats()) {}

    [[nodiscard]] const GameDefinition &game() const { return m_game; }

    /// As in the journal: "p1", "BCB", "bank"; empty for nobody.
    [[nodiscard]] std::string code(Party party) const;
    /// As in a sentence: "p1", "BCB", "the bank", "nobody".
    [[nodiscard]] std::string party(Party party) const;
    [[nodiscard]] std::string money(Money amount) const;
    /// As in a sentence.
    [[nodiscard]] std::string value(const ArgValue &value) const;
    /// With the values put in.
    [[nodiscard]] std::string sentence(std::string_view pattern, const Args &args) const;

    /// Why not, in one sentence; the rule's number stands in the refusal.
    [[nodiscard]] std::string refusal(const Refusal &refusal) const;
    /// What happened, in one sentence.
    [[nodiscard]] std::string event(const Event &event) const;

private:
    const GameDefinition &m_game;
    Codes m_codes;
};

} // namespace flimnap
