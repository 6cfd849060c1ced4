#include "store/statements.h"

#include <optional>
#include <string>

#include "store/rows.h"

namespace flimnap {

sqlite::Outcome<Statements> prepareAll(const sqlite::Connection &connection)
{
    std::optional<sqlite::Error> failure;
    const auto prepare = [&](const std::string_view sql) {
        auto statement = connection.prepare(sql);
        if (statement)
            return std::move(*statement);
        failure = statement.error();
        return sqlite::Statement(nullptr);
    };
    Statements all = {
        prepare(rows::insertGame),
        prepare(rows::insertMove),
        prepare(rows::updateStamp),
        prepare("SELECT " + std::string(rows::moveColumns) + " FROM move WHERE game = ?1 AND number = ?2"),
        prepare("SELECT coalesce((SELECT max(number) FROM move WHERE game = ?1), 0) FROM game WHERE number = ?1"),
        prepare("SELECT number, title, header, state_of_play, created_at, played_at, "
                "coalesce((SELECT max(move.number) FROM move WHERE move.game = game.number), 0) "
                "FROM game ORDER BY played_at DESC, number DESC"),
        prepare("UPDATE game SET position = nullif(?2, 0), tip = nullif(?3, 0), state_of_play = ?4, played_at = ?5 "
                "WHERE number = ?1 RETURNING number"),
        prepare("UPDATE game SET title = ?2 WHERE number = ?1 RETURNING number"),
        prepare("DELETE FROM game WHERE number = ?1 RETURNING number"),
    };
    if (failure)
        return *failure;
    return all;
}

} // namespace flimnap
