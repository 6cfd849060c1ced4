#include "session/digest.h"

#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "rounds/codes.h"

namespace flimnap {

namespace {

/// FNV-1a over whole numbers: short, stable on every machine, and no secret.
class Hash
{
public:
    void add(std::int64_t value)
    {
        for (int byte = 0; byte < 8; ++byte) {
            m_state ^= static_cast<std::uint64_t>(value >> (8 * byte)) & 0xffU;
            m_state *= 0x100000001b3U;
        }
    }
    [[nodiscard]] std::string hex() const
    {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text;
        for (int shift = 60; shift >= 0; shift -= 4)
            text += digits[(m_state >> shift) & 0xfU];
        return text;
    }

private:
    std::uint64_t m_state = 0xcbf29ce484222325U;
};

std::int64_t number(Party party)
{
    const int index = party.isPlayer() ? party.player().index() : party.company().index();
    return static_cast<std::int64_t>(party.kind()) * 256 + index;
}

/// "BCB=260@65", "p1=230-50": an account as a digest writes it.
struct KeptBalance
{
    std::string code;
    Money cash;
    std::optional<Money> price;
};

/// The number a text begins with.
Money amountFrom(const std::string &text)
{
    return Money{std::strtoll(text.c_str(), nullptr, 10)};
}

KeptBalance readEntry(const std::string &entry)
{
    KeptBalance balance;
    const std::size_t equals = entry.find('=');
    if (equals == std::string::npos)
        return balance;
    balance.code = entry.substr(0, equals);
    balance.cash = amountFrom(entry.substr(equals + 1));
    if (const std::size_t at = entry.find('@'); at != std::string::npos)
        balance.price = amountFrom(entry.substr(at + 1));
    return balance;
}

} // namespace

std::string digest(const Rules &rules, const Position &position)
{
    const GameDefinition &game = rules.game();
    const Codes codes(game, rules.seats());
    std::string text;
    const auto entry = [&](Party party) -> std::string & {
        text += text.empty() ? "" : " ";
        text += codes.code(party);
        text += '=';
        return text += std::to_string(position.ledger.balance(party).units);
    };

    Hash hash;
    for (const PlayerId player : ids(position.players)) {
        const PlayerState &state = position.players[player];
        entry(player);
        if (state.debt != Money{})
            text += "-" + std::to_string(state.debt.units);
        hash.add(state.penalty.units);
    }
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        hash.add(static_cast<std::int64_t>(state.status));
        if (!state.isInPlay())
            continue;
        entry(company) += "@" + std::to_string(price(game, position, company).units);
        hash.add(number(position.holdings.director(company)));
        hash.add(state.stationsOnMap);
        hash.add(state.tokensLeft);
        for (const PlayerId player : ids(position.players))
            hash.add(position.holdings.units(player, company));
    }
    for (const PrivateState &railway : position.privates)
        hash.add(number(railway.owner) * 2 + (railway.used ? 1 : 0));
    for (const Train &train : position.trains.trains())
        hash.add(number(train.owner) * 256 + train.face.index());
    hash.add(position.trains.topCard().index());
    hash.add(position.phase.index());
    hash.add(static_cast<std::int64_t>(position.round.kind));
    hash.add(position.round.set);
    hash.add(position.round.number);
    hash.add(number(rules.actor(position)));
    return text + " #" + hash.hex();
}

std::vector<Move> correctionsTowards(const std::string &kept, const Session &session, const std::string &reason)
{
    const Rules &rules = session.rules();
    const Codes codes(rules.game(), rules.seats());
    std::vector<Move> corrections;
    std::istringstream entries(kept);
    for (std::string entry; entries >> entry;) {
        const KeptBalance balance = readEntry(entry);
        const Party party = codes.party(balance.code);
        if (party.isNobody())
            continue;
        const Money difference = balance.cash - session.position().ledger.balance(party);
        Move correction;
        correction.kind = MoveKind::Correct;
        correction.reason = reason;
        if (difference != Money{}) {
            correction.account = balance.code;
            correction.amount = static_cast<int>(difference.units);
            corrections.push_back(correction);
        }
        const CompanyId company = party.company();
        const Money current = company ? price(rules.game(), session.position(), company) : Money{};
        if (balance.price && current != Money{} && *balance.price != current) {
            correction.account.clear();
            correction.amount.reset();
            correction.company = balance.code;
            correction.cell = rules.game().chart[rules.game().findCell(*balance.price)].name;
            corrections.push_back(correction);
        }
    }
    return corrections;
}

} // namespace flimnap
