#include "features/shared_stations_view.h"

#include "features/shared_stations/standing.h"
#include "views/join_fields.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr std::string_view number = "shared_hexes";
constexpr std::string_view hex = "remove_token";
constexpr int mostStations = 20;

bool asksTaken(const JoinAnswers &answers)
{
    const shared_stations::Terms *terms = shared_stations::findTerms(answers.game());
    return terms != nullptr && !terms->makeNextDearer;
}

} // namespace

QString SharedStationsView::title(const Move &move) const
{
    return move.what == number ? tr("Stations on the same hex") : QString();
}

QString SharedStationsView::said(const Wording &words, const Move &move) const
{
    const QString by = words.companyCode(move.by);
    if (move.what == number)
        return tr("%1: hexes with two stations: %2").arg(by, toText(move.value));
    return move.what == hex ? tr("%1 takes back a station in %2").arg(by, toText(move.value)) : QString();
}

QString SharedStationsView::advice(const Rules &rules, const Position & /*position*/, const Move &move) const
{
    if (move.what != number)
        return {};
    return inWordsOf(rules.game(), "flimnap::SharedStations",
                     QT_TRANSLATE_NOOP("flimnap::SharedStations",
                                       "On how many hexes do two stations stand that are all stations of %1 now? "
                                       "One of the two goes back to its charter and can be placed again."))
        .arg(Wording(rules).party(rules.game().findCompany(move.by)));
}

bool SharedStationsView::standsAside(const std::string &what) const
{
    return what == number;
}

/// It is offered only while it is to be said.
bool SharedStationsView::isAskedNow(const std::string &what, const Move & /*last*/, const Events & /*events*/) const
{
    return what == number;
}

/// A company has just got stations that may stand beside its own.
bool SharedStationsView::opensNow(const GameDefinition &game, const std::string &what, const Events &events) const
{
    return what == number && std::ranges::any_of(events, [&](const Event &event) {
               const auto *moved = std::get_if<PrivateMoved>(&event);
               return std::holds_alternative<CompanyClosed>(event) || std::holds_alternative<CompanyFormed>(event) ||
                      (moved != nullptr && game.privates[moved->railway].bringsStation);
           });
}

QVariantList SharedStationsView::stationFields(const JoinAnswers &answers, const JoinFields &fields,
                                               const QString &code) const
{
    if (!asksTaken(answers))
        return {};
    return {fields.count(placeOf("companies", code, "taken_stations"), tr("Of these, taken over"), mostStations)};
}

void SharedStationsView::writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const
{
    if (asksTaken(answers))
        row.set(shared_stations::CompanyKeys{answers.number(placeOf("companies", code, "taken_stations"))});
}

} // namespace flimnap
