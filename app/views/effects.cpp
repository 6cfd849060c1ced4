#include "views/effects.h"

#include "words/wording.h"

namespace flimnap {

QVariantList effectRows(const Rules &rules, const Events &events)
{
    const Wording words(rules);
    QVariantList rows;
    for (const Event &event : events) {
        const QString text = words.event(event);
        if (text.isEmpty())
            continue;
        const Paid *paid = std::get_if<Paid>(&event);
        const bool fromBank = paid != nullptr && paid->from == Party::bank();
        rows.append(QVariantMap{{"text", text},
                                {"kind", Wording::eventKind(event)},
                                {"amount", paid != nullptr ? static_cast<int>(paid->amount.units) : 0},
                                {"sign", paid == nullptr ? "" : (fromBank ? "+" : "−")}});
    }
    return rows;
}

} // namespace flimnap
