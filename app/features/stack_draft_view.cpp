#include "features/stack_draft_view.h"

#include <algorithm>

#include <QJsonArray>

#include "dealings/minors.h"
#include "features/stack_draft/standing.h"
#include "table_check/table_items.h"
#include "table_check/table_overrides.h"
#include "views/choices.h"
#include "views/join_answers.h"
#include "views/join_fields.h"
#include "views/join_groups.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

const QString orderKey = "draft_order";

/// One of the lots of the first stack.
bool isOfStack(const Move &draw)
{
    return draw.kind == MoveKind::Draw && draw.what.starts_with("stack");
}

bool isToken(const Move &move)
{
    return move.kind == MoveKind::Choose && move.what == "bond_token";
}

/// Brown tiles come with the phase.
bool bringsBrown(const GameDefinition &game, PhaseId phase)
{
    const auto hasBrown = [&](PhaseId asked) {
        const std::vector<std::string> &colours = game.phases[asked].tileColours;
        return std::find(colours.begin(), colours.end(), "brown") != colours.end();
    };
    return hasBrown(phase) && phase > PhaseId(0) && !hasBrown(PhaseId(phase.index() - 1));
}

/// Those of which one is the bond railway.
QStringList candidates(const JoinAnswers &answers)
{
    QStringList codes;
    for (const CompanyDefinition &company : answers.game().companies) {
        const QString code = toText(company.code);
        if (!answers.isFormed(code) && !answers.railwayOf(code).isEmpty())
            codes.append(code);
    }
    return codes;
}

bool isBond(const JoinAnswers &answers, const QString &company)
{
    return answers.given("bond") == company && candidates(answers).contains(company);
}

} // namespace

QString StackDraftView::expectation(const Rules & /*rules*/, const Position & /*position*/, const QString &player) const
{
    return tr("%1 buys a railway or passes").arg(player);
}

QString StackDraftView::drawTitle(const GameDefinition & /*game*/, const Move &draw) const
{
    if (!isOfStack(draw))
        return {};
    return draw.what == "stack1-coal" ? tr("Draw the coal railway that only builds track")
                                      : tr("Draw the pre-state railway that only builds track");
}

QString StackDraftView::drawText(const GameDefinition & /*game*/, const Move &draw) const
{
    return isOfStack(draw) ? tr("A railway is drawn on the table") : QString();
}

QString StackDraftView::drawReason(const Session & /*session*/, const Offer &draw) const
{
    return isOfStack(draw.move) ? tr("It will have neither money nor trains.") : QString();
}

QString StackDraftView::drawn(const GameDefinition & /*game*/, const Move &draw, const QString &result) const
{
    return isOfStack(draw) ? tr("Drawn: %1 only builds track").arg(result) : QString();
}

std::vector<Stretch> StackDraftView::stories(const Rules &rules, const Move & /*move*/, const Events &events,
                                             const Position & /*after*/) const
{
    const Wording words(rules);
    std::vector<Stretch> told;
    for (std::size_t index = 0; index < events.size(); ++index) {
        const auto *given = std::get_if<FeatureTold>(&events[index]);
        if (given == nullptr || given->name != "role_given")
            continue;
        const bool isBond = given->told.args.back().value == ArgValue(std::string("bond"));
        told.push_back({words.event(events[index]), std::get<Party>(given->told.args.front().value).company(), index,
                        index + 1,
                        isBond ? tr("It has neither director nor trains nor treasury. In each operating round it pays "
                                    "its shareholders by its price, and its price rises.")
                               : tr("It has neither money nor trains, earns nothing and is not exchanged.")});
    }
    return told;
}

std::optional<Handwork> StackDraftView::handwork(const Rules &rules, const Position &position, const Event &event) const
{
    const auto *began = std::get_if<PhaseBegan>(&event);
    const CompanyId bond = stack_draft::stateOf(position).bond;
    if (began == nullptr || !bond || !bringsBrown(rules.game(), began->phase))
        return {};
    return Handwork{
        tr("As soon as Wien is brown the third marker of %1 is placed there").arg(Wording(rules).party(bond)), bond};
}

void StackDraftView::print(const GameDefinition &game, QJsonObject &values) const
{
    const stack_draft::Terms &terms = stack_draft::termsOf(game);
    QJsonArray order;
    for (const int seat : terms.order)
        order.append("p" + QString::number(seat));
    values.insert(orderKey, order);
    values.insert("bond_rounding", terms.bondPaysRoundedUp ? "up" : "down");
    if (game.sales.mostUnsoldPercent)
        values.insert("pool_limit", *game.sales.mostUnsoldPercent);
}

/// Who is first at a stack of the draft; the other gets what is left of it.
void StackDraftView::addTo(QList<TableSection> &sections, const TableItems &items) const
{
    QList<TableQuestion> questions;
    const qsizetype receipts = items.printed()[orderKey].toArray().size();
    for (qsizetype place = 0; place < receipts; place += 2)
        questions.append(
            items.choice({orderKey, QString::number(place)},
                         tr("Railways %1 and %2 of the draft: who takes one first").arg(place + 1).arg(place + 2),
                         {{"p1", tr("Player 1")}, {"p2", tr("Player 2")}}));
    sections.append({.title = tr("Order of the draft"), .questions = questions});
}

std::optional<QJsonObject> StackDraftView::overridden(const TableItems &items, const QStringList &path,
                                                      const QJsonValue &value) const
{
    if (path.value(0) != orderKey)
        return {};
    const QString partner = QString::number(path.value(1).toInt() ^ 1);
    const QJsonObject result = withOverride(items.printed(), items.overrides(), path, value, false);
    return withOverride(items.printed(), result, {orderKey, partner}, value == "p1" ? "p2" : "p1", false);
}

QString StackDraftView::title(const Move &move) const
{
    return isToken(move) ? tr("Place the second marker of the bond railway") : QString();
}

QString StackDraftView::said(const Wording &words, const Move &move) const
{
    return isToken(move)
               ? tr("%1 places the second marker of the bond railway: %2").arg(words.by(move), toText(move.value))
               : QString();
}

QString StackDraftView::advice(const Rules & /*rules*/, const Position & /*position*/, const Move &move) const
{
    return isToken(move) ? tr("On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.")
                         : QString();
}

QString StackDraftView::status(const Position &position, CompanyId company) const
{
    return stack_draft::stateOf(position).bond == company ? tr("bond railway, pays by its price") : QString();
}

ChartMark StackDraftView::mark(const GameDefinition &game, CellId cell) const
{
    if (game.chart[cell].name != stack_draft::termsOf(game).bondCell)
        return {};
    return {tr("B", "the bond railway starts here"), tr("bond railway")};
}

QStringList StackDraftView::facts(const Rules & /*rules*/, const Position &position, CompanyId company) const
{
    if (stack_draft::stateOf(position).bond != company)
        return {};
    return {tr("one more in Wien once that is brown")};
}

std::string StackDraftView::role(const JoinAnswers &answers, const QString &code) const
{
    const GameDefinition &game = answers.game();
    if (!answers.isMinor(code))
        return isBond(answers, code) ? "bond" : std::string();
    const CompanyId larger = game.companies[answers.company(code)].becomes;
    const bool builds =
        isBond(answers, toText(game.companies[larger].code)) || answers.flag(placeOf("privates", code, "builds"));
    return builds ? "construction" : std::string();
}

QString StackDraftView::roleNote(const JoinAnswers &answers, const QString &code) const
{
    return isBond(answers, code) ? tr("bond railway, price %1") : QString();
}

/// The railway whose shares pay by its price, and who may place its second token.
QVariantMap StackDraftView::companyGroup(const JoinAnswers &answers, const JoinFields &fields) const
{
    QVariantList earners{option(QString(), tr("nobody"))};
    earners += fields.parties(answers.trainOwners());
    return joinGroup("bond", tr("Bond railway"),
                     {fields.choice("bond", tr("Which one it is"), fields.parties(candidates(answers))),
                      fields.foldedChoice("bond_token", tr("May place its second marker"), earners)});
}

/// Of the pre-state railways a small one was drawn; of the coal railways it is the bond railway's own.
QVariantList StackDraftView::minorFields(const JoinAnswers &answers, const JoinFields &fields,
                                         const QString &code) const
{
    if (isForDirectorsCertificate(answers.game(), answers.company(code)))
        return {};
    return {fields.flag(placeOf("privates", code, "builds"), tr("%1 only builds track").arg(code))};
}

QVariantList StackDraftView::charterFields(const JoinAnswers &answers, const JoinFields &fields,
                                           const QString &code) const
{
    if (!isBond(answers, code))
        return {};
    return {fields.countFrom(1, placeOf("companies", code, "stations"), tr("Stations on the map"),
                             stack_draft::bondTokens)};
}

std::optional<int> StackDraftView::usualNumber(const JoinAnswers &answers, const QStringList &place) const
{
    if (place.front() != "companies" || place.last() != "price" || !isBond(answers, place.value(1)))
        return {};
    const GameDefinition &game = answers.game();
    return toNumber(game.chart[game.findCell(stack_draft::termsOf(game).bondCell)].price);
}

std::optional<JoinSections::Spot> StackDraftView::spot(const QStringList &place) const
{
    const bool isOfAll = place.front() == "companies" && place.value(1).isEmpty();
    if (place.front() != "bond_token" && !isOfAll)
        return {};
    return JoinSections::Spot{"companies", "bond", isOfAll ? JoinSections::tr("Companies") : tr("Bond railway")};
}

void StackDraftView::write(JoinedPosition &table, const JoinAnswers &answers) const
{
    table.parts.set(stack_draft::TableKeys{answers.word("bond_token").toStdString()});
}

} // namespace flimnap
