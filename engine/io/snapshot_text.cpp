#include "io/snapshot_text.h"

#include <algorithm>
#include <string_view>

#include "core/bit.h"
#include "io/journal_line.h"
#include "rounds/codes.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

/// Writes JSON without spaces.
class Writer
{
public:
    std::string line;

    void open(char bracket)
    {
        line += bracket;
        m_first = true;
    }
    void close(char bracket)
    {
        line += bracket;
        m_first = false;
    }
    void key(std::string_view name)
    {
        separate();
        appendText(line, name);
        line += ':';
        m_first = true;
    }
    void text(std::string_view value)
    {
        separate();
        appendText(line, value);
    }
    void number(std::int64_t value)
    {
        separate();
        line += std::to_string(value);
    }
    void null()
    {
        separate();
        line += "null";
    }
    void textOrNull(std::string_view value)
    {
        if (value.empty())
            null();
        else
            text(value);
    }

private:
    void separate()
    {
        if (!m_first)
            line += ',';
        m_first = false;
    }

    bool m_first = true;
};

/// The ids of a table whose codes are listed in alphabetical order.
template <class Key, class CodeOf>
std::vector<Key> sortedByCode(int count, CodeOf codeOf)
{
    std::vector<Key> keys;
    keys.reserve(static_cast<std::size_t>(count));
    for (int index = 0; index < count; ++index)
        keys.push_back(Key(index));
    std::sort(keys.begin(), keys.end(), [&](Key a, Key b) { return codeOf(a) < codeOf(b); });
    return keys;
}

class SnapshotWriter
{
public:
    SnapshotWriter(const Rules &rules, const Position &position)
        : m_game(rules.game()), m_codes(rules.game(), rules.seats()), m_rules(rules), m_position(position)
    {
    }

    std::string write(int moves)
    {
        m_out.open('{');
        m_out.key("n");
        m_out.number(moves);
        m_out.key("round");
        m_out.text(name(m_position.round));
        m_out.key("phase");
        m_out.text(m_game.phases[m_position.phase].name);
        m_out.key("turn");
        m_out.textOrNull(m_codes.code(m_rules.actor(m_position)));
        m_out.key("bank");
        if (m_game.bank)
            m_out.number(m_position.ledger.balance(Party::bank()).units);
        else
            m_out.null();
        writePlayers();
        writeCompanies();
        m_out.key("next_train");
        const CardId top = topCard(m_game, m_position);
        m_out.textOrNull(top ? std::string_view(m_game.cards[top].code) : std::string_view());
        if (m_game.hasActionRounds)
            writeTable();
        m_out.close('}');
        return std::move(m_out.line);
    }

private:
    void writePlayers()
    {
        m_out.key("players");
        m_out.open('{');
        const auto players =
            sortedByCode<PlayerId>(m_position.players.count(), [&](PlayerId player) { return m_codes.code(player); });
        for (const PlayerId player : players) {
            const PlayerState &state = m_position.players[player];
            m_out.key(m_codes.code(player));
            m_out.open('{');
            writeNumber("cash", m_position.ledger.balance(player).units);
            writeNumber("debt", state.debt.units);
            writeNumber("penalty", state.penalty.units);
            m_out.key("shares");
            m_out.open('{');
            for (const CompanyId company : companies()) {
                if (const int units = m_position.holdings.units(player, company))
                    writeNumber(m_game.companies[company].code, classOf(m_game, m_position, company).percent(units));
            }
            m_out.close('}');
            writePrivates(player);
            writeNumber("worth", worth(m_game, m_position, player).units);
            m_out.close('}');
        }
        m_out.close('}');
    }

    void writeCompanies()
    {
        m_out.key("companies");
        m_out.open('{');
        for (const CompanyId company : companies()) {
            const CompanyState &state = m_position.companies[company];
            if (!state.isInPlay() && !holdsAnything(company))
                continue;
            m_out.key(m_game.companies[company].code);
            m_out.open('{');
            m_out.key("state");
            m_out.text(state.status == CompanyStatus::Operating ? "operating" : "started");
            if (m_game.classOf(company).isMinor() || !m_position.markers.cell(company)) {
                m_out.key("price");
                m_out.null();
            } else {
                writeNumber("price", price(m_game, m_position, company).units);
            }
            writeNumber("cash", m_position.ledger.balance(company).units);
            m_out.key("director");
            const Party director = m_position.holdings.director(company);
            m_out.textOrNull(director.isPlayer() ? m_codes.code(director) : std::string());
            writeTrains("trains", company);
            writeNumber("loans", featureNumber("loans", company));
            writePrivates(company);
            writeNumber("escrow", featureNumber("escrow", company));
            m_out.close('}');
        }
        m_out.close('}');
    }

    /// 0 in games without the feature that counts it.
    [[nodiscard]] std::int64_t featureNumber(std::string_view key, CompanyId company) const
    {
        for (const Feature *feature : m_game.features) {
            if (const auto number = feature->snapshotNumber(key, m_position, company))
                return *number;
        }
        return 0;
    }

    /// Also before it is formed, if it gathers what others have.
    [[nodiscard]] bool holdsAnything(CompanyId company) const
    {
        return m_position.ledger.balance(company) != Money{} || m_position.trains.count(company) > 0;
    }

    /// What lies in the depot, and what is taken of the rest.
    void writeTable()
    {
        writeTrains("depot", Party::pool());
        for (const Feature *feature : m_game.features) {
            if (const auto taken = feature->snapshotCodes("taken", m_game, m_position))
                writeList("taken", {taken->begin(), taken->end()});
        }
    }

    void writeTrains(std::string_view key, Party owner)
    {
        std::vector<std::string_view> faces;
        for (const Train &train : m_position.trains.trains()) {
            if (train.owner == owner)
                faces.push_back(m_game.faces[train.face].code);
        }
        const FaceId borrowed = m_position.operating.turn.borrowed;
        if (borrowed && owner == m_rules.actor(m_position))
            faces.push_back(m_game.faces[borrowed].code);
        writeList(key, std::move(faces));
    }

    void writeList(std::string_view key, std::vector<std::string_view> codes)
    {
        std::sort(codes.begin(), codes.end());
        m_out.key(key);
        m_out.open('[');
        for (const std::string_view code : codes)
            m_out.text(code);
        m_out.close(']');
    }

    void writePrivates(Party owner)
    {
        std::vector<std::string_view> codes;
        for (const PrivateId railway : ids(m_game.privates)) {
            if (m_position.privates[railway].owner == owner)
                codes.push_back(m_game.privates[railway].code);
        }
        for (const CompanyId minor : ids(m_game.companies)) {
            const bool isRailway = m_game.classOf(minor).isMinor() && m_game.hasShares();
            if (owner.isPlayer() && isRailway && ownerOf(m_game, m_position, minor) == owner)
                codes.push_back(m_game.companies[minor].code);
        }
        if (owner.isPlayer())
            codes.insert(codes.end(), static_cast<std::size_t>(m_position.players[owner.player()].spareCards),
                         spareCard);
        writeList("privates", std::move(codes));
    }

    void writeNumber(std::string_view key, std::int64_t value)
    {
        m_out.key(key);
        m_out.number(value);
    }

    const std::vector<CompanyId> &companies()
    {
        if (m_companies.empty()) {
            m_companies = sortedByCode<CompanyId>(m_game.companies.count(), [&](CompanyId company) {
                return std::string_view(m_game.companies[company].code);
            });
        }
        return m_companies;
    }

    const GameDefinition &m_game;
    Codes m_codes;
    const Rules &m_rules;
    const Position &m_position;
    std::vector<CompanyId> m_companies;
    Writer m_out;
};

} // namespace

std::string writeSnapshot(const Rules &rules, const Position &position, int moves)
{
    return SnapshotWriter(rules, position).write(moves);
}

} // namespace flimnap
