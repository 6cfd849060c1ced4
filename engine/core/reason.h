#pragma once

#include <cstdint>
#include <string_view>

namespace flimnap {

/// What a posting was for; the statement of an account shows it.
enum class Reason : std::uint8_t {
    Opening, ///< start cash, or the balances of a game joined in the middle
    PrivatePurchase,
    PrivateIncome,
    PrivateSale,
    SharePurchase,
    ShareSale,
    Capital,
    Terrain,
    Station,
    Dividend,
    Withheld,
    Mine,
    Compensation,
    TakenOver,
    TrainPurchase,
    TrainConversion,
    DirectorsHelp,
    Loan,
    Repayment,
    ActionCard, ///< into a player's pocket
    TreasuryCard,
    Character,
    CompanyLoan,
    Interest,
    LoanRepayment,
    Escrow,
    Closed, ///< what was left of a company
    Bankruptcy,
    Correction,
};

std::string_view name(Reason reason);

} // namespace flimnap
