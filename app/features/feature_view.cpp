#include "features/feature_view.h"

#include <algorithm>

#include "features/action_cards_view.h"
#include "features/automaton_view.h"
#include "features/card_draft_view.h"
#include "features/characters_view.h"
#include "features/charters_view.h"
#include "features/company_loans_view.h"
#include "features/company_privates_view.h"
#include "features/destinations_view.h"
#include "features/dummy_view.h"
#include "features/emergency_view.h"
#include "features/exchanges_view.h"
#include "features/left_out_view.h"
#include "features/lots_view.h"
#include "features/national_view.h"
#include "features/papers_view.h"
#include "features/shared_stations_view.h"
#include "features/snake_sale_view.h"
#include "features/stack_draft_view.h"
#include "features/take_overs_view.h"
#include "features/waterfall_view.h"
#include "rounds/feature.h"

namespace flimnap {

namespace {

using Named = std::pair<std::string_view, const FeatureView *>;

const std::vector<Named> &namedViews()
{
    static const EmergencyView emergency;
    static const DummyView dummy;
    static const LotsView lots;
    static const SnakeSaleView snakeSale;
    static const WaterfallView waterfall;
    static const CompanyPrivatesView companyPrivates;
    static const DestinationsView destinations;
    static const CompanyLoansView loans;
    static const NationalView national;
    static const CharactersView characters;
    static const CardDraftView draft;
    static const AutomatonView automaton;
    static const ActionCardsView cards;
    static const TakeOversView takeOvers;
    static const PapersView papers;
    static const LeftOutView leftOut;
    static const ChartersView charters;
    static const SharedStationsView sharedStations;
    static const ExchangesView exchanges;
    static const StackDraftView stackDraft;
    static const std::vector<Named> all{{EmergencyView::name, &emergency},
                                        {DummyView::name, &dummy},
                                        {LotsView::name, &lots},
                                        {SnakeSaleView::name, &snakeSale},
                                        {WaterfallView::name, &waterfall},
                                        {CompanyPrivatesView::name, &companyPrivates},
                                        {DestinationsView::name, &destinations},
                                        {CompanyLoansView::name, &loans},
                                        {NationalView::name, &national},
                                        {CharactersView::name, &characters},
                                        {CardDraftView::name, &draft},
                                        {AutomatonView::name, &automaton},
                                        {ActionCardsView::name, &cards},
                                        {TakeOversView::name, &takeOvers},
                                        {PapersView::name, &papers},
                                        {LeftOutView::name, &leftOut},
                                        {ChartersView::name, &charters},
                                        {SharedStationsView::name, &sharedStations},
                                        {ExchangesView::name, &exchanges},
                                        {StackDraftView::name, &stackDraft}};
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

QVariantList countedNumbers(const GameDefinition &game, ClassId size)
{
    QVariantList numbers;
    for (const FeatureView *view : viewsOf(game))
        numbers += view->countedNumbers(game, size);
    return numbers;
}

Parts rowForTrial(const GameDefinition &game, const QVariantMap &entered)
{
    Parts row;
    for (const FeatureView *view : viewsOf(game))
        view->layForTrial(entered, row);
    return row;
}

const FeatureView *openingView(const GameDefinition &game)
{
    const FeatureViews views = viewsOf(game);
    const auto opening =
        std::find_if(views.begin(), views.end(), [](const FeatureView *view) { return !view->openingKinds().empty(); });
    return opening == views.end() ? nullptr : *opening;
}

} // namespace flimnap
