#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>
#include <vector>

namespace flimnap {

/// Values found by their type, one of each: what a shared structure keeps for features that it does not know. A value
/// itself; copies have each part in common until one of them changes it.
class Parts
{
public:
    /// None if there is no such part.
    template <class Part>
    [[nodiscard]] const Part *find() const
    {
        const auto found = place(&kindOf<Part>);
        return found == m_slots.end() ? nullptr : static_cast<const Part *>(found->value.get());
    }
    template <class Part>
    [[nodiscard]] const Part &get() const
    {
        const Part *part = find<Part>();
        assert(part != nullptr);
        return *part;
    }
    /// The part of this copy alone; made if there is none.
    template <class Part>
    [[nodiscard]] Part &change()
    {
        const auto found = m_slots.begin() + (place(&kindOf<Part>) - m_slots.cbegin());
        Slot &slot =
            found == m_slots.end() ? m_slots.emplace_back(Slot{&kindOf<Part>, std::make_shared<Part>()}) : *found;
        if (slot.value.use_count() > 1)
            slot.value = std::make_shared<Part>(*static_cast<const Part *>(slot.value.get()));
        return *static_cast<Part *>(slot.value.get());
    }
    /// There unless it is what it would be made as.
    template <class Part>
    void set(Part value)
    {
        if (value == Part())
            drop<Part>();
        else
            change<Part>() = std::move(value);
    }
    template <class Part>
    void drop()
    {
        std::erase_if(m_slots, [](const Slot &slot) { return slot.kind == &kindOf<Part>; });
    }

    bool operator==(const Parts &other) const
    {
        return std::is_permutation(m_slots.begin(), m_slots.end(), other.m_slots.begin(), other.m_slots.end());
    }

private:
    struct Kind
    {
        bool (*areEqual)(const void *, const void *);
    };
    struct Slot
    {
        const Kind *kind;
        std::shared_ptr<void> value;

        bool operator==(const Slot &other) const
        {
            return kind == other.kind && (value == other.value || kind->areEqual(value.get(), other.value.get()));
        }
    };

    /// Its address tells the types apart.
    template <class Part>
    static constexpr Kind kindOf{
        [](const void *a, const void *b) { return *static_cast<const Part *>(a) == *static_cast<const Part *>(b); }};

    [[nodiscard]] std::vector<Slot>::const_iterator place(const Kind *kind) const
    {
        return std::find_if(m_slots.begin(), m_slots.end(), [&](const Slot &slot) { return slot.kind == kind; });
    }

    std::vector<Slot> m_slots;
};

} // namespace flimnap
