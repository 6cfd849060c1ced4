#include "decisions/offer_row.h"

#include <algorithm>

#include <QCoreApplication>

#include "decisions/open_choices.h"
#include "effects/effect_rows.h"
#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "rounds/codes.h"
#include "table/values.h"
#include "views/colours.h"
#include "words/hints.h"
#include "words/names.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class OfferTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Offers)
};

/// How much of the company, and of whom.
QString shareOnOffer(const Wording &words, const Move &move)
{
    QStringList parts;
    if (move.percent)
        parts.append(OfferTexts::tr("%1 %").arg(*move.percent));
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
        return OfferTexts::tr("only builds track");
    const CompanyDefinition &table = game.companies[minor];
    QString share = OfferTexts::tr("for %1 % of %2")
                        .arg(game.classOf(table.becomes).percent(table.becomesUnits))
                        .arg(words.party(table.becomes));
    if (move.kind == MoveKind::Exchange || table.prices.size() < 2)
        return share;
    return OfferTexts::tr("%1 to %2, %3", "prices, what one gets for it later")
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
        return OfferTexts::tr("for an own train %1").arg(words.train(move.tradeIn));
    if (move.kind == MoveKind::BuyShare)
        return shareOnOffer(words, move);
    if (move.kind == MoveKind::SellShares && !move.papers.empty())
        return OfferTexts::tr("with the %1 % certificate").arg(directorsPercent(game, move));
    if (const PrivateId railway = game.findPrivate(move.privateRailway); railway && move.kind == MoveKind::BuyPrivate) {
        const Party owner = position.privates[railway].owner;
        return owner.isPlayer() ? OfferTexts::tr("from %1").arg(words.party(owner)) : QString();
    }
    if (QString own = firstSaid(game, [&](const FeatureView &view) { return view.meaning(words, game, move); });
        !own.isEmpty())
        return own;
    return railwayTerms(words, game, position, move);
}

/// Somebody is called by his name.
QString personOf(const Wording &words, const Move &move)
{
    const PrivateId card = words.game().findPrivate(move.what);
    return card && words.game().privates[card].isPerson ? words.privateName(card) : QString();
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

    void describe(OfferRow &row)
    {
        describeCompany(row);
        describePrivate();
        describeTrain();
        row.origin = origin(row.special);
        row.price = toNumber(m_price);
    }

private:
    /// Where it comes from is not said again where that tells it from others.
    [[nodiscard]] QString origin(const QString &special) const
    {
        if (m_move.from.empty() || !special.isEmpty())
            return m_detail;
        const QString seller = m_words.seller(m_move);
        return m_detail.isEmpty() ? OfferTexts::tr("from %1").arg(seller)
                                  : OfferTexts::tr("%1, from %2").arg(m_detail, seller);
    }

    void describeCompany(OfferRow &row)
    {
        const std::string &railway = m_move.privateRailway.empty() ? m_move.what : m_move.privateRailway;
        const CompanyId minor = m_game.findCompany(railway);
        CompanyId shown = m_move.company.empty() ? minor : m_game.findCompany(m_move.company);
        const bool isChoice = m_move.kind == MoveKind::Choose && m_move.what != "keep_trains";
        if (!shown && (m_isForCompany || isChoice || m_offer.isOutOfTurn))
            shown = m_game.findCompany(m_move.by);
        if (!shown)
            return;
        const CompanyLook look = lookOf(m_game, shown);
        row.token = look.token;
        row.colour = look.colour;
        row.textColour = look.textColour;
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

    void describePrivate()
    {
        const PrivateId railway = m_game.findPrivate(m_move.privateRailway);
        if (!railway)
            return;
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

    void describeTrain()
    {
        const FaceId face = m_game.findFace(m_move.train);
        if (!face)
            return;
        const FaceId turned = m_game.findFace(m_move.to);
        const FaceId shown = turned ? turned : face;
        m_detail = m_game.classes.count() > 1 ? m_words.trainSize(m_game.faces[shown].size) : QString();
        const bool isRebated = m_cost && m_offer.numbers.empty() && m_move.tradeIn.empty();
        m_price = isRebated ? *m_cost : trainPrice(m_game, face, m_move, m_offer);
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

/// The train as it will be.
QString trainName(const Wording &words, const Move &move)
{
    const GameDefinition &game = words.game();
    const FaceId face = game.findFace(move.train);
    const FaceId turned = game.findFace(move.to);
    return face ? words.train(turned ? turned : face) : QString();
}

QString keyOf(const Move &move, const QString &token, bool isOutOfTurn, bool isForCompany)
{
    const auto joined = [](std::initializer_list<std::string> parts) {
        const auto *const part = std::ranges::find_if(parts, [](const std::string &text) { return !text.empty(); });
        return part == parts.end() ? QString() : toText(*part);
    };
    if (move.kind == MoveKind::Exchange)
        return toText(move.company.empty() ? move.privateRailway : move.privateRailway + ">" + move.company);
    if (move.kind == MoveKind::Choose && !token.isEmpty())
        return move.value.empty() ? token : token + ":" + toText(move.value);
    QString key = joined({move.company, move.privateRailway, move.train, move.what, move.tile});
    if (isOutOfTurn)
        key = toText(move.by) + ":" + key;
    if (isForCompany)
        key = toText(move.by) + ":" + key;
    if (!move.from.empty())
        key += "@" + toText(move.from);
    if (move.percent.value_or(0) != 0 && !move.from.empty())
        key += "%" + QString::number(*move.percent);
    if (!move.papers.empty())
        key += "=" + toText(move.papers);
    if (!move.tradeIn.empty())
        key += "<" + toText(move.tradeIn);
    if (move.home)
        key += "home";
    if (!move.to.empty())
        key += ">" + toText(move.to);
    return key;
}

QString headingOf(const Wording &words, const OfferRow &row, const Move &move, bool isOutOfTurn, bool isForCompany)
{
    const QString railway = toText(move.privateRailway);
    const QString train = trainName(words, move);
    if (isOutOfTurn && !railway.isEmpty())
        return OfferTexts::tr("%1: %2", "buyer, what he buys").arg(row.buyer, railway);
    if (isForCompany)
        return train.isEmpty() ? toText(move.by) : train;
    for (const QString &heading : {row.token, railway, train, personOf(words, move)}) {
        if (!heading.isEmpty())
            return heading;
    }
    return row.label;
}

/// How much there is to enter.
void describeEntries(const Offer &offer, OfferRow &row)
{
    row.asks = !offer.numbers.empty() || !offer.words.empty();
    for (const NumberField &field : numberFields(offer, 0, nullptr)) {
        if (field.isFixed())
            continue;
        row.numberChips.append(static_cast<int>(field.usual.size()));
        row.keypads += field.onlyUsual ? 0 : 1;
    }
    for (const WordChoice &choice : offer.words) {
        if (choice.words.size() > 1)
            row.wordChips.append(static_cast<int>(choice.words.size()));
    }
}

} // namespace

Move suggestedMove(const Offer &offer)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        if (choice.suggested.value_or(0) != 0)
            say(move, choice.key, *choice.suggested);
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

OfferRow offerRow(const Session &session, const Offer &offer)
{
    const Rules &rules = session.rules();
    const Position &position = session.position();
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const Move &move = offer.move;
    const Party by = Codes(game, rules.seats()).party(move.by);
    const bool isForCompany =
        by.isCompany() && rules.actor(position).isPlayer() && move.kind != MoveKind::Choose && !offer.isOutOfTurn;
    const bool isOutOfTurn = offer.isOutOfTurn || (by.isPlayer() && rules.actor(position) != by);

    OfferRow row;
    row.title = words.actionTitle(offer);
    row.label = words.move(move);
    row.special = specialOf(words, game, position, move);
    row.hint = hintFor(rules, position, move);
    row.buyer = words.party(by);
    row.allowed = !offer.refusal;
    if (offer.refusal) {
        row.reason = words.refusal(*offer.refusal);
        row.rule = toText(offer.refusal->rule);
        row.waivable = offer.refusal->waivable;
    }
    std::optional<Money> cost;
    if (!offer.refusal) {
        if (const auto events = session.preview(suggestedMove(offer))) {
            row.further = furtherConsequences(rules, *events);
            cost = costTo(*events, by);
        }
    }
    Subject(game, position, words, offer, cost, isForCompany).describe(row);
    row.originIsOnToken = !row.token.isEmpty() && !isForCompany;
    row.heading = headingOf(words, row, move, isOutOfTurn, isForCompany);
    row.key = keyOf(move, row.token, isOutOfTurn, isForCompany);
    describeEntries(offer, row);
    return row;
}

} // namespace flimnap
