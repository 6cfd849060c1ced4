#pragma once

#include "rounds/steps/train_step.h"

namespace flimnap::jr1836 {

/// Trains are bought: not while the director owes money for the interest, nor by a company that closes (JR-6.14,
/// JR-6.60).
class PurchaseStep final : public TrainStep
{
public:
    using TrainStep::TrainStep;

    void offer(const Position &position, CompanyId company, Offers &offers) const override;
    void play(Books &books, CompanyId company, const Move &move, Judge &judge) const override;
    void leave(Books &books, CompanyId company, Judge &judge) const override;

private:
    void judgeBuyer(const Position &position, CompanyId company, Judge &judge) const;
};

} // namespace flimnap::jr1836
