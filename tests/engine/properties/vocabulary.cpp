#include "vocabulary.h"

#include "definition/section.h"
#include "features/action_cards/standing.h"

namespace flimnap::test {

Vocabulary::Vocabulary(const Rules &rules)
{
    const GameDefinition &game = rules.game();
    m_words["company"] = codesOf(game.companies);
    std::vector<std::string> parties = m_words["company"];
    for (const Seat &seat : rules.seats())
        parties.push_back(seat.id);
    for (const std::string_view key : {"by", "account", "holder", "turn"})
        m_words[key] = parties;
    m_words["from"] = codesOf(game.companies);
    m_words["from"].insert(m_words["from"].end(), {"bank", game.poolWord});
    m_words["private"] = codesOf(game.privates);
    for (const CompanyId minor : ids(game.companies)) {
        if (game.classOf(minor).isMinor())
            m_words["private"].push_back(game.companies[minor].code);
    }
    m_words["result"] = m_words["private"];
    for (const std::string_view key : {"train", "to", "trade_in"})
        m_words[key] = codesOf(game.faces);
    for (const PhaseDefinition &phase : game.phases)
        m_words["phase"].push_back(phase.name);
    for (const ChartCell &cell : game.chart)
        m_words["cell"].push_back(cell.name);
    if (game.hexes.count() != 0)
        m_words["hex"] = codesOf(game.hexes);
    for (const TileDefinition &tile : game.tiles)
        m_words["tile"].push_back(tile.id);
    if (game.hasActionRounds) {
        m_words["card"] = codesOf(action_cards::termsOf(game).cards);
        m_words["character"] = m_words["tile"] = codesOf(game.privates);
    }
    m_words["what"] = {"shared_hexes",    "remove_token", "kk_token", "bond_token",  "stack1-coal",
                       "stack1-prestate", "destination",  "loans",    "keep_trains", "certificate_limit"};
    const std::vector<std::string> &railways = m_words["private"];
    m_words["what"].insert(m_words["what"].end(), railways.begin(), railways.end());
    if (game.unseated) {
        m_words["result"] = m_words["company"];
        m_words["rolls"] = {"5", "52"};
        m_words["what"].insert(m_words["what"].end(), {"company", "share", "new_company"});
    }
    m_words["value"] = {"0", "1", "2", "7", "reached", "pay", "merge", "[]"};
    if (game.hexes.count() != 0)
        m_words["value"].push_back(std::prev(game.hexes.end())->code);
}

const std::vector<std::string> &Vocabulary::of(std::string_view key) const
{
    static const std::vector<std::string> none;
    const auto words = m_words.find(key);
    return words == m_words.end() ? none : words->second;
}

} // namespace flimnap::test
