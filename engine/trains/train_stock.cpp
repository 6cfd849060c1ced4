#include "trains/train_stock.h"

#include <algorithm>

namespace flimnap {

TrainStock::TrainStock(const ById<CardId, TrainCard> &cards, int faces) : m_scrapped(static_cast<std::size_t>(faces))
{
    for (const TrainCard &card : cards) {
        m_deck.add(card.count);
        m_liesBeside.add(card.besideAfter.isValid());
    }
}

CardId TrainStock::topCard() const
{
    for (const CardId card : ids(m_deck)) {
        if (!m_liesBeside[card] && (!m_deck[card] || *m_deck[card] > 0))
            return card;
    }
    return {};
}

void TrainStock::take(CardId card)
{
    std::optional<int> &count = m_deck[card];
    if (count)
        --*count;
}

int TrainStock::count(Party owner) const
{
    return static_cast<int>(
        std::count_if(m_trains.begin(), m_trains.end(), [&](const Train &train) { return train.owner == owner; }));
}

bool TrainStock::holds(Party owner, FaceId face) const
{
    return find(owner, face).has_value();
}

std::vector<FaceId> TrainStock::faces(Party owner) const
{
    std::vector<FaceId> faces;
    for (const Train &train : m_trains) {
        if (train.owner == owner && std::find(faces.begin(), faces.end(), train.face) == faces.end())
            faces.push_back(train.face);
    }
    return faces;
}

std::optional<std::size_t> TrainStock::find(Party owner, FaceId face) const
{
    std::optional<std::size_t> found;
    for (std::size_t index = 0; index < m_trains.size(); ++index) {
        const Train &train = m_trains[index];
        if (train.owner != owner || train.face != face)
            continue;
        if (train.awaitsDecision)
            return index;
        if (!found)
            found = index;
    }
    return found;
}

} // namespace flimnap
