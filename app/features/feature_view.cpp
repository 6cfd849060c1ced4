#include "features/feature_view.h"

#include "features/waterfall_view.h"
#include "rounds/feature.h"

namespace flimnap {

const FeatureView *openingView(const GameDefinition &game)
{
    static const WaterfallView waterfall;
    for (const Feature *feature : game.features) {
        if (feature->name() == WaterfallView::name)
            return &waterfall;
    }
    return nullptr;
}

} // namespace flimnap
