#include "cli/words.h"

#include "table/told.h"

namespace flimnap {

namespace {

/// What the values of a sentence are called.
class Shown
{
public:
    explicit Shown(const Words &words) : m_words(words), m_game(words.game()) {}

    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::vector<int> &numbers) const
    {
        std::string list;
        for (const int number : numbers)
            list += (list.empty() ? "" : ", ") + std::to_string(number);
        return list;
    }
    std::string operator()(Money amount) const { return m_words.money(amount); }
    std::string operator()(const std::vector<Money> &amounts) const
    {
        std::string list;
        for (std::size_t index = 0; index + 1 < amounts.size(); ++index)
            list += (index == 0 ? "" : ", ") + std::to_string(amounts[index].units);
        return amounts.empty() ? list : list + (list.empty() ? "" : " or ") + m_words.money(amounts.back());
    }
    std::string operator()(Party party) const { return m_words.party(party); }
    std::string operator()(PrivateId railway) const { return m_game.privates[railway].code; }
    std::string operator()(CardId card) const { return m_game.cards[card].code; }
    std::string operator()(FaceId face) const { return m_game.faces[face].code; }
    std::string operator()(PhaseId phase) const { return m_game.phases[phase].title; }
    std::string operator()(const Round &round) const { return name(round); }
    std::string operator()(Reason reason) const { return std::string(name(reason)); }
    std::string operator()(const HexCode &hex) const { return hex.code; }
    std::string operator()(const TerrainWord &terrain) const { return terrain.word; }
    std::string operator()(const ColourWord &colour) const { return colour.word; }
    std::string operator()(const KeyWord &key) const { return std::string(key.word); }
    std::string operator()(const Quoted &quoted) const { return text(quoted.sentence); }
    std::string operator()(const std::string &text) const { return text; }

private:
    const Words &m_words;
    const GameDefinition &m_game;
};

} // namespace

std::string Words::code(Party party) const
{
    const bool isInvalid = (party.isCompany() && !party.company()) || (party.isPlayer() && !party.player());
    return isInvalid ? std::string() : m_codes.code(party);
}

std::string Words::party(Party party) const
{
    switch (party.kind()) {
    case Party::Kind::Bank:
    case Party::Kind::Pool:
    case Party::Kind::Reserve:
    case Party::Kind::Draw:
    case Party::Kind::Box:
        return "the " + m_codes.code(party);
    case Party::Kind::Absentee:
        return m_game.absentee ? m_game.absentee->name : std::string();
    case Party::Kind::Player:
    case Party::Kind::Company:
    case Party::Kind::Nobody:
        break;
    }
    const std::string found = code(party);
    return found.empty() ? "nobody" : found;
}

std::string Words::money(Money amount) const
{
    return std::to_string(amount.units) + " " + m_game.currency;
}

std::string Words::value(const ArgValue &value) const
{
    return std::visit(Shown(*this), value);
}

std::string Words::sentence(std::string_view pattern, const Args &args) const
{
    return filled(pattern, args, [&](const ArgValue &each) { return value(each); });
}

std::string Words::refusal(const Refusal &refusal) const
{
    return sentence(flimnap::sentence(refusal.code), refusal.args);
}

std::string Words::event(const Event &event) const
{
    const Told said = told(m_game, event);
    return sentence(said.sentence, said.args);
}

} // namespace flimnap
