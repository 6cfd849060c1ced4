#include <iostream>

#include "cli/commands.h"
#include "cli/playing.h"
#include "cli/text_table.h"
#include "cli/words.h"
#include "io/json.h"
#include "session/statement.h"

namespace flimnap {

namespace {

Party accountCalled(const Rules &rules, const std::string &code)
{
    return code == "bank" ? Party::bank() : Codes(rules.game(), rules.seats()).party(code);
}

std::string accounts(const Rules &rules)
{
    std::string list;
    for (const Seat &seat : rules.seats())
        list += seat.id + ", ";
    for (const CompanyDefinition &company : rules.game().companies)
        list += company.code + ", ";
    return list + "bank";
}

/// The move in the journal's words, without its brackets: "buy_share by p1, company BCB".
std::string words(const Move &move)
{
    const Result<Json, Fault> json = parseJson(writeMove(move), {});
    std::string text;
    if (!json)
        return text;
    for (const auto &[key, value] : json->items()) {
        const std::string content = value.is_string() ? value.get<std::string>() : value.dump();
        if (key == "move")
            text = content;
        else if (key != "routes")
            text.append(text.find(' ') == std::string::npos ? " " : ", ").append(key).append(" ").append(content);
    }
    return text;
}

/// The round of every posting on the account, in the statement's order; a move may begin a round and pay in it.
std::vector<Round> roundsOfPostings(const Session &session, Party account)
{
    std::vector<Round> rounds;
    Round now = session.positionAfter(0).round;
    for (int place = 0; place <= session.moveCount(); ++place) {
        for (const Event &event : session.events(place)) {
            if (const auto *began = std::get_if<RoundBegan>(&event))
                now = began->round;
            const auto *paid = std::get_if<Paid>(&event);
            if (paid != nullptr && (paid->from == account || paid->to == account))
                rounds.push_back(now);
        }
    }
    return rounds;
}

std::string withSign(Money change)
{
    return (change > Money{} ? "+" : "") + std::to_string(change.units);
}

} // namespace

Status showStatement(const Call &call)
{
    const std::string &code = call.operands.front();
    const Result<Session, Status> played = playWhole(call, call.operands.back());
    if (!played)
        return played.error();
    const Session &session = *played;
    const Party account = accountCalled(session.rules(), code);
    if (account.isNobody()) {
        call.console.err << "there is no account \"" << code << "\"; there are " << accounts(session.rules()) << '\n';
        return Status::Unusable;
    }

    using Align = TextTable::Align;
    TextTable table({{"no.", Align::Right},
                     {"round"},
                     {"move"},
                     {"reason"},
                     {"with"},
                     {"change", Align::Right},
                     {"balance", Align::Right}});
    const Words names(session.rules());
    const std::vector<Round> rounds = roundsOfPostings(session, account);
    std::size_t posting = 0;
    for (const StatementLine &line : statement(session, account)) {
        const std::string about = line.about ? " (" + names.code(line.about) + ")" : "";
        table.add({std::to_string(line.move), name(rounds[posting++]),
                   line.move == 0 ? "" : words(session.move(line.move)), std::string(name(line.reason)) + about,
                   names.code(line.counterpart), withSign(line.change), std::to_string(line.balance.units)});
    }
    call.console.out << table.text() << "Balance of " << code << ": "
                     << names.money(session.position().ledger.balance(account)) << '\n';
    return Status::Fine;
}

} // namespace flimnap
