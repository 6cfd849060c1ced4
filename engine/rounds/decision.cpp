#include "rounds/decision.h"

#include <algorithm>
#include <type_traits>

#include "journal/move_schema.h"

namespace flimnap {

namespace {

std::optional<Money> moneyOf(const std::optional<int> &amount)
{
    return amount ? std::optional(Money{*amount}) : std::nullopt;
}

void choose(Decision &decision, std::string_view key, CompanyId company)
{
    (key == "private" ? decision.minor : decision.company) = company;
}

void choose(Decision &decision, std::string_view key, PrivateId railway)
{
    (key == "private" ? decision.railway : decision.person) = railway;
}

void choose(Decision &decision, std::string_view key, FaceId face)
{
    if (key == "trade_in")
        decision.tradeIn = face;
    else
        (key == "to" ? decision.to : decision.train) = face;
}

void choose(Decision &decision, std::string_view /*key*/, Party giver)
{
    decision.from = giver;
}

void choose(Decision &decision, std::string_view key, const TrainOnSale &train)
{
    choose(decision, key, train.train);
    choose(decision, key, train.from);
}

void choose(Decision &decision, std::string_view key, Flag /*flag*/)
{
    (key == "home" ? decision.isHome : decision.isForHimself) = true;
}

void choose(Decision &decision, std::string_view key, const std::string &word)
{
    if (key == "papers")
        decision.papers = word;
    else if (key == "pay")
        decision.pay = word;
    else if (key == "card")
        decision.card = word;
    else
        (key == "track" ? decision.track : decision.value) = word;
}

std::optional<Money> &sumAt(Decision &decision, std::string_view key)
{
    if (key == "price")
        return decision.price;
    if (key == "cost")
        return decision.cost;
    if (key == "revenue")
        return decision.revenue;
    return key == "mine" ? decision.mine : decision.amount;
}

void choose(Decision &decision, std::string_view key, int number)
{
    if (key == "count")
        decision.count = number;
    else if (key == "percent")
        decision.percent = number;
    else if (key == "side")
        decision.side = number;
    else if (key == "city")
        decision.city = number;
    else
        sumAt(decision, key) = Money{number};
}

void chooseFirst(const GameDefinition & /*game*/, Decision &decision, std::string_view key, Flag flag)
{
    choose(decision, key, flag);
}

void chooseFirst(const GameDefinition & /*game*/, Decision &decision, std::string_view /*key*/,
                 const std::vector<HexId> &hexes)
{
    decision.hex = hexes.front();
}

void chooseFirst(const GameDefinition & /*game*/, Decision &decision, std::string_view key, const NumberChoice &number)
{
    choose(decision, key, number.least);
}

void chooseFirst(const GameDefinition & /*game*/, Decision &decision, std::string_view key, const WordChoice &word)
{
    choose(decision, key, word.words.front());
}

void chooseFirst(const GameDefinition & /*game*/, Decision &decision, std::string_view /*key*/,
                 const std::vector<RouteChoice> & /*trains*/)
{
    decision.routes.emplace();
}

void chooseFirst(const GameDefinition &game, Decision &decision, std::string_view /*key*/, const SplitChoice &sum)
{
    decision.amounts.emplace();
    if (!sum.companies.empty())
        decision.amounts->push_back({game.findCompany(sum.companies.front()), Money{sum.sum}});
}

/// Which of them it is an offer leaves open.
template <class Thing>
constexpr bool isLeftOpen = std::is_same_v<Thing, HexId> || std::is_same_v<Thing, RouteChoice>;

std::string codeOf(const GameDefinition &game, CompanyId company)
{
    return game.companies[company].code;
}

std::string codeOf(const GameDefinition &game, PrivateId railway)
{
    return game.privates[railway].code;
}

/// Empty if it stands for none.
std::string codeOf(const GameDefinition &game, FaceId face)
{
    return face ? game.faces[face].code : std::string();
}

/// Of the bank, who gives what others are not said to give, empty.
std::string codeOf(const GameDefinition &game, Party giver)
{
    if (giver.isCompany())
        return codeOf(game, giver.company());
    return giver == Party::pool() ? game.poolWord : std::string();
}

const std::string &codeOf(const GameDefinition & /*game*/, const std::string &word)
{
    return word;
}

int codeOf(const GameDefinition & /*game*/, int number)
{
    return number;
}

template <class Value>
void put(Move &move, std::string_view key, Value value)
{
    move.*std::get<Value Move::*>(keyOf(move.kind, key)->member) = std::move(value);
}

/// One that goes without saying is not written.
void write(Move &move, std::string_view key, int number)
{
    if (number != 0)
        put(move, key, std::optional(number));
}

void write(Move &move, std::string_view key, std::string code)
{
    put(move, key, std::move(code));
}

/// Writes into an offer what was chosen in one stage: one of its things, or all that it leaves open.
struct Writing
{
    const GameDefinition &game;
    std::string_view key;
    std::size_t index; ///< of the thing
    Offer &offer;

    template <class Thing>
    void operator()(const std::vector<Thing> &things) const
    {
        write(offer.move, key, codeOf(game, things[index]));
    }

    void operator()(const std::vector<TrainOnSale> &trains) const
    {
        write(offer.move, key, codeOf(game, trains[index].train));
        write(offer.move, "from", codeOf(game, trains[index].from));
    }

    void operator()(const std::vector<HexId> &hexes) const
    {
        WordChoice &words = offer.words.emplace_back(WordChoice{key, {}});
        words.words.reserve(hexes.size());
        for (const HexId hex : hexes)
            words.words.push_back(game.hexes[hex].code);
    }

    void operator()(Flag /*flag*/) const { put(offer.move, key, true); }
    void operator()(const NumberChoice &number) const { offer.numbers.push_back(number); }
    void operator()(const WordChoice &word) const { offer.words.push_back(word); }
    void operator()(const std::vector<RouteChoice> &trains) const { offer.routes = trains; }
    void operator()(const SplitChoice &sum) const { offer.split = sum; }
};

/// How offers are made of the stages of a decision, one after the other. Only what is chosen is kept on the way: an
/// offer is large, and is written where it stays.
class Walk
{
public:
    Walk(const GameDefinition &game, const Decision &begun, const NextStage &next, const JudgeDecision &judgeIt,
         Offers &offers)
        : m_game(game), m_begun(begun), m_next(next), m_judgeIt(judgeIt), m_offers(offers)
    {
    }

    void begin()
    {
        Decision decision = m_begun;
        goOn(decision, nullptr);
    }

private:
    struct Chosen
    {
        const Chosen *before;
        const Stage &stage;
        std::size_t index;
    };

    // NOLINTBEGIN(misc-no-recursion): a stage deeper each time, and a decision has three or four
    void goOn(Decision &decision, const Chosen *last) const
    {
        if (const std::optional<Stage> stage = m_next(decision)) {
            std::visit([&](const auto &choices) { goOnWith(choices, decision, {last, *stage, 0}); }, stage->choices);
            return;
        }
        Judge judge;
        m_judgeIt(decision, judge);
        Offer &offer = m_offers.emplace_back();
        begin(offer);
        write(last, offer);
        offer.refusal = judge.verdict();
    }

    void begin(Offer &offer) const
    {
        offer.move.kind = m_begun.kind;
        offer.by = m_begun.player();
        if (const CompanyId company = m_begun.self())
            offer.move.by = m_game.companies[company].code;
    }

    void write(const Chosen *chosen, Offer &offer) const
    {
        if (chosen == nullptr)
            return;
        write(chosen->before, offer);
        std::visit(Writing{m_game, chosen->stage.key, chosen->index, offer}, chosen->stage.choices);
    }

    template <class Thing>
    void goOnWith(const std::vector<Thing> &things, Decision &decision, Chosen chosen) const
        requires(!isLeftOpen<Thing>)
    {
        for (; chosen.index + 1 < things.size(); ++chosen.index) {
            Decision one = decision;
            choose(one, chosen.stage.key, things[chosen.index]);
            goOn(one, &chosen);
        }
        if (things.empty())
            return;
        choose(decision, chosen.stage.key, things.back());
        goOn(decision, &chosen);
    }

    /// What is left open is judged with the first of it.
    template <class Open>
    void goOnWith(const Open &open, Decision &decision, Chosen chosen) const
    {
        chooseFirst(m_game, decision, chosen.stage.key, open);
        goOn(decision, &chosen);
    }
    // NOLINTEND(misc-no-recursion)

    const GameDefinition &m_game;
    const Decision &m_begun;
    const NextStage &m_next;
    const JudgeDecision &m_judgeIt;
    Offers &m_offers;
};

/// Nobody, if the code stands for nobody who gives anything in this game.
Party giverOf(const GameDefinition &game, const std::string &code)
{
    if (code.empty() || code == "bank")
        return Party::bank();
    if (code == game.poolWord)
        return Party::pool();
    const CompanyId company = game.findCompany(code);
    return company ? Party(company) : Party::nobody();
}

/// What is taken, or handed in.
bool isOfWhat(MoveKind kind)
{
    return kind == MoveKind::Take || kind == MoveKind::HandIn;
}

/// Somebody whose money is given out, whose tile is laid, who is taken or handed in; invalid if the move is of nobody.
PrivateId personOf(const GameDefinition &game, const Move &move)
{
    if (isOfWhat(move.kind))
        return game.findPrivate(move.what);
    const std::string &code = move.kind == MoveKind::Fund ? move.character : move.tile;
    const PrivateId person = code.empty() ? PrivateId() : game.findPrivate(code);
    return person && game.privates[person].isPerson ? person : PrivateId();
}

} // namespace

bool namesMinor(const GameDefinition &game, const Move &move)
{
    const bool mayName = move.kind == MoveKind::BuyPrivate || move.kind == MoveKind::Exchange;
    const CompanyId company = mayName ? game.findCompany(move.privateRailway) : CompanyId();
    return company && game.classOf(company).isMinor();
}

Decision decisionOf(const GameDefinition &game, Party by, const Move &move, Judge &judge)
{
    // Most keys are absent: nothing is looked for then.
    const auto known = [&](auto find, std::string_view key, const std::string &code) {
        const auto found = code.empty() ? decltype((game.*find)(code))() : (game.*find)(code);
        judge.know(found.isValid() || code.empty(), key, code);
        return found;
    };
    for (const MoveKey &key : keysOf(move.kind)) {
        if (key.required && !isGiven(move, key))
            judge.need(false, Code::BadValue, {{"key", KeyWord{key.name}}});
    }
    Decision decision{.kind = move.kind, .by = by};
    decision.company = known(&GameDefinition::findCompany, "company", move.company);
    if (namesMinor(game, move))
        decision.minor = game.findCompany(move.privateRailway);
    else
        decision.railway = known(&GameDefinition::findPrivate, "private", move.privateRailway);
    decision.person = personOf(game, move);
    decision.train = known(&GameDefinition::findFace, "train", move.train);
    decision.from = giverOf(game, move.from);
    judge.know(move.kind != MoveKind::BuyTrain || !decision.from->isNobody(), "from", move.from);
    decision.tradeIn = known(&GameDefinition::findFace, "train", move.tradeIn);
    decision.to = known(&GameDefinition::findFace, "to", move.to);
    if (move.kind != MoveKind::LayTrack || !decision.person) { // whose tiles lie where no table lists the hexes
        decision.hex = known(&GameDefinition::findHex, "hex", move.hex);
        decision.tile = known(&GameDefinition::findTile, "tile", move.tile);
    }
    if (isOfWhat(move.kind)) {
        if (move.kind == MoveKind::Take)
            decision.company = game.findCompany(move.what);
        judge.know(decision.company || decision.person, "what", move.what);
    }
    judge.need(move.character.empty() || decision.person, Code::NotHeld, {{"player", by}, {"what", move.character}});
    decision.amount = moneyOf(move.amount);
    decision.price = moneyOf(move.price);
    decision.cost = moneyOf(move.cost);
    decision.revenue = moneyOf(move.revenue);
    decision.mine = moneyOf(move.mine);
    decision.rotation = move.rotation;
    decision.city = move.city;
    decision.loan = moneyOf(move.loan);
    decision.percent = move.percent;
    decision.count = move.count;
    decision.side = move.side;
    decision.card = move.card;
    decision.value = move.value;
    decision.pay = move.pay;
    decision.track = move.track;
    decision.hasExtra = move.extra;
    decision.rolls = move.rolls;
    decision.papers = move.papers;
    decision.isHome = move.home;
    decision.isForHimself = move.self;
    decision.routes = move.routes;
    if (move.amounts)
        decision.amounts.emplace();
    for (const Grant &grant : move.amounts.value_or(std::vector<Grant>()))
        decision.amounts->push_back(
            {known(&GameDefinition::findCompany, "amounts", grant.company), Money{grant.amount}});
    return decision;
}

void offerStages(const GameDefinition &game, const Decision &begun, const NextStage &next, const JudgeDecision &judgeIt,
                 Offers &offers)
{
    Walk(game, begun, next, judgeIt, offers).begin();
}

const DecisionKind *Decisions::kindOf(const Move &move) const
{
    for (const DecisionKind &known : m_kinds) {
        if (known.kind == move.kind && (known.what.empty() || known.what == move.what) &&
            (known.covers == nullptr || known.covers(m_game, move)))
            return &known;
    }
    return nullptr;
}

void Decisions::offer(const Position &position, Party by, Offers &offers) const
{
    for (const DecisionKind &kind : m_kinds) {
        if (kind.isThere != nullptr && !kind.isThere(m_game, position, by))
            continue;
        const std::size_t first = offers.size();
        offerStages(
            m_game, {.kind = kind.kind, .by = by},
            [&](const Decision &partial) { return kind.next(m_game, position, partial); },
            [&](const Decision &whole, Judge &judge) { kind.judge(m_game, position, whole, judge); }, offers);
        for (std::size_t index = first; !kind.what.empty() && index < offers.size(); ++index)
            offers[index].move.what = kind.what;
    }
}

void Decisions::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const DecisionKind &kind = *kindOf(move);
    const Decision decision = decisionOf(m_game, by, move, judge);
    if (judge.refused())
        return;
    kind.judge(m_game, books.position, decision, judge);
    if (!judge.refused())
        kind.apply(books, decision);
}

void DecisionRound::offer(const Position &position, Offers &offers) const
{
    m_decisions.offer(position, actor(position), offers);
}

void DecisionRound::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const DecisionKind *kind = m_decisions.kindOf(move);
    const bool needsNoTurn = kind != nullptr && kind->outOfTurn == OutOfTurn::IfTableWants;
    judge.need(kind != nullptr && (by.isPlayer() || !needsNoTurn), Code::WrongRound);
    if (judge.refused())
        return;
    const Party due = actor(books.position);
    if (needsNoTurn)
        judge.rule(by == due, Code::NotYourTurn, {{"turn", due}});
    else
        judge.need(by == due, Code::NotYourTurn, {{"turn", due}});
    if (judge.refused())
        return;
    m_decisions.play(books, by, move, judge);
    if (!judge.refused())
        goOn(books);
}

void DecisionRound::goOn(Books &books) const
{
    if (!isOver(books.position))
        books.tell(TurnBegan{actor(books.position)});
}

void DecisionInterlude::offer(const Position &position, Offers &offers) const
{
    for (const Party decider : deciders(position))
        m_decisions.offer(position, decider, offers);
}

void DecisionInterlude::play(Books &books, Party by, const Move &move, Judge &judge) const
{
    const std::vector<Party> all = deciders(books.position);
    if (m_decisions.kindOf(move) != nullptr && std::find(all.begin(), all.end(), by) != all.end())
        m_decisions.play(books, by, move, judge);
    else
        judge.refuse(somethingElse(books.position));
}

} // namespace flimnap
