#include "core/refusal.h"

namespace flimnap {

std::string_view name(Code code)
{
    switch (code) { // no default: the compiler names what is missing
    case Code::PlayersCount:
        return "players-count";
    case Code::NotYourTurn:
        return "not-your-turn";
    case Code::WrongRound:
        return "wrong-round";
    case Code::WrongStep:
        return "wrong-step";
    case Code::NoCash:
        return "no-cash";
    case Code::NoTreasury:
        return "no-treasury";
    case Code::NotOnSale:
        return "not-on-sale";
    case Code::BadPar:
        return "bad-par";
    case Code::HoldingLimit:
        return "holding-limit";
    case Code::CertificateLimit:
        return "certificate-limit";
    case Code::MustSell:
        return "must-sell";
    case Code::NoSaleFirstRound:
        return "no-sale-first-round";
    case Code::SoldThisRound:
        return "sold-this-round";
    case Code::AlreadySoldThisTurn:
        return "already-sold-this-turn";
    case Code::SaleAfterPurchase:
        return "sale-after-purchase";
    case Code::NotEnoughShares:
        return "not-enough-shares";
    case Code::NobodyTakesOver:
        return "nobody-takes-over";
    case Code::InDebt:
        return "in-debt";
    case Code::RepayRange:
        return "repay-range";
    case Code::PhaseTooEarly:
        return "phase-too-early";
    case Code::Size:
        return "size";
    case Code::PriceRange:
        return "price-range";
    case Code::RightUsed:
        return "right-used";
    case Code::RightTerrain:
        return "right-terrain";
    case Code::TileColour:
        return "tile-colour";
    case Code::LaysUsedUp:
        return "lays-used-up";
    case Code::NoMarker:
        return "no-marker";
    case Code::OneStation:
        return "one-station";
    case Code::IncomeStep:
        return "income-step";
    case Code::NoRunnableTrain:
        return "no-runnable-train";
    case Code::TrainLimit:
        return "train-limit";
    case Code::LastPlace:
        return "last-place";
    case Code::MustOwnTrain:
        return "must-own-train";
    case Code::KeepRunnable:
        return "keep-runnable";
    case Code::NotFinanced:
        return "not-financed";
    case Code::LoanNotNeeded:
        return "loan-not-needed";
    case Code::FaceScrapped:
        return "face-scrapped";
    case Code::NotLarger:
        return "not-larger";
    case Code::MustDiscard:
        return "must-discard";
    case Code::GameOver:
        return "game-over";
    case Code::UnknownName:
        return "unknown-name";
    case Code::BadValue:
        return "bad-value";
    }
    return "";
}

} // namespace flimnap
