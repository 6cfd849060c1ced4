#include "features/characters_view.h"

#include "features/characters/standing.h"
#include "views/join_answers.h"
#include "views/join_fields.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

QString tilesOf(const PrivateDefinition &card)
{
    return "character_tiles/" + toText(card.code);
}

} // namespace

QString CharactersView::expectation(const Rules &rules, const Position &position, const QString &player) const
{
    return characters::awaitsMoney(position)
               ? tr("%1 uses %2")
                     .arg(player, Wording(rules).privateName(characters::moneyGiver(rules.game(), position)))
               : QString();
}

/// What somebody does for whoever takes him.
QString CharactersView::meaning(const Wording &words, const GameDefinition &game, const Move &move) const
{
    const PrivateId card = move.kind == MoveKind::Take ? game.findPrivate(move.what) : PrivateId();
    const characters::Power *power = card ? characters::powerOf(game, card) : nullptr;
    if (power == nullptr)
        return {};
    if (power->freeMetropolis)
        return tr("lays yellow Y tiles free");
    if (power->stationPercentOff > 0)
        return tr("stations cost %1 % less").arg(power->stationPercentOff);
    if (game.privates[card].trainPercentOff > 0)
        return tr("trains from the bank cost %1 % less").arg(game.privates[card].trainPercentOff);
    if (power->roundCash > Money{})
        return tr("each round %1, or %2 for your companies")
            .arg(words.money(power->roundCash), words.money(power->roundTreasury));
    return tr("can be handed in once for %1 times the number of the round").arg(words.money(power->handedIn));
}

QString CharactersView::lastCall(const GameDefinition &game, const Position &position, const QString &said) const
{
    for (const PrivateId card : ids(game.privates)) {
        const characters::Power *power = characters::powerOf(game, card);
        if (position.privates[card].owner.isPlayer() && power != nullptr && power->handedIn > Money{})
            return tr("%1. %2 can still be handed in").arg(said, toText(game.privates[card].name));
    }
    return {};
}

EffectKind::Kind CharactersView::eventKind(std::string_view event) const
{
    return event == characters::tileLaidEvent ? EffectKind::Track : EffectKind::Other;
}

void CharactersView::addTo(QVariantList &fields, const JoinFields &form, const JoinAnswers &answers,
                           const PrivateDefinition &railway) const
{
    const characters::Power *power = characters::powerOf(answers.game(), answers.game().findPrivate(railway.code));
    if (power != nullptr && !answers.word(placeOf("privates", toText(railway.code), "owner")).isEmpty())
        fields.append(form.count(tilesOf(railway), tr("%1: own tiles laid").arg(toText(railway.name)), power->tiles));
}

std::optional<JoinSections::Spot> CharactersView::spot(const QStringList &place) const
{
    if (place.front() != "character_tiles")
        return {};
    return JoinSections::Spot{"characters", {}, tr("Tiles of characters")};
}

void CharactersView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    characters::TableKeys keys;
    for (const PrivateDefinition &card : answers.game().privates) {
        const int laid = answers.number(tilesOf(card));
        if (laid > 0 && !answers.word(placeOf("privates", toText(card.code), "owner")).isEmpty())
            keys.tiles[card.code] = laid;
    }
    table.parts.set(std::move(keys));
}

} // namespace flimnap
