#include "rounds/table_rules.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "dealings/cash.h"
#include "journal/move_schema.h"
#include "rounds/corrections.h"
#include "rounds/feature.h"
#include "rounds/set_up.h"

namespace flimnap {

namespace {

/// What citations call a move that gives out somebody's money: it has rules of its own.
constexpr std::string_view persons = "character";
/// Likewise of an exchange of a company of one owner.
constexpr std::string_view minorsExchange = "minor";

/// A correction without a rule of its own is cited as the purchase of what it puts right, or does not find.
std::string_view standsFor(const Move &move, Code code)
{
    if (!move.train.empty())
        return word(MoveKind::BuyTrain);
    if (!move.holder.empty())
        return word(MoveKind::BuyShare);
    if (!move.cell.empty() || (!move.account.empty() && code == Code::NoAccount))
        return word(MoveKind::StartCompany);
    return word(move.stations ? MoveKind::PlaceToken : move.kind);
}

std::string_view roundWord(RoundKind kind)
{
    switch (kind) {
    case RoundKind::Opening:
        return "OPEN";
    case RoundKind::Stock:
        return "SR";
    case RoundKind::Operating:
        return "OR";
    case RoundKind::Actions:
        return "ROUND";
    case RoundKind::End:
        break;
    }
    return "END";
}

} // namespace

TableRules::TableRules(GameDefinition game, std::vector<Seat> seats)
    : m_game(std::move(game)), m_seats(std::move(seats)), m_discards(m_game)
{
    for (const Feature *feature : m_game.features) {
        if (auto opening = feature->opening(m_game))
            m_opening = std::move(opening);
        if (auto round = feature->actionRound(m_game))
            m_actionRound = std::move(round);
        feature->addInterludes(m_game, m_interludes);
    }
    const auto later = std::stable_partition(m_interludes.begin(), m_interludes.end(),
                                             [](const auto &one) { return !one->canWait(); });
    std::move(later, m_interludes.end(), std::back_inserter(m_laterInterludes));
    m_interludes.erase(later, m_interludes.end());
    for (std::size_t citation = 0; citation < m_game.citations.size(); ++citation)
        m_citationsOf[m_game.citations[citation].code].push_back(static_cast<int>(citation));
}

void TableRules::startWithRound(Books laidOut)
{
    begin(laidOut, laidOut.position.round);
    startWith(std::move(laidOut));
}

void TableRules::startWithTurn(Books laidOut, Party actor, const std::function<void(Position &)> &addToRound)
{
    laidOut.tell(RoundBegan{laidOut.position.round});
    roundRules(laidOut.position)->giveTurn(laidOut, actor);
    addToRound(laidOut.position);
    startWith(std::move(laidOut));
}

void TableRules::startWith(Books laidOut)
{
    endFinishedRounds(laidOut);
    m_laidOut = Played{std::move(laidOut.position), std::move(laidOut.events)};
}

Played TableRules::start() const
{
    if (m_laidOut)
        return *m_laidOut;
    Books books(m_game, emptyTable(m_game, static_cast<int>(m_seats.size())));
    setOut(books);
    return {std::move(books.position), std::move(books.events)};
}

void TableRules::setOut(Books &books) const
{
    setUp(books);
    open(books);
}

/// A game that no feature opens begins with what comes after an opening.
void TableRules::open(Books &books) const
{
    if (m_opening != nullptr || rounds().opening != nullptr)
        begin(books, {RoundKind::Opening, 0, 0});
    else
        endOpening(books);
}

Party TableRules::actor(const Position &position) const
{
    if (const Interlude *decision = interlude(position))
        return decision->due(position);
    const RoundRules *round = roundRules(position);
    return round != nullptr ? round->actor(position) : Party::nobody();
}

Money TableRules::boundCash(const Position &position, PlayerId player) const
{
    const RoundRules *round = roundRules(position);
    return round != nullptr ? round->boundCash(position, player) : Money{};
}

PrivateId TableRules::lot(const Position &position) const
{
    const RoundRules *round = roundRules(position);
    return round != nullptr ? round->lot(position) : PrivateId();
}

bool TableRules::hasPassed(const Position &position, PlayerId player) const
{
    const RoundRules *round = roundRules(position);
    return round != nullptr && round->hasPassed(position, player);
}

Offers TableRules::offers(const Position &position) const
{
    constexpr std::size_t usual = 32; // so that they need not be moved
    Offers offers;
    offers.reserve(usual);
    if (const Interlude *decision = interlude(position))
        decision->offer(position, offers);
    else if (const RoundRules *round = roundRules(position))
        round->offer(position, offers);
    offerAnyTime(position, offers);
    for (Offer &offer : offers) {
        if (offer.by)
            offer.move.by = codes().code(offer.by);
        if (offer.refusal)
            offer.refusal = cited(std::move(*offer.refusal), position, offer.move);
    }
    return offers;
}

Result<Played, Refusal> TableRules::play(const Position &position, const Move &move) const
{
    Books books(m_game, position);
    Judge judge(!move.force.empty());
    judgeAndPlay(books, move, judge);
    if (move.kind == MoveKind::Correct && !judge.refused())
        judgeLaws(position, books.position, judge);
    if (judge.refused())
        return cited(*judge.verdict(), position, move);
    for (const Code code : judge.waived())
        books.tell(RuleWaived{code, citationOf(code, position, move)});
    return Played{std::move(books.position), std::move(books.events)};
}

void TableRules::judgeAndPlay(Books &books, const Move &move, Judge &judge) const
{
    const RoundRules *round = roundRules(books.position);
    const PhaseId before = books.position.phase;
    if (move.kind == MoveKind::Correct) {
        if (move.turn.empty())
            correct(books, codes(), round, move, judge);
        else
            judge.need(round != nullptr && round->giveTurn(books, codes().party(move.turn)), Code::NotInThisRound,
                       {{"turn", move.turn}});
        if (judge.refused())
            return;
        for (const Feature *feature : m_game.features)
            feature->corrected(books, move);
        if (round != nullptr)
            settle(books, before);
        return;
    }
    judge.need(round != nullptr, Code::GameOver);
    if (judge.refused())
        return;
    if (move.kind == MoveKind::EndGame) {
        begin(books, {RoundKind::End, 0, 0});
        return;
    }

    const Party by = moverOf(move);
    judge.know(!by.isNobody(), "by", move.by);
    if (judge.refused())
        return;
    if (playAnyTime(books, by, move, judge)) {
        if (!judge.refused())
            settle(books, before);
        return;
    }
    if (const Interlude *decision = interlude(books.position))
        decision->play(books, by, move, judge);
    else
        round->play(books, by, move, judge);
    if (!judge.refused())
        settle(books, before);
}

/// The table overrules the book, but not what lies on it: no law is broken that held before.
void TableRules::judgeLaws(const Position &before, const Position &after, Judge &judge) const
{
    const Faults known = brokenLaws(*this, before, Waived::InMoves);
    for (const Fault &broken : brokenLaws(*this, after, Waived::InMoves))
        judge.need(std::ranges::find(known, broken.place, &Fault::place) != known.end(), Code::AgainstLaw,
                   {{"law", Quoted{broken.message}}});
}

/// Draws name nobody, nor does what is done by who has no seat.
Party TableRules::moverOf(const Move &move) const
{
    if (move.kind == MoveKind::Draw)
        return Party::draw();
    return codes().party(move.by.empty() && m_game.unseated ? m_game.unseated->code : move.by);
}

/// What follows from a move beside its own effects.
void TableRules::settle(Books &books, PhaseId phaseBefore) const
{
    const auto &features = m_game.features;
    const bool goesOn = books.position.round.kind != RoundKind::End;
    if (goesOn)
        followUp(books, phaseBefore);
    if (std::exchange(books.position.endsNow, false))
        begin(books, {RoundKind::End, 0, 0});
    afterMove(books, phaseBefore);
    for (std::size_t index = 0; books.position.round.kind != RoundKind::End && index < features.size(); ++index)
        features[index]->beforeGoingOn(books);
    goOn(books);
    endFinishedRounds(books);
    payOverdrafts(books);
}

void TableRules::followUp(Books &books, PhaseId phaseBefore) const
{
    for (const Feature *feature : m_game.features)
        feature->afterMove(books, phaseBefore);
}

void TableRules::endRoundOfFeatures(Books &books) const
{
    for (const Feature *feature : m_game.features)
        feature->endRound(books);
}

/// None once the game is over.
const RoundRules *TableRules::roundRules(const Position &position) const
{
    const RoundsOfGame all = rounds();
    switch (position.round.kind) {
    case RoundKind::Opening:
        return m_opening ? m_opening.get() : all.opening;
    case RoundKind::Stock:
        return all.stock;
    case RoundKind::Actions:
        return m_actionRound.get();
    case RoundKind::Operating:
        return all.operating;
    case RoundKind::End:
        break;
    }
    return nullptr;
}

void TableRules::endRound(Books &books) const
{
    books.tell(RoundEnded{books.position.round});
    roundRules(books.position)->end(books);
    switch (books.position.round.kind) {
    case RoundKind::Opening:
        endOpening(books);
        break;
    case RoundKind::Stock:
        endStockRound(books);
        break;
    case RoundKind::Actions:
        endActions(books);
        break;
    case RoundKind::Operating:
        endOperatingRound(books);
        break;
    case RoundKind::End:
        break;
    }
}

bool TableRules::playAnyTime(Books &books, Party by, const Move &move, Judge &judge) const
{
    return std::ranges::any_of(m_game.features,
                               [&](const Feature *feature) { return feature->playAnyTime(books, by, move, judge); });
}

void TableRules::offerAnyTime(const Position &position, Offers &offers) const
{
    if (position.round.kind == RoundKind::End)
        return;
    for (const Feature *feature : m_game.features)
        feature->offerAnyTime(m_game, position, offers);
}

const Interlude *TableRules::interlude(const Position &position) const
{
    if (const Interlude *decision = urgentInterlude(position))
        return decision;
    return position.round.kind == RoundKind::End ? nullptr : dueOf(m_laterInterludes, position);
}

bool TableRules::isHeldUp(const Position &position) const
{
    return urgentInterlude(position) != nullptr;
}

/// Where the game is over nobody decides or gives up anything any more.
const Interlude *TableRules::urgentInterlude(const Position &position) const
{
    if (position.round.kind == RoundKind::End)
        return nullptr;
    if (const Interlude *decision = dueOf(m_interludes, position))
        return decision;
    return m_discards.due(position).isNobody() ? nullptr : &m_discards;
}

const Interlude *TableRules::dueOf(const Interludes &interludes, const Position &position)
{
    const auto due =
        std::ranges::find_if(interludes, [&](const auto &decision) { return !decision->due(position).isNobody(); });
    return due == interludes.end() ? nullptr : due->get();
}

void TableRules::endFinishedRounds(Books &books) const
{
    while (roundRules(books.position) != nullptr && roundRules(books.position)->isOver(books.position) &&
           !isHeldUp(books.position))
        endRound(books);
}

void TableRules::begin(Books &books, Round round) const
{
    books.position.round = round;
    books.tell(RoundBegan{round});
    if (const RoundRules *rules = roundRules(books.position))
        rules->begin(books);
}

Played TableRules::beginRound(const Position &laidOut, Round round) const
{
    Books books(m_game, laidOut);
    begin(books, round);
    endFinishedRounds(books);
    return {std::move(books.position), std::move(books.events)};
}

/// Adds the number of the rule, as the game's tables have it for this kind of move, of round, or of both.
Refusal TableRules::cited(Refusal refusal, const Position &position, const Move &move) const
{
    const int citation = citationOf(refusal.code, position, move);
    if (citation >= 0)
        refusal.rule = m_game.citations[static_cast<std::size_t>(citation)].rule;
    return refusal;
}

int TableRules::citationOf(Code code, const Position &position, const Move &move) const
{
    const auto ofCode = m_citationsOf.find(name(code));
    if (ofCode == m_citationsOf.end())
        return -1;
    const auto place = [&](std::string_view context) {
        const auto found = std::ranges::find_if(ofCode->second, [&](int citation) {
            return m_game.citations[static_cast<std::size_t>(citation)].context == context;
        });
        return found == ofCode->second.end() ? -1 : *found;
    };
    const bool isMinors = move.kind == MoveKind::Exchange && m_game.findCompany(move.privateRailway).isValid();
    const std::string kind(!move.character.empty() ? persons : isMinors ? minorsExchange : word(move.kind));
    const std::string round(roundWord(position.round.kind));
    const std::string like(move.kind == MoveKind::Correct ? standsFor(move, code) : kind);
    const auto inRound = [&](std::string words) {
        words.append(" ").append(round);
        return words;
    };
    for (const std::string &context : {inRound(kind), kind, inRound(like), like, round, std::string()}) {
        if (const int citation = place(context); citation >= 0)
            return citation;
    }
    return -1;
}

std::vector<Score> TableRules::scores(const Position &position) const
{
    std::vector<Score> scores;
    for (const PlayerId player : ids(position.players)) {
        Score score;
        score.player = player;
        score.cash = position.ledger.balance(player);
        score.debt = position.players[player].debt;
        score.penalty = position.players[player].penalty;
        score.total = scoredWorth(m_game, position, player);
        for (const CompanyId company : ids(m_game.companies)) {
            if (const int units = position.holdings.units(player, company))
                score.shares += scorePrice(m_game, position, company) * units;
        }
        if (m_game.privatesScore)
            score.privates = privatesWorth(m_game, position, player);
        score.treasury = treasuryWorth(m_game, position, player);
        score.cards = cardsWorth(m_game, position, player);
        scores.push_back(score);
    }
    std::stable_sort(scores.begin(), scores.end(), [](const Score &a, const Score &b) { return a.total > b.total; });
    for (std::size_t place = 0; place < scores.size(); ++place) {
        const bool isTie = place > 0 && scores[place].total == scores[place - 1].total;
        scores[place].rank = isTie ? scores[place - 1].rank : static_cast<int>(place) + 1;
    }
    return scores;
}

} // namespace flimnap
