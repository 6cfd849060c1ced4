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

EffectKind::Kind Wording::eventKind(const Event &event)
{
    return std::visit(Overloaded{
                          [](const Paid &) { return EffectKind::Paid; },
                          [](const SharesMoved &) { return EffectKind::Shares; },
                          [](const CertificateMoved &) { return EffectKind::Shares; },
                          [](const DirectorChanged &) { return EffectKind::Director; },
                          [](const CompanyStarted &) { return EffectKind::Company; },
                          [](const CompanyFloated &) { return EffectKind::Company; },
                          [](const CompanyClosed &) { return EffectKind::Company; },
                          [](const PriceMoved &) { return EffectKind::Price; },
                          [](const PrivateMoved &) { return EffectKind::Private; },
                          [](const PrivateUsed &) { return EffectKind::Private; },
                          [](const MinorMoved &) { return EffectKind::Private; },
                          [](const PrivateExchanged &) { return EffectKind::Shares; },
                          [](const MinorExchanged &) { return EffectKind::Shares; },
                          [](const CompanyFormed &) { return EffectKind::Company; },
                          [](const BankBroke &) { return EffectKind::Bank; },
                          [](const EndDecided &) { return EffectKind::Train; },
                          [](const StationReturned &) { return EffectKind::Station; },
                          [](const StationsCounted &) { return EffectKind::Station; },
                          [](const DebtChanged &) { return EffectKind::Debt; },
                          [](const TrainMoved &) { return EffectKind::Train; },
                          [](const TrainConverted &) { return EffectKind::Train; },
                          [](const TrainRusted &) { return EffectKind::Rusted; },
                          [](const TrainAged &) { return EffectKind::Rusted; },
                          [](const CardExported &) { return EffectKind::Train; },
                          [](const PhaseBegan &) { return EffectKind::Phase; },
                          [](const RoundBegan &) { return EffectKind::Round; },
                          [](const TrackLaid &) { return EffectKind::Track; },
                          [](const StationPlaced &) { return EffectKind::Station; },
                          [](const SharesSplit &) { return EffectKind::Shares; },
                          [](const SharesMerged &) { return EffectKind::Shares; },
                          [](const PriceAveraged &) { return EffectKind::Price; },
                          [](const FeatureTold &feature) {
                              for (const FeatureView *view : allViews()) {
                                  if (const auto kind = view->eventKind(feature.name); kind != EffectKind::Other)
                                      return kind;
                              }
                              return EffectKind::Other;
                          },
                          [](const IncomeDeclared &) { return EffectKind::Income; },
                          [](const auto &) { return EffectKind::Other; },
                      },
                      event);
}

} // namespace flimnap
