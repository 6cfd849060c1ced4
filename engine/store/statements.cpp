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
    const std::string listing = "SELECT number, title, header, state_of_play, created_at, played_at, "
                                "coalesce(removed_at, 0) "
                                "FROM game LEFT JOIN removal ON removal.game = game.number ";
    Statements all = {
        prepare(rows::insertGame),
        prepare(rows::insertMove),
        prepare(rows::updateStamp),
        prepare("SELECT " + std::string(rows::moveColumns) + " FROM move WHERE game = ?1 AND number = ?2"),
        prepare("SELECT coalesce((SELECT max(number) FROM move WHERE game = ?1), 0) FROM game WHERE number = ?1"),
        prepare(listing + "WHERE removed_at IS NULL ORDER BY played_at DESC, number DESC"),
        prepare(listing + "WHERE removed_at IS NULL AND number = ?1"),
        prepare(listing + "WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, number DESC"),
        // Back from the tip as far as the position; UNION, not UNION ALL: in a damaged table it could go in circles.
        prepare("WITH RECURSIVE line (number) AS (SELECT ?3 UNION SELECT parent FROM move, line "
                "WHERE move.game = ?1 AND move.number = line.number AND line.number > ?2) "
                "SELECT number FROM line WHERE number = ?2"),
        prepare(rows::updateStand),
        prepare(rows::updateHeader),
        prepare("SELECT removed_at FROM removal WHERE game = ?1"),
        prepare(rows::insertRemoval),
        prepare("DELETE FROM removal WHERE game = ?1 RETURNING game"),
        prepare("DELETE FROM game WHERE number = ?1 AND number IN (SELECT game FROM removal) RETURNING number"),
        prepare("DELETE FROM game WHERE number IN (SELECT game FROM removal WHERE removed_at < ?1)"),
    };
    if (failure)
        return *failure;
    return all;
}

} // namespace flimnap
