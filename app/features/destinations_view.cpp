#include "features/destinations_view.h"

#include "features/destinations/laying.h"
#include "features/destinations/standing.h"
#include "views/choices.h"
#include "views/join_fields.h"
#include "words/place_name.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

constexpr const char *arrival = "destination"; ///< what the decision is about, and whether that is said of a company

bool isArrival(const Move &move)
{
    return move.kind == MoveKind::Choose && move.what == arrival;
}

QString toWord(std::string_view capital)
{
    return toText(std::string(capital));
}

bool asksCapital(const JoinAnswers &answers, const QString &code)
{
    return answers.companiesInPlay().contains(code) && destinations::asksCapital(answers.game(), answers.company(code));
}

std::string capitalOf(const JoinAnswers &answers, const QString &code)
{
    return answers.word(placeOf("companies", code, "capital")).toStdString();
}

/// Still to reach or reached.
bool hasDestination(const JoinAnswers &answers, const QString &code)
{
    const CompanyId company = answers.company(code);
    return company && !destinations::destinationOf(answers.game(), company).empty() &&
           answers.word(placeOf("companies", code, "state")) != "closed";
}

int paidFor(const JoinAnswers &answers, const QString &code, int shares)
{
    return shares * answers.number(placeOf("companies", code, "initial_price"));
}

int usualEscrow(const JoinAnswers &answers, const QString &code)
{
    if (capitalOf(answers, code) != destinations::escrow)
        return 0;
    const int first = destinations::treasuryUnits(answers.game(), answers.company(code), destinations::escrow);
    return paidFor(answers, code, std::max(0, answers.soldShares(code) - first));
}

} // namespace

QString DestinationsView::title(const Move &move) const
{
    return isArrival(move) ? tr("A destination is reached") : QString();
}

QString DestinationsView::said(const Wording &words, const Move &move) const
{
    return isArrival(move) ? tr("%1 has reached its destination").arg(words.companyCode(move.by)) : QString();
}

QString DestinationsView::advice(const Rules & /*rules*/, const Position & /*position*/, const Move &move) const
{
    return isArrival(move)
               ? tr("Track joins the company's home with its destination, whoever laid it and however long it is; "
                    "stations do not matter. What the bank keeps for the company is paid at once.")
               : QString();
}

QString DestinationsView::meaning(const Wording & /*words*/, const GameDefinition &game, const Move &move) const
{
    if (!isArrival(move))
        return {};
    const CompanyId company = game.findCompany(move.by);
    return tr("%1 to %2", "home and destination")
        .arg(placeName(game, game.companies[company].homes.front()),
             placeName(game, destinations::destinationOf(game, company)));
}

bool DestinationsView::standsAside(const std::string &what) const
{
    return what == arrival;
}

/// Track may have reached one.
bool DestinationsView::isAskedNow(const std::string &what, const Move &last, const Events & /*events*/) const
{
    return what == arrival && last.kind == MoveKind::LayTrack;
}

EffectKind::Kind DestinationsView::eventKind(std::string_view event) const
{
    if (event == "destination_reached")
        return EffectKind::Track;
    return event == "escrow_changed" ? EffectKind::Company : EffectKind::Other;
}

QStringList DestinationsView::facts(const Rules &rules, const Position &position, CompanyId company) const
{
    QStringList facts;
    const Money kept = destinations::keptFor(position, company);
    const std::string &destination = destinations::destinationOf(rules.game(), company);
    if (kept > Money{})
        facts.append(tr("%1 kept until the destination").arg(Wording(rules).money(kept)));
    if (!destination.empty() && position.companies[company].status != CompanyStatus::Closed)
        facts.append(destinations::hasReached(position, company)
                         ? tr("destination reached")
                         : tr("destination %1").arg(placeName(rules.game(), destination)));
    return facts;
}

std::optional<JoinSections::Spot> DestinationsView::spot(const QStringList &place) const
{
    if (place.first() != "destinations")
        return {};
    return JoinSections::Spot{"companies", {}, tr("Destinations reached")};
}

void DestinationsView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    destinations::TableKeys keys;
    for (const CompanyDefinition &company : answers.game().companies) {
        const QString code = toText(company.code);
        if (hasDestination(answers, code) && answers.flag(placeOf("companies", code, arrival)))
            keys.reached.push_back(company.code);
    }
    table.parts.set(std::move(keys));
}

/// How its shares bring it money, and what they have brought until now.
QVariantList DestinationsView::financeFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const
{
    if (!asksCapital(answers, code))
        return {};
    const auto place = [&](const char *key) { return placeOf("companies", code, key); };
    const CompanyClass &size = answers.sizeOf(code);
    QVariantList asked{
        fields.choice(place("capital"), tr("Its shares bring"),
                      {option(toWord(destinations::escrow), tr("the first half at once, the rest at its destination")),
                       option(toWord(destinations::perShare), tr("all at once, share by share")),
                       option(toWord(destinations::atFloat),
                              tr("everything when %1 % are sold").arg(size.percent(size.floatUnits)))})};
    if (hasTreasuryEarly(answers, code))
        asked.append(fields.number(place("cash"), tr("Treasury")));
    if (capitalOf(answers, code) == destinations::escrow)
        asked.append(fields.number(place("escrow"), tr("Kept until it reaches its destination")));
    return asked;
}

QVariantList DestinationsView::lastFields(const JoinAnswers &answers, const JoinFields &fields,
                                          const QString &code) const
{
    if (!hasDestination(answers, code))
        return {};
    const std::string &destination = destinations::destinationOf(answers.game(), answers.company(code));
    QString called = toText(destination);
    if (const HexId hex = answers.game().findHex(destination)) {
        const HexDefinition &table = answers.game().hexes[hex];
        called = (toText(table.printed) + " " + toText(table.name)).trimmed();
    }
    return {fields.flag(placeOf("companies", code, arrival), tr("Has reached its destination, %1").arg(called))};
}

/// Before its first turn a company has what its shares brought.
std::optional<int> DestinationsView::usualNumber(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.first() != "companies" || (place.last() != "escrow" && place.last() != "cash"))
        return {};
    const QString &code = place.at(1);
    if (place.last() == "escrow")
        return usualEscrow(answers, code);
    return hasTreasuryEarly(answers, code)
               ? std::optional(paidFor(answers, code, answers.soldShares(code)) - usualEscrow(answers, code))
               : std::nullopt;
}

/// Who operates was most likely started early; who was started only now, as the phase says.
QString DestinationsView::usualWord(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.last() != "capital")
        return {};
    constexpr int wholePercent = 100;
    const QString &code = place.at(1);
    const PhaseId phase = answers.game().findPhase(answers.word("phase").toStdString());
    const bool isEarly = answers.isOperating(code) || !phase;
    const int percent = isEarly ? 1 : answers.game().phases[phase].treasuryPercent;
    if (percent == 0)
        return toWord(destinations::atFloat);
    const bool hasReached = answers.flag(placeOf("companies", code, arrival));
    return toWord(percent < wholePercent && !hasReached ? destinations::escrow : destinations::perShare);
}

bool DestinationsView::hasTreasuryEarly(const JoinAnswers &answers, const QString &code) const
{
    return asksCapital(answers, code) && !answers.isOperating(code) &&
           capitalOf(answers, code) != destinations::atFloat;
}

void DestinationsView::writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const
{
    if (!asksCapital(answers, code))
        return;
    const std::string capital = capitalOf(answers, code);
    const bool isKept = capital == destinations::escrow;
    row.set(
        destinations::CompanyKeys{capital, Money{isKept ? answers.number(placeOf("companies", code, "escrow")) : 0}});
}

} // namespace flimnap
