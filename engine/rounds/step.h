#pragma once

#include <memory>
#include <vector>

#include "dealings/judge.h"
#include "rounds/offers.h"
#include "table/books.h"

namespace flimnap {

/// One step of a company's turn. The operating round takes its steps in order; going on to a later step, or ending
/// the turn, leaves the earlier ones for good.
class Step
{
public:
    virtual ~Step() = default;

    /// Some take no moves: they settle something when they are left.
    [[nodiscard]] virtual bool handles(const Move & /*move*/) const { return false; }
    /// Possible before, between and after the ordered steps of the turn.
    [[nodiscard]] virtual bool isAnyTime() const { return false; }
    /// Any operating company may take it in any turn of the round; then it is possible any time in its own as well.
    [[nodiscard]] virtual bool isAnybodys() const { return false; }
    [[nodiscard]] virtual bool isTrack() const { return false; }
    /// Companies that nobody at the table directs build and run, and do nothing else.
    [[nodiscard]] virtual bool isForUnattended() const { return false; }
    virtual void offer(const Position & /*position*/, CompanyId /*company*/, Offers & /*offers*/) const {}
    virtual void play(Books & /*books*/, CompanyId /*company*/, const Move & /*move*/, Judge & /*judge*/) const {}
    /// Settles what the step leaves open, or refuses to be left.
    virtual void leave(Books & /*books*/, CompanyId /*company*/, Judge & /*judge*/) const {}
};

using Steps = std::vector<std::unique_ptr<const Step>>;

/// Before or behind the first step that takes moves of the kind; at the end if there is none.
void insertBefore(Steps &turn, MoveKind kind, std::unique_ptr<const Step> step);
void insertBehind(Steps &turn, MoveKind kind, std::unique_ptr<const Step> step);

} // namespace flimnap
