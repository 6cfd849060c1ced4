#include "features/feature_view.h"

#include <algorithm>

#include "features/company_loans_view.h"
#include "features/dummy_view.h"
#include "features/lots_view.h"
#include "features/national_view.h"
#include "features/snake_sale_view.h"
#include "features/waterfall_view.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

using Named = std::pair<std::string_view, const FeatureView *>;

const std::vector<Named> &namedViews()
{
    static const DummyView dummy;
    static const LotsView lots;
    static const SnakeSaleView snakeSale;
    static const WaterfallView waterfall;
    static const CompanyLoansView loans;
    static const NationalView national;
    static const std::vector<Named> all{{DummyView::name, &dummy},         {LotsView::name, &lots},
                                        {SnakeSaleView::name, &snakeSale}, {WaterfallView::name, &waterfall},
                                        {CompanyLoansView::name, &loans},  {NationalView::name, &national}};
    return all;
}

} // namespace

const FeatureViews &allViews()
{
    static const FeatureViews all = [] {
        FeatureViews views;
        for (const auto &[name, view] : namedViews())
            views.push_back(view);
        return views;
    }();
    return all;
}

FeatureViews viewsOf(const GameDefinition &game)
{
    FeatureViews views;
    for (const Feature *feature : game.features) {
        for (const auto &[name, view] : namedViews()) {
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
