#include "features/feature_view.h"
#include "table/told.h"
#include "words/wording.h"

namespace flimnap {

namespace {

template <class... Cases>
struct Overloaded : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace

bool Wording::isNews(const Event &event)
{
    return std::visit(Overloaded{
                          [](const MinorMoved &moved) { return !moved.to.isNobody(); }, // it is told that it leaves
                          [](const RoundEnded &) { return false; },
                          [](const TurnBegan &) { return false; },
                          [](const OrderChanged &) { return false; },
                          [](const Corrected &) { return false; },
                          [](const auto & /*news*/) { return true; },
                      },
                      event);
}

QString Wording::event(const Event &event) const
{
    if (!isNews(event))
        return {};
    const Told said = told(m_rules.game(), event);
    return sentence("flimnap::Told", said.sentence, said.args, said.count);
}

QString Wording::eventKind(const Event &event)
{
    return std::visit(Overloaded{
                          [](const Paid &) { return QString("paid"); },
                          [](const SharesMoved &) { return QString("shares"); },
                          [](const CertificateMoved &) { return QString("shares"); },
                          [](const DirectorChanged &) { return QString("director"); },
                          [](const CompanyStarted &) { return QString("company"); },
                          [](const CompanyFloated &) { return QString("company"); },
                          [](const CompanyClosed &) { return QString("company"); },
                          [](const PriceMoved &) { return QString("price"); },
                          [](const PrivateMoved &) { return QString("private"); },
                          [](const PrivateUsed &) { return QString("private"); },
                          [](const MinorMoved &) { return QString("private"); },
                          [](const PrivateExchanged &) { return QString("shares"); },
                          [](const MinorExchanged &) { return QString("shares"); },
                          [](const CompanyFormed &) { return QString("company"); },
                          [](const BankBroke &) { return QString("bank"); },
                          [](const EndDecided &) { return QString("train"); },
                          [](const StationReturned &) { return QString("station"); },
                          [](const StationsCounted &) { return QString("station"); },
                          [](const DebtChanged &) { return QString("debt"); },
                          [](const TrainMoved &) { return QString("train"); },
                          [](const TrainConverted &) { return QString("train"); },
                          [](const TrainRusted &) { return QString("rusted"); },
                          [](const TrainAged &) { return QString("rusted"); },
                          [](const CardExported &) { return QString("train"); },
                          [](const PhaseBegan &) { return QString("phase"); },
                          [](const RoundBegan &) { return QString("round"); },
                          [](const TrackLaid &) { return QString("track"); },
                          [](const StationPlaced &) { return QString("station"); },
                          [](const SharesSplit &) { return QString("shares"); },
                          [](const SharesMerged &) { return QString("shares"); },
                          [](const PriceAveraged &) { return QString("price"); },
                          [](const FeatureTold &feature) {
                              for (const FeatureView *view : allViews()) {
                                  if (QString kind = view->eventKind(feature.name); !kind.isEmpty())
                                      return kind;
                              }
                              return QString("other");
                          },
                          [](const IncomeDeclared &) { return QString("income"); },
                          [](const auto &) { return QString("other"); },
                      },
                      event);
}

} // namespace flimnap
