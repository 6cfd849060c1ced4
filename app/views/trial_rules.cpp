#include "views/trial_rules.h"

#include "io/table_setup.h"

namespace flimnap {

std::shared_ptr<const Rules> trialRules(const GameLibrary &games, const std::string &game, const std::string &edition,
                                        const std::string &variant, const QStringList &names)
{
    Header header;
    header.game = game;
    header.edition = edition;
    header.variant = variant;
    header.players.reserve(static_cast<std::size_t>(names.size()));
    for (const QString &name : names)
        header.players.push_back({"p" + std::to_string(header.players.size() + 1), name.toStdString()});
    auto rules = setUpTable(games, header);
    return rules ? *rules : nullptr;
}

} // namespace flimnap
