#include "cli/summary.h"

#include <algorithm>

#include "cli/text_table.h"
#include "cli/words.h"

namespace flimnap {

namespace {

using Align = TextTable::Align;

std::string joined(const std::vector<std::string> &items, std::string_view between)
{
    std::string list;
    for (const std::string &item : items)
        list.append(list.empty() ? "" : between).append(item);
    return list;
}

std::string playerName(const Rules &rules, PlayerId player)
{
    const Seat &seat = rules.seats()[static_cast<std::size_t>(player.index())];
    return seat.id + " " + seat.name;
}

std::string players(const Rules &rules)
{
    std::vector<std::string> names;
    for (const Seat &seat : rules.seats())
        names.push_back(seat.id + " " + seat.name);
    return joined(names, ", ");
}

/// The rounds in which the table has sat, the first one included where the game was joined in it.
std::string rounds(const Session &session)
{
    std::vector<std::string> names = {name(session.positionAfter(0).round)};
    for (int place = 0; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            const auto *began = std::get_if<RoundBegan>(&event);
            if (began != nullptr && name(began->round) != names.back() && began->round.kind != RoundKind::End)
                names.push_back(name(began->round));
        }
    }
    return joined(names, ", ");
}

std::string standing(const Session &session, const Words &words)
{
    const Rules &rules = session.rules();
    const Position &position = session.position();
    const std::string phase = "phase " + rules.game().phases[position.phase].title;
    const Party actor = rules.actor(position);
    if (actor.isNobody())
        return "The game is over, in " + phase + ".";
    std::string text = name(position.round) + ", " + phase + ": it is the turn of ";
    if (actor.isPlayer())
        return text + playerName(rules, actor.player()) + ".";
    text += words.party(actor);
    if (const CompanyId company = actor.company()) {
        if (const PlayerId director = position.holdings.director(company).player())
            text += ", directed by " + playerName(rules, director);
    }
    return text + ".";
}

std::string trains(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<std::string> faces;
    for (const Train &train : position.trains.trains()) {
        if (train.owner == Party(company))
            faces.push_back(game.faces[train.face].code);
    }
    std::sort(faces.begin(), faces.end());
    return joined(faces, " ");
}

std::string privates(const GameDefinition &game, const Position &position, CompanyId company)
{
    std::vector<std::string> codes;
    for (const PrivateId railway : ids(game.privates)) {
        if (position.privates[railway].owner == Party(company))
            codes.push_back(game.privates[railway].code);
    }
    return joined(codes, " ");
}

std::string shareholders(const Words &words, const Position &position, CompanyId company)
{
    std::vector<std::string> holders;
    for (const PlayerId player : ids(position.players)) {
        if (const int units = position.holdings.units(player, company))
            holders.push_back(words.code(player) + " " +
                              std::to_string(classOf(words.game(), position, company).percent(units)) + " %");
    }
    return joined(holders, ", ");
}

std::string companies(const Words &words, const Position &position)
{
    const GameDefinition &game = words.game();
    TextTable table({{"company"},
                     {"state"},
                     {"price", Align::Right},
                     {"treasury", Align::Right},
                     {"director"},
                     {"trains"},
                     {"privates"},
                     {"shares"}});
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = position.companies[company];
        if (!state.isInPlay())
            continue;
        table.add({game.companies[company].code, state.status == CompanyStatus::Started ? "started" : "operating",
                   std::to_string(price(game, position, company).units),
                   std::to_string(position.ledger.balance(company).units),
                   words.code(position.holdings.director(company)), trains(game, position, company),
                   privates(game, position, company), shareholders(words, position, company)});
    }
    return table.isEmpty() ? "No company has been started.\n" : table.text();
}

std::string winners(const Rules &rules, const std::vector<Score> &scores)
{
    std::vector<std::string> names;
    for (const Score &score : scores) {
        if (score.rank == 1)
            names.push_back(playerName(rules, score.player));
    }
    return joined(names, " and ") + (names.size() == 1 ? " wins.\n" : " share the victory.\n");
}

} // namespace

std::string summary(const Session &session)
{
    const Rules &rules = session.rules();
    const GameDefinition &game = rules.game();
    const Position &position = session.position();
    const Words words(rules);
    const CardId top = topCard(game, position);

    std::string text = game.title + " (" + game.game + ", " + game.edition + ", " + game.variant + ")\n";
    text += "Players: " + players(rules) + "\n";
    text += "Rounds: " + rounds(session) + "\n";
    text += "Moves: " + std::to_string(session.moveCount()) + "\n";
    text += standing(session, words) + "\n";
    if (game.bank)
        text += "The bank has " + words.money(position.ledger.balance(Party::bank())) + ".\n";
    text += top ? "The next train card is " + game.cards[top].code + ".\n" : "The bank has no more train cards.\n";
    return text + "\n" + companies(words, position);
}

std::string scoring(const Rules &rules, const Position &position)
{
    const bool hasCards = rules.game().spareCardWorth > Money{};
    std::vector<TextTable::Column> columns{{"rank", Align::Right},     {"player"},
                                           {"cash", Align::Right},     {"shares", Align::Right},
                                           {"privates", Align::Right}, {"debt", Align::Right},
                                           {"penalty", Align::Right},  {"total", Align::Right}};
    if (hasCards)
        columns.insert(columns.end() - 3, {"cards", Align::Right});
    TextTable table(columns);
    const std::vector<Score> scores = rules.scores(position);
    for (const Score &score : scores) {
        std::vector<std::string> row{std::to_string(score.rank),           playerName(rules, score.player),
                                     std::to_string(score.cash.units),     std::to_string(score.shares.units),
                                     std::to_string(score.privates.units), std::to_string(score.debt.units),
                                     std::to_string(score.penalty.units),  std::to_string(score.total.units)};
        if (hasCards)
            row.insert(row.end() - 3, std::to_string(score.cards.units));
        table.add(std::move(row));
    }
    const bool isOver = rules.actor(position).isNobody();
    return (isOver ? "Final scoring\n" : "If the game ended now\n") + table.text() +
           (isOver ? winners(rules, scores) : "");
}

} // namespace flimnap
