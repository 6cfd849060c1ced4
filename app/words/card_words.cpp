#include <algorithm>

#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

// Words for action cards, characters, companies that are taken in a draft, and an automaton.

namespace flimnap {

namespace {

AutomatonTrack trackOf(const Move &move)
{
    const auto *const found = std::find_if(allAutomatonTracks.begin(), allAutomatonTracks.end(),
                                           [&](AutomatonTrack track) { return name(track) == move.track; });
    return found == allAutomatonTracks.end() ? AutomatonTrack::None : *found;
}

} // namespace

QString Wording::sideOf(const Move &move) const
{
    const ActionId card = m_rules.game().findAction(move.card);
    return card && move.side ? side(m_rules.game().actionCards[card].sides[static_cast<std::size_t>(*move.side - 1)])
                             : QString();
}

QString Wording::tiles(const CardSide &side) const
{
    const std::string &first = side.tiles.front();
    const std::string &last = side.tiles.back();
    if (side.tiles.size() == 1)
        return first == "any" ? tr("lay a tile of any colour") : tr("lay a tile: %1").arg(word("colour", first));
    return first == last ? tr("lay up to %1 tiles: %2").arg(side.tiles.size()).arg(word("colour", first))
                         : tr("lay a tile each, in any order: %1, %2").arg(word("colour", first), word("colour", last));
}

QString Wording::side(const CardSide &side, PhaseId phase) const
{
    switch (side.kind) { // no default: the compiler names what is missing
    case ActionKind::Track:
        return tiles(side);
    case ActionKind::Cash:
        return tr("take %1").arg(money(side.cash));
    case ActionKind::Shares:
        return tr("sell shares, then buy one or found a company");
    case ActionKind::Trains:
        return side.trains == 1 ? tr("buy a train") : tr("buy up to %1 trains").arg(side.trains);
    case ActionKind::Station:
        return tr("place a station");
    case ActionKind::Treasury:
        break;
    }
    return phase ? tr("%1 for your companies").arg(money(m_rules.game().phases[phase].treasuryGrant))
                 : tr("money for your companies");
}

QString Wording::power(const Character &character) const
{
    if (character.freeMetropolis)
        return tr("lays yellow Y tiles free");
    if (character.stationPercentOff > 0)
        return tr("stations cost %1 % less").arg(character.stationPercentOff);
    if (character.trainPercentOff > 0)
        return tr("trains from the bank cost %1 % less").arg(character.trainPercentOff);
    if (character.roundCash > Money{})
        return tr("each round %1, or %2 for your companies")
            .arg(money(character.roundCash), money(character.roundTreasury));
    return tr("can be handed in once for %1 times the number of the round").arg(money(character.handedIn));
}

QString Wording::terms(const CompanyDefinition &company) const
{
    const DraftedCompany &drafted = *company.drafted;
    QStringList trains;
    for (const FaceId face : drafted.trains)
        trains.append(train(face));
    const QString list = listed(trains);
    QStringList parts{tr("price %1").arg(money(drafted.price)),
                      trains.size() == 1 ? tr("train %1").arg(list).replace(' ', QChar(0x00a0))
                                         : tr("trains %1").arg(list)};
    if (drafted.ownersCash)
        parts.append(tr("its owner has %1").arg(money(*drafted.ownersCash)));
    return listed(parts);
}

/// "the die: 5, 2".
QString Wording::rolls(const Move &move)
{
    QStringList rolls;
    for (const char roll : move.rolls)
        rolls.append(QString(QLatin1Char(roll)));
    return tr("the die: %1").arg(listed(rolls));
}

QString Wording::automatonsTurn(const Move &move) const
{
    const QString text = event(AutomatonBuilt{{}, trackOf(move), move.extra});
    return move.rolls.empty() ? text : tr("%1 (%2)", "what was built, how the die fell").arg(text, rolls(move));
}

/// What an automaton was able to build; the first of these that was possible.
QString Wording::trackWord(const std::string &value)
{
    if (value == "brown")
        return tr("A green city became brown");
    if (value == "green")
        return tr("A yellow city became green");
    if (value == "yellow")
        return tr("A yellow city was laid");
    if (value == "plain")
        return tr("A yellow plain tile was laid");
    return tr("Nothing of these was possible");
}

QString Wording::trackQuestion(const std::string &track) const
{
    const QString who = automatonName();
    if (track == "brown")
        return tr("Is there a green city with a station of %1?").arg(who);
    if (track == "green")
        return tr("Is there a yellow city with a station of %1?").arg(who);
    if (track == "yellow")
        return tr("Can a yellow city be laid on track of %1?").arg(who);
    if (track == "plain")
        return tr("Can a yellow tile of plain track be laid on track of %1?").arg(who);
    return track == "extra" ? tr("Does track lead into empty space from a city with a station of %1?").arg(who)
                            : QString();
}

QString Wording::trackHint(const std::string &track) const
{
    if (track == "brown")
        return tr("It becomes brown. His home city comes first, of the others the die chooses one.");
    if (track == "green")
        return tr("It becomes green, with the new track towards Mildendo. His home city comes first, of the others the "
                  "die chooses one.");
    if (track == "yellow")
        return tr("It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a "
                  "curve turns. It gets one of his stations, as long as he has any.");
    if (track == "plain")
        return tr("The die chooses straight or curve, and which way a curve turns.");
    return track == "extra" ? tr("A tile of plain track is laid there. The die chooses straight or curve.") : QString();
}

QString Wording::automatonName() const
{
    return m_rules.game().automaton ? toText(m_rules.game().automaton->name) : QString();
}

} // namespace flimnap
