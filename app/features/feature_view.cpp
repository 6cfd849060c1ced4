#include "features/feature_view.h"

#include <algorithm>

#include "features/lots_view.h"
#include "features/snake_sale_view.h"
#include "features/waterfall_view.h"
#include "rounds/feature.h"

namespace flimnap {

FeatureViews viewsOf(const GameDefinition &game)
{
    static const LotsView lots;
    static const SnakeSaleView snakeSale;
    static const WaterfallView waterfall;
    static const std::pair<std::string_view, const FeatureView *> all[]{
        {LotsView::name, &lots}, {SnakeSaleView::name, &snakeSale}, {WaterfallView::name, &waterfall}};
    FeatureViews views;
    for (const Feature *feature : game.features) {
        for (const auto &[name, view] : all) {
            if (name == feature->name())
                views.push_back(view);
        }
    }
    return views;
}

const FeatureView *openingView(const GameDefinition &game)
{
    const FeatureViews views = viewsOf(game);
    const auto opening =
        std::find_if(views.begin(), views.end(), [](const FeatureView *view) { return !view->openingKinds().empty(); });
    return opening == views.end() ? nullptr : *opening;
}

} // namespace flimnap
