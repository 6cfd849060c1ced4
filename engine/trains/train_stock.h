#pragma once

#include <optional>
#include <vector>

#include "core/party.h"
#include "definition/game_definition.h"

namespace flimnap {

/// A train card that left the deck and is still in the game.
struct Train
{
    FaceId face;
    Party owner;                 ///< a company or the pool
    bool awaitsDecision = false; ///< came with a company taken over just now: keep, convert or scrap it

    bool operator==(const Train &) const = default;
};

/// The bank's deck, its open stock (pool) and the companies' trains.
class TrainStock
{
public:
    TrainStock() = default;
    TrainStock(const ById<CardId, TrainCard> &cards, int faces);

    /// The card on top of the deck; invalid when the deck is empty.
    [[nodiscard]] CardId topCard() const;
    [[nodiscard]] std::optional<int> left(CardId card) const { return m_deck[card]; }
    void setLeft(CardId card, std::optional<int> count) { m_deck[card] = count; }
    /// A card of this kind leaves the stock for good; unlimited ones never run out.
    void take(CardId card);

    [[nodiscard]] const std::vector<Train> &trains() const { return m_trains; }
    [[nodiscard]] int count(Party owner) const;
    [[nodiscard]] bool holds(Party owner, FaceId face) const;
    /// What the owner's trains show, each once.
    [[nodiscard]] std::vector<FaceId> faces(Party owner) const;

    void add(FaceId face, Party owner) { m_trains.push_back({face, owner}); }
    [[nodiscard]] Train &train(std::size_t index) { return m_trains[index]; }
    void remove(std::size_t index) { m_trains.erase(m_trains.begin() + static_cast<std::ptrdiff_t>(index)); }
    /// Where in trains() the owner's train with this face stands, one that awaits a decision first if there is one.
    [[nodiscard]] std::optional<std::size_t> find(Party owner, FaceId face) const;

    [[nodiscard]] bool isScrapped(FaceId face) const { return m_scrapped[face]; }
    void scrap(FaceId face) { m_scrapped[face] = true; }

    bool operator==(const TrainStock &) const = default;

private:
    ById<CardId, std::optional<int>> m_deck; ///< how many cards are left; unlimited if empty
    ById<CardId, bool> m_liesBeside;         ///< not in the deck, on sale at the same time
    std::vector<Train> m_trains;
    ById<FaceId, bool> m_scrapped; ///< faces that left the game for good
};

} // namespace flimnap
