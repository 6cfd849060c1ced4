#include "actions/sheets.h"

#include <algorithm>

namespace flimnap {

QString sheetFor(const Offers &offers, const ActionKey &action, bool byCompany)
{
    const bool byRoutes = std::any_of(offers.begin(), offers.end(), [](const Offer &offer) {
        return offer.move.kind == MoveKind::RunTrains && !offer.routes.empty();
    });
    if (action.isOthers())
        return "PlainSheet";
    switch (action.kind) {
    case MoveKind::BuyPrivate:
        return byCompany ? "BuyFromOwnerSheet" : "BuyPrivateSheet";
    case MoveKind::Bid:
        return "BidSheet";
    case MoveKind::Take:
        return "TakeSheet";
    case MoveKind::Exchange:
        return "ExchangeSheet";
    case MoveKind::Draw:
        return "DrawSheet";
    case MoveKind::Choose:
        return "ChooseSheet";
    case MoveKind::StartCompany:
        return "StartCompanySheet";
    case MoveKind::BuyShare:
        return "BuyShareSheet";
    case MoveKind::SellShares:
        return "SellSharesSheet";
    case MoveKind::RepayDebt:
        return "RepayDebtSheet";
    case MoveKind::LayTrack:
        return "LayTrackSheet";
    case MoveKind::PlaceToken:
        return "PlaceTokenSheet";
    case MoveKind::RunTrains:
        return byRoutes ? "RunRoutesSheet" : "RunTrainsSheet";
    case MoveKind::Fund:
        return "FundSheet";
    case MoveKind::Gulliver:
        return "AutomatonSheet";
    case MoveKind::Dividend:
        return "DividendSheet";
    case MoveKind::BuyTrain:
        return "BuyTrainSheet";
    case MoveKind::DiscardTrain:
        return "DiscardTrainSheet";
    case MoveKind::ConvertTrain:
        return "ConvertTrainSheet";
    case MoveKind::SellPrivate:
        return "SellPrivateSheet";
    case MoveKind::UsePrivate:
        return "UseRightSheet";
    case MoveKind::Acquire:
        return "AcquireSheet";
    default:
        return "PlainSheet";
    }
}

} // namespace flimnap
