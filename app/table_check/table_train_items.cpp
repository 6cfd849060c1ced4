#include <algorithm>

#include "table_check/table_items.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "words/plain.h"

// What the table check asks about trains.

namespace flimnap {

QList<TableNumber> TableItems::cards() const
{
    QList<TableNumber> items;
    for (const TrainCard &card : m_game.cards) {
        if (card.count)
            items.append(number({"cards", toText(card.code)}, toText(card.code), 1, mostCards));
    }
    return items;
}

QList<TableNumber> TableItems::trains() const
{
    QList<TableNumber> items;
    for (const FaceId face : ids(m_game.faces)) {
        const QString code = toText(m_game.faces[face].code);
        if (!m_game.faces[face].isOld)
            items.append(number({"trains", code, "price"}, code, 1, mostPaid(face)));
    }
    return items;
}

/// What is still to be paid if an older train is given for it.
QList<TableNumber> TableItems::tradeIns() const
{
    QList<TableNumber> items;
    for (const TrainFace &face : m_game.faces) {
        for (const TradeIn &terms : face.tradeIns) {
            const QString old = toText(m_game.faces[terms.surrendered].code);
            items.append(number({"trains", toText(face.code), "trade_in", old},
                                tr("%1 for a %2", "new train, old train").arg(toText(face.code), old), 1, mostMoney));
        }
    }
    return items;
}

QList<TableQuestion> TableItems::rusts() const
{
    QList<TableQuestion> items;
    if (!has("rusts_on"))
        return items;
    for (const FaceId face : ids(m_game.faces)) {
        QList<Option> killers;
        for (const FaceId other : ids(m_game.faces)) {
            if (comesLater(face, other))
                killers.append({toText(m_game.faces[other].code), toText(m_game.faces[other].code)});
        }
        if (!killers.isEmpty())
            items.append(choice({"rusts_on", toText(m_game.faces[face].code)},
                                tr("A %1 is taken out of the game by the first").arg(toText(m_game.faces[face].code)),
                                killers));
    }
    return items;
}

QList<TableNumber> TableItems::trainLimits() const
{
    QList<TableNumber> items;
    for (const PhaseDefinition &phase : m_game.phases) {
        if (has("train_limit"))
            items.append(number({"train_limit", toText(phase.name)},
                                tr("Phase %1", "train limit").arg(toText(phase.title)), 1, mostCards));
        for (const ClassId size : ids(m_game.classes)) {
            if (has("train_limits") && phase.trainLimit[size])
                items.append(number({"train_limits", toText(phase.name), QString::number(size.index())},
                                    limitTitle(phase, size), 1, mostCards));
        }
    }
    return has("train_limits") && hasOneLimit(m_game) ? withoutSizes(items) : items;
}

/// Of each phase the first; its path says that it holds for all.
QList<TableNumber> TableItems::withoutSizes(const QList<TableNumber> &limits)
{
    QList<TableNumber> items;
    QStringList last;
    for (TableNumber limit : limits) {
        limit.path = limit.path.first(2);
        if (limit.path != last)
            items.append(limit);
        last = limit.path;
    }
    return items;
}

/// Where all companies have the same limit it is not worth a word.
QString TableItems::limitTitle(const PhaseDefinition &phase, ClassId size) const
{
    if (hasOneLimit(m_game))
        return tr("Phase %1", "train limit").arg(toText(phase.title));
    return tr("Phase %1: %2", "phase and size of companies").arg(toText(phase.title), classTitle(m_game.classes[size]));
}

/// Only such a train can take it out of the game: a later one of its kind, or for those beside the deck any of it.
bool TableItems::comesLater(FaceId face, FaceId other) const
{
    const CardId card = m_game.faces[face].card;
    const CardId later = m_game.faces[other].card;
    const bool isBeside = m_game.cards[card].besideAfter.isValid();
    return m_game.cards[later].besideAfter.isValid() == isBeside ? later > card : isBeside;
}

/// A train that comes with a railway is paid for out of what that costs.
int TableItems::mostPaid(FaceId face) const
{
    int most = mostMoney;
    for (const CompanyDefinition &railway : m_game.companies) {
        if (railway.comesWith == face && !railway.prices.empty())
            most = std::min(most, static_cast<int>(railway.prices.front().units));
    }
    return most;
}

} // namespace flimnap
