#include "views/sheets.h"

#include <algorithm>
#include <set>

#include "effects/effect_rows.h"
#include "views/choices.h"
#include "views/colours.h"
#include "views/former_choice.h"
#include "views/move_map.h"
#include "words/wording.h"

#include <QCoreApplication>

#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "words/hints.h"
#include "words/names.h"
#include "words/place_name.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// What can be tapped instead of typed: what the rules list; of a free price its ends and what is proposed, for these
/// are what tables mostly agree on.
QVariantList usualNumbers(const NumberChoice &choice)
{
    std::set<int> usual(choice.usual.begin(), choice.usual.end());
    if (usual.empty() && choice.key == "price" && choice.least < choice.most)
        usual = {choice.least, choice.suggested.value_or(choice.least), choice.most};
    return {usual.begin(), usual.end()};
}

QVariantList numbers(const Offer &offer, const Move *chosen)
{
    QVariantList rows;
    for (const NumberChoice &choice : offer.numbers) {
        const std::optional<int> before = chosen != nullptr ? chosenNumber(*chosen, choice) : std::nullopt;
        rows.append(QVariantMap{{"key", toText(choice.key)},
                                {"title", Wording::keyTitle(choice.key)},
                                {"least", choice.least},
                                {"most", choice.most},
                                {"step", choice.step},
                                {"usual", usualNumbers(choice)},
                                {"onlyUsual", choice.onlyUsual},
                                {"othersByLeave", choice.othersByLeave},
                                {"suggested", before ? *before : choice.suggested.value_or(-1)}});
    }
    return rows;
}

constexpr std::size_t mostInOneGroup = 24;

/// Very many words are found by their first letters: [{value, label, words}]; none where they can be taken in at once.
QVariantList groupsOf(const WordChoice &choice, const QVariantList &options)
{
    QVariantList groups;
    for (std::size_t index = 0; choice.words.size() > mostInOneGroup && index < choice.words.size(); ++index) {
        const QString letter = toText(choice.words[index]).left(1);
        if (groups.isEmpty() || groups.back().toMap().value("value") != letter)
            groups.append(QVariantMap{{"value", letter}, {"label", letter}, {"words", QVariantList()}});
        QVariantMap group = groups.back().toMap();
        group.insert("words", group.value("words").toList() << options[static_cast<qsizetype>(index)]);
        groups.back() = group;
    }
    return groups;
}

QString questionOf(const Wording &words, const Move &move, const std::string &word)
{
    return firstSaid(words.game(), [&](const FeatureView &view) { return view.question(words.game(), move, word); });
}

QString questionHintOf(const GameDefinition &game, const Move &move, const std::string &word)
{
    return firstSaid(game, [&](const FeatureView &view) { return view.questionHint(move, word); });
}

QVariantList wordChoices(const Wording &words, const Offer &offer, const Move *chosen)
{
    QVariantList rows;
    for (const WordChoice &choice : offer.words) {
        QVariantList options;
        for (const std::string &value : choice.words) {
            QVariantMap row = option(toText(value), words.choiceWord(offer.move, choice.key, value));
            if (const QString question = questionOf(words, offer.move, value); !question.isEmpty())
                row.insert({{"question", question}, {"hint", questionHintOf(words.game(), offer.move, value)}});
            options.append(row);
        }
        rows.append(QVariantMap{{"key", toText(choice.key)},
                                {"title", Wording::keyTitle(choice.key)},
                                {"words", options},
                                {"chosen", chosen != nullptr ? toText(chosenWord(*chosen, choice)) : QString()},
                                {"groups", groupsOf(choice, options)}});
    }
    return rows;
}

/// Trains whose routes are still to be declared: [{train, name, most, step, bonus, chosen, chosenBonus}].
QVariantList routes(const Wording &words, const Offer &offer, const Move *chosen)
{
    const std::vector<Route> before = chosenRoutes(chosen != nullptr ? *chosen : Move(), offer.routes);
    QVariantList rows;
    for (std::size_t index = 0; index < offer.routes.size(); ++index) {
        const RouteChoice &choice = offer.routes[index];
        rows.append(QVariantMap{{"train", toText(choice.train)},
                                {"name", words.train(choice.train)},
                                {"most", choice.most},
                                {"step", choice.step},
                                {"bonus", choice.bonus},
                                {"chosen", before[index].value.value_or(0)},
                                {"chosenBonus", before[index].bonus.value_or(0)}});
    }
    return rows;
}

/// What routes are mostly worth; everything else is typed.
QVariantList usualRoutes(const Offer &offer)
{
    constexpr int mostSteps = 25;
    QVariantList values;
    const int step = offer.routes.empty() ? 0 : offer.routes.front().step;
    for (int steps = 0; step > 0 && steps <= mostSteps; ++steps) {
        if (steps != 1) // one stop alone is no route
            values.append(steps * step);
    }
    return values;
}

/// A sum to be split: {sum, companies: [{code, colour, textColour}], half, usual}; empty if there is none.
QVariantMap split(const GameDefinition &game, const Offer &offer)
{
    if (!offer.split)
        return {};
    QVariantList companies;
    for (const std::string &code : offer.split->companies) {
        const QString colour = companyColour(game, game.findCompany(code));
        companies.append(QVariantMap{{"code", toText(code)}, {"colour", colour}, {"textColour", textOn(colour)}});
    }
    const int sum = offer.split->sum;
    return {{"sum", sum},
            {"companies", companies},
            {"half", sum / 2},
            {"usual", QVariantList{sum / 5, sum * 2 / 5, sum / 2, sum * 3 / 5, sum * 4 / 5}}};
}

/// How much of the company, and of whom.
QString shareOnOffer(const Wording &words, const Move &move)
{
    QStringList parts;
    if (move.percent)
        parts.append(QCoreApplication::translate("flimnap::Sheets", "%1 %").arg(*move.percent));
    if (!move.from.empty())
        parts.append(words.seller(move));
    return listed(parts);
}

/// What a railway of one owner will bring him; nothing of what else the move is about.
QString railwayTerms(const Wording &words, const GameDefinition &game, const Position &position, const Move &move)
{
    const CompanyId minor = game.findCompany(move.privateRailway.empty() ? move.what : move.privateRailway);
    if (!minor || !game.classOf(minor).isMinor())
        return {};
    if (position.companies[minor].onlyBuilds)
        return QCoreApplication::translate("flimnap::Sheets", "only builds track");
    const CompanyDefinition &table = game.companies[minor];
    QString share = QCoreApplication::translate("flimnap::Sheets", "for %1 % of %2")
                        .arg(game.classOf(table.becomes).percent(table.becomesUnits))
                        .arg(words.party(table.becomes));
    if (move.kind == MoveKind::Exchange || table.prices.size() < 2)
        return share;
    return QCoreApplication::translate("flimnap::Sheets", "%1 to %2, %3", "prices, what one gets for it later")
        .arg(toNumber(table.prices.front()))
        .arg(toNumber(table.prices.back()))
        .arg(share);
}

int directorsPercent(const GameDefinition &game, const Move &move)
{
    const CompanyClass &size = game.classOf(game.findCompany(move.company));
    return size.percent(size.directorUnits);
}

/// What tells an offer from others about the same thing: the pool, a whole director's certificate, an older train.
QString specialOf(const Wording &words, const GameDefinition &game, const Position &position, const Move &move)
{
    if (move.kind == MoveKind::BuyTrain && !move.tradeIn.empty())
        return QCoreApplication::translate("flimnap::Sheets", "for an own train %1").arg(words.train(move.tradeIn));
    if (move.kind == MoveKind::BuyShare)
        return shareOnOffer(words, move);
    if (move.kind == MoveKind::SellShares && !move.papers.empty())
        return QCoreApplication::translate("flimnap::Sheets", "with the %1 % certificate")
            .arg(directorsPercent(game, move));
    if (const PrivateId railway = game.findPrivate(move.privateRailway); railway && move.kind == MoveKind::BuyPrivate) {
        const Party owner = position.privates[railway].owner;
        return owner.isPlayer() ? QCoreApplication::translate("flimnap::Sheets", "from %1").arg(words.party(owner))
                                : QString();
    }
    if (QString own = firstSaid(game, [&](const FeatureView &view) { return view.meaning(words, game, move); });
        !own.isEmpty())
        return own;
    return railwayTerms(words, game, position, move);
}

/// Somebody is called by his name.
QString headingOf(const Wording &words, const GameDefinition &game, const Move &move)
{
    const PrivateId card = game.findPrivate(move.what);
    return card && game.privates[card].isPerson ? words.privateName(card) : QString();
}

/// What is asked for the train; nothing where that is agreed on.
Money trainPrice(const GameDefinition &game, FaceId face, const Move &move, const Offer &offer)
{
    const TrainFace &table = game.faces[face];
    if (const TradeIn *terms = table.tradeInFor(game.findFace(move.tradeIn)))
        return terms->price;
    const bool isAgreed = std::any_of(offer.numbers.begin(), offer.numbers.end(), [](const NumberChoice &choice) {
        return choice.key == "price" && !choice.suggested;
    });
    return isAgreed ? Money{} : table.price;
}

/// What an offer is about: a company, a railway, a train; how it looks, what it is called and what it costs.
class Subject
{
public:
    Subject(const GameDefinition &game, const Position &position, const Wording &words, const Offer &offer,
            std::optional<Money> cost, bool isForCompany)
        : m_game(game), m_position(position), m_words(words), m_offer(offer), m_move(offer.move), m_cost(cost),
          m_isForCompany(isForCompany)
    {
    }

    void describe(QVariantMap &row)
    {
        describeCompany(row);
        describePrivate(row);
        describeTrain(row);
        row.insert("detail", m_detail);
        row.insert("price", static_cast<int>(m_price.units));
    }

private:
    void describeCompany(QVariantMap &row)
    {
        const std::string &railway = m_move.privateRailway.empty() ? m_move.what : m_move.privateRailway;
        const CompanyId minor = m_game.findCompany(railway);
        CompanyId shown = m_move.company.empty() ? minor : m_game.findCompany(m_move.company);
        const bool isChoice = m_move.kind == MoveKind::Choose && m_move.what != "keep_trains";
        if (!shown && (m_isForCompany || isChoice || m_offer.isOutOfTurn))
            shown = m_game.findCompany(m_move.by);
        row.insert("token", QString());
        if (!shown)
            return;
        row.insert(tokenOf(m_game, shown));
        m_detail = m_isForCompany || isChoice ? QString() : companyName(m_game.companies[shown]);
        if (m_move.kind == MoveKind::Exchange)
            return; // no money moves
        if (m_isForCompany)
            m_price = m_cost.value_or(Money{});
        if (m_move.kind == MoveKind::TakeLoan)
            m_price = -m_cost.value_or(Money{}); // what it brings
        if (!m_move.company.empty())
            m_price = m_move.kind == MoveKind::BuyShare && m_cost ? *m_cost : flimnap::price(m_game, m_position, shown);
        if (minor)
            m_price = priceOf(minor);
    }

    /// What it costs as offered; nothing where the buyer is still to choose among prices.
    [[nodiscard]] Money priceOf(CompanyId minor) const
    {
        if (m_offer.numbers.empty() && m_cost)
            return *m_cost;
        const std::vector<Money> &prices = m_game.companies[minor].prices;
        if (m_game.companies[minor].isGiven)
            return {};
        return prices.size() == 1 ? prices.front() : Money{};
    }

    void describePrivate(QVariantMap &row)
    {
        const PrivateId railway = m_game.findPrivate(m_move.privateRailway);
        if (!railway)
            return;
        row.insert("income", static_cast<int>(m_game.privates[railway].income.units));
        if (!m_move.company.empty())
            return;
        const PrivateDefinition &table = m_game.privates[railway];
        m_detail = table.name == table.code ? QString() : toText(table.name);
        if (m_move.kind == MoveKind::UsePrivate)
            return; // no money moves
        m_price = table.price;
        if (m_move.kind == MoveKind::Bid && !m_offer.numbers.empty())
            m_price = Money{m_offer.numbers.front().least};
    }

    void describeTrain(QVariantMap &row)
    {
        const FaceId face = m_game.findFace(m_move.train);
        if (!face)
            return;
        const FaceId turned = m_game.findFace(m_move.to);
        const FaceId shown = turned ? turned : face;
        m_detail = m_game.classes.count() > 1 ? m_words.trainSize(m_game.faces[shown].size) : QString();
        const bool isRebated = m_cost && m_offer.numbers.empty() && m_move.tradeIn.empty();
        m_price = isRebated ? *m_cost : trainPrice(m_game, face, m_move, m_offer);
        row.insert("trainName", m_words.train(shown));
    }

    const GameDefinition &m_game;
    const Position &m_position;
    const Wording &m_words;
    const Offer &m_offer;
    const Move &m_move;
    std::optional<Money> m_cost;
    bool m_isForCompany; ///< a player decides in his own turn for a company of his
    QString m_detail;
    Money m_price;
};

} // namespace

QString sheetFor(const Offers &offers, const ActionKey &action, bool byCompany)
{
    const bool byRoutes = std::any_of(offers.begin(), offers.end(), [](const Offer &offer) {
        return offer.move.kind == MoveKind::RunTrains && !offer.routes.empty();
    });
    if (action.isOthers())
        return "PlainSheet";
    switch (action.kind) {
    case MoveKind::BuyPrivate:
        return byCompany ? "BuyFromOwnerSheet" : "BuyPrivateSheet";
    case MoveKind::Bid:
        return "BidSheet";
    case MoveKind::Take:
        return "TakeSheet";
    case MoveKind::Exchange:
        return "ExchangeSheet";
    case MoveKind::Draw:
        return "DrawSheet";
    case MoveKind::Choose:
        return "ChooseSheet";
    case MoveKind::StartCompany:
        return "StartCompanySheet";
    case MoveKind::BuyShare:
        return "BuyShareSheet";
    case MoveKind::SellShares:
        return "SellSharesSheet";
    case MoveKind::RepayDebt:
        return "RepayDebtSheet";
    case MoveKind::LayTrack:
        return "LayTrackSheet";
    case MoveKind::PlaceToken:
        return "PlaceTokenSheet";
    case MoveKind::RunTrains:
        return byRoutes ? "RunRoutesSheet" : "RunTrainsSheet";
    case MoveKind::Fund:
        return "FundSheet";
    case MoveKind::Gulliver:
        return "AutomatonSheet";
    case MoveKind::Dividend:
        return "DividendSheet";
    case MoveKind::BuyTrain:
        return "BuyTrainSheet";
    case MoveKind::DiscardTrain:
        return "DiscardTrainSheet";
    case MoveKind::ConvertTrain:
        return "ConvertTrainSheet";
    case MoveKind::SellPrivate:
        return "SellPrivateSheet";
    case MoveKind::UsePrivate:
        return "UseRightSheet";
    case MoveKind::Acquire:
        return "AcquireSheet";
    default:
        return "PlainSheet";
    }
}

Move suggestedMove(const Offer &offer)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        const MoveKey *key = keyOf(move.kind, choice.key);
        const auto *member = key != nullptr ? std::get_if<std::optional<int> Move::*>(&key->member) : nullptr;
        if (member != nullptr && choice.suggested.value_or(0) != 0)
            move.*(*member) = choice.suggested;
    }
    return move;
}

bool isQuick(const Session &session, const Offer &offer)
{
    if (!offer.words.empty() || !offer.routes.empty() || offer.split)
        return false;
    for (const NumberChoice &choice : offer.numbers) {
        if (!choice.suggested)
            return false;
    }
    const auto events = session.preview(suggestedMove(offer));
    return events && std::all_of(events->begin(), events->end(), [](const Event &event) {
               return std::holds_alternative<TrackLaid>(event) || std::holds_alternative<StationPlaced>(event);
           });
}

QVariantMap offerRow(const Session &session, const Offer &offer, const Move *chosen)
{
    const Rules &rules = session.rules();
    const Position &position = session.position();
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const Move &move = offer.move;
    QVariantMap row{{"kind", toText(word(move.kind))},
                    {"by", toText(move.by)},
                    {"company", toText(move.company)},
                    {"private", toText(move.privateRailway)},
                    {"train", toText(move.train)},
                    {"from", toText(move.from)},
                    {"what", toText(move.what)},
                    {"tradeIn", toText(move.tradeIn)},
                    {"percent", move.percent.value_or(0)},
                    {"title", words.actionTitle(offer)},
                    {"special", specialOf(words, game, position, move)},
                    {"to", toText(move.to)},
                    {"home", move.home},
                    {"hint", hintFor(rules, position, move)},
                    {"label", words.move(move)},
                    {"allowed", !offer.refusal},
                    {"move", toMap(move)},
                    {"chosen", chosen != nullptr ? toMap(*chosen) : QVariantMap()},
                    {"numbers", numbers(offer, chosen)},
                    {"words", wordChoices(words, offer, chosen)},
                    {"routes", routes(words, offer, chosen)},
                    {"usualRoutes", usualRoutes(offer)},
                    {"split", split(game, offer)}};
    if (const QString question = questionOf(words, move, "extra"); !question.isEmpty())
        row.insert({{"extraQuestion", question}, {"extraHint", questionHintOf(words.game(), move, "extra")}});
    const Party by = Codes(game, rules.seats()).party(move.by);
    const bool isForCompany =
        by.isCompany() && rules.actor(position).isPlayer() && move.kind != MoveKind::Choose && !offer.isOutOfTurn;
    row.insert("actsFor", isForCompany ? toText(move.by) : QString());
    const bool isOutOfTurn = offer.isOutOfTurn || (by.isPlayer() && rules.actor(position) != by);
    row.insert("buyer", words.party(by));
    row.insert("outOfTurn", isOutOfTurn ? toText(move.by) : QString());
    row.insert("value", toText(move.value));
    row.insert("heading", headingOf(words, game, move));
    row.insert("reason", offer.refusal ? words.refusal(*offer.refusal) : QString());
    row.insert("rule", offer.refusal ? toText(offer.refusal->rule) : QString());
    row.insert("waivable", offer.refusal && offer.refusal->waivable);

    row.insert("seller", words.seller(move));

    QString further;
    std::optional<Money> cost;
    if (!offer.refusal) {
        if (const auto events = session.preview(suggestedMove(offer))) {
            further = furtherConsequences(rules, *events);
            cost = costTo(*events, Codes(game, rules.seats()).party(move.by));
        }
    }
    row.insert("further", further);

    Subject(game, position, words, offer, cost, isForCompany).describe(row);
    return row;
}

} // namespace flimnap
