#include "features/action_cards/card_use.h"

namespace flimnap::action_cards {

namespace {

int numberOf(const Arg &arg)
{
    return static_cast<int>(std::get<std::int64_t>(arg.value));
}

} // namespace

FeatureTold told(const GameDefinition &game, const CardUse &use)
{
    return {cardTakenEvent,
            {use.isCopy ? Told::say("{player} copies card {card}") : Told::say("{player} takes card {card}"),
             {{"player", use.player},
              {"card", termsOf(game).cards[use.card].code},
              {"side", use.side + 1},
              {"copy", use.isCopy ? 1 : 0}}}};
}

std::optional<CardUse> cardUseOf(const GameDefinition &game, const Event &event)
{
    const auto *feature = std::get_if<FeatureTold>(&event);
    if (feature == nullptr || feature->name != cardTakenEvent)
        return {};
    const Args &args = feature->told.args;
    return CardUse{std::get<Party>(args[0].value).player(), findCard(game, std::get<std::string>(args[1].value)),
                   numberOf(args[2]) - 1, numberOf(args[3]) == 1};
}

} // namespace flimnap::action_cards
