#include "effects/stretches.h"

namespace flimnap {

CompanyId servedBy(const Event &event, const Position &position)
{
    const auto *moved = std::get_if<TrainMoved>(&event);
    if (moved == nullptr)
        return {};
    const CompanyId company = (moved->to.isNobody() ? moved->from : moved->to).company();
    return company && isUnattended(position, company) ? company : CompanyId();
}

} // namespace flimnap
