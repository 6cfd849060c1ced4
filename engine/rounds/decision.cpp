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

void choose(Decision &decision, std::string_view /*key*/, HexId hex)
{
    decision.hex = hex;
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
    else
        sumAt(decision, key) = Money{number};
}

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

/// How an offer is made of the stages of a decision, one after the other. Both are filled on the way; only where there
/// are several ways to go on they are copied, since an offer is large.
struct Walk
{
    const GameDefinition &game;
    const NextStage &next;
    const JudgeDecision &judgeIt;
    Offers &offers;

    // NOLINTNEXTLINE(misc-no-recursion): a stage deeper each time, and a decision has three or four
    void goOn(Decision &decision, Offer &open) const
    {
        if (const std::optional<Stage> stage = next(decision)) {
            std::visit([&](const auto &choices) { goOnWith(stage->key, choices, decision, open); }, stage->choices);
            return;
        }
        Judge judge;
        judgeIt(decision, judge);
        open.refusal = judge.verdict();
        offers.push_back(std::move(open));
    }

private:
    // NOLINTBEGIN(misc-no-recursion): as above
    template <class Thing>
    void goOnWith(std::string_view key, const std::vector<Thing> &choices, Decision &decision, Offer &open) const
    {
        for (std::size_t index = 0; index + 1 < choices.size(); ++index) {
            Decision one = decision;
            Offer ofIt = open;
            take(key, choices[index], one, ofIt);
            goOn(one, ofIt);
        }
        if (choices.empty())
            return;
        take(key, choices.back(), decision, open);
        goOn(decision, open);
    }

    // What is left open is judged with the first of it.

    void goOnWith(std::string_view key, const std::vector<HexId> &hexes, Decision &decision, Offer &open) const
    {
        WordChoice &words = open.words.emplace_back(WordChoice{key, {}});
        for (const HexId hex : hexes)
            words.words.push_back(game.hexes[hex].code);
        choose(decision, key, hexes.front());
        goOn(decision, open);
    }

    void goOnWith(std::string_view key, Flag flag, Decision &decision, Offer &open) const
    {
        choose(decision, key, flag);
        put(open.move, key, true);
        goOn(decision, open);
    }

    void goOnWith(std::string_view key, const NumberChoice &number, Decision &decision, Offer &open) const
    {
        choose(decision, key, number.least);
        open.numbers.push_back(number);
        goOn(decision, open);
    }

    void goOnWith(std::string_view key, const WordChoice &word, Decision &decision, Offer &open) const
    {
        choose(decision, key, word.words.front());
        open.words.push_back(word);
        goOn(decision, open);
    }

    void goOnWith(std::string_view /*key*/, const std::vector<RouteChoice> &trains, Decision &decision,
                  Offer &open) const
    {
        decision.routes.emplace();
        open.routes = trains;
        goOn(decision, open);
    }

    void goOnWith(std::string_view /*key*/, const SplitChoice &sum, Decision &decision, Offer &open) const
    {
        decision.amounts.emplace();
        if (!sum.companies.empty())
            decision.amounts->push_back({game.findCompany(sum.companies.front()), Money{sum.sum}});
        open.split = sum;
        goOn(decision, open);
    }
    // NOLINTEND(misc-no-recursion)

    template <class Thing>
    void take(std::string_view key, const Thing &thing, Decision &decision, Offer &open) const
    {
        choose(decision, key, thing);
        write(open.move, key, codeOf(game, thing));
    }

    void take(std::string_view key, const TrainOnSale &train, Decision &decision, Offer &open) const
    {
        take(key, train.train, decision, open);
        take("from", train.from, decision, open);
    }
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
    for (const MoveKey &key : keysOf(move.kind))
        judge.need(!key.required || isGiven(move, key), Code::BadValue, {{"key", KeyWord{key.name}}});
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
    decision.mine = Money{move.mine.value_or(0)};
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
    Offer open;
    open.move.kind = begun.kind;
    open.by = begun.player();
    if (const CompanyId company = begun.self())
        open.move.by = game.companies[company].code;
    Decision decision = begun;
    Walk{game, next, judgeIt, offers}.goOn(decision, open);
}

const DecisionKind *Decisions::kindOf(const Move &move) const
{
    const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const DecisionKind &known) {
        return known.kind == move.kind && (known.what.empty() || known.what == move.what) &&
               (known.covers == nullptr || known.covers(m_game, move));
    });
    return kind == m_kinds.end() ? nullptr : &*kind;
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
