#include "core/reason.h"

namespace flimnap {

std::string_view name(Reason reason)
{
    switch (reason) { // no default: the compiler names what is missing
    case Reason::Opening:
        return "opening balance";
    case Reason::PrivatePurchase:
        return "private railway bought";
    case Reason::PrivateIncome:
        return "income of a private railway";
    case Reason::PrivateSale:
        return "private railway sold";
    case Reason::SharePurchase:
        return "shares bought";
    case Reason::ShareSale:
        return "shares sold";
    case Reason::Capital:
        return "capital";
    case Reason::Terrain:
        return "track";
    case Reason::Station:
        return "station";
    case Reason::Dividend:
        return "dividend";
    case Reason::Withheld:
        return "income kept";
    case Reason::Mine:
        return "income of a mine";
    case Reason::Compensation:
        return "compensation";
    case Reason::TakenOver:
        return "treasury taken over";
    case Reason::TrainPurchase:
        return "train bought";
    case Reason::TrainConversion:
        return "train converted";
    case Reason::DirectorsHelp:
        return "director's help";
    case Reason::Loan:
        return "loan";
    case Reason::Repayment:
        return "debt repaid";
    case Reason::ActionCard:
        return "action card";
    case Reason::TreasuryCard:
        return "treasury card";
    case Reason::Character:
        return "character";
    case Reason::CompanyLoan:
        return "company loan";
    case Reason::Interest:
        return "interest";
    case Reason::LoanRepayment:
        return "loan repaid";
    case Reason::Escrow:
        return "escrow";
    case Reason::Closed:
        return "closed";
    case Reason::Bankruptcy:
        return "bankruptcy";
    case Reason::Correction:
        return "correction";
    }
    return "";
}

} // namespace flimnap
