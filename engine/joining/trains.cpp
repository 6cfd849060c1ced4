#include <set>

#include "joining/parts.h"

namespace flimnap {

namespace {

using Names = JoinedPosition::Names;

class TrainLayer
{
public:
    explicit TrainLayer(Joining &joining)
        : m_joining(joining), m_game(joining.game()), m_stock(joining.position().trains)
    {
    }

    void lay()
    {
        layDeck();
        for (const auto &[code, row] : m_joining.table.companies)
            if (const CompanyId company = m_game.findCompany(code))
                layTrainsOf(company, row.trains, "companies/" + code + "/trains");
        m_joining.need(m_joining.table.pool || !m_game.hasTrainPool(), "pool", Sentence::say("this key is missing"));
        layTrainsOf(Party::pool(), m_joining.table.pool.value_or(Names()), "pool");
        checkExports();
        checkTop();
        checkCardsOfRounds();
        checkPhase();
        layScrapped();
    }

private:
    void layDeck()
    {
        for (const auto &[code, left] : m_joining.table.deck)
            m_joining.need(m_game.findCard(code).isValid(), "deck/" + code, Sentence::say("there is no such card"));
        for (const CardId card : ids(m_game.cards)) {
            const TrainCard &table = m_game.cards[card];
            const auto given = m_joining.table.deck.find(table.code);
            const bool isGiven = given != m_joining.table.deck.end();
            if (table.count)
                m_stock.setLeft(card, isGiven ? given->second : 0);
            else
                m_joining.need(!isGiven, placeOf(card), Sentence::say("these cards never run out and are not counted"));
        }
    }

    void layTrainsOf(Party owner, const Names &trains, const std::string &place)
    {
        for (const std::string &code : trains)
            if (const FaceId face = m_joining.face(code, place))
                m_stock.add(face, owner);
    }

    [[nodiscard]] std::string placeOf(CardId card) const { return "deck/" + m_game.cards[card].code; }

    [[nodiscard]] int inPlay(CardId card) const
    {
        const std::vector<Train> &trains = m_stock.trains();
        return static_cast<int>(std::count_if(
            trains.begin(), trains.end(), [&](const Train &train) { return m_game.faces[train.face].card == card; }));
    }

    /// Of a kind that never runs out nothing is known until one is in play.
    [[nodiscard]] bool hasLeftDeck(CardId card) const
    {
        const std::optional<int> count = m_game.cards[card].count;
        return count ? *m_stock.left(card) < *count : inPlay(card) > 0;
    }
    /// It may have come back since.
    [[nodiscard]] bool mayHaveLeftDeck(CardId card) const
    {
        return hasLeftDeck(card) || m_game.discards == DiscardsGo::OntoDeck ||
               (!m_game.cards[card].count && isOnSale(m_game, m_joining.position(), card));
    }
    /// All that left the deck may have been borrowed, and lie in the pool since.
    [[nodiscard]] bool isPerhapsUnsold(CardId card) const
    {
        const std::vector<Train> &trains = m_stock.trains();
        const auto pooled = std::count_if(trains.begin(), trains.end(), [&](const Train &train) {
            return m_game.faces[train.face].card == card && train.owner == Party::pool();
        });
        const std::optional<int> count = m_game.cards[card].count;
        return mayBeBorrowed(m_game, card) && pooled == (count ? *count - *m_stock.left(card) : inPlay(card));
    }

    /// After every set but the last one a card is gone.
    void checkExports()
    {
        const CardId top = m_stock.topCard();
        if (m_game.exportRule != ExportRule::AfterSets || !top || !m_game.cards[top].count)
            return;
        int gone = 0;
        for (const CardId card : ids(m_game.cards)) {
            if (const std::optional<int> left = m_stock.left(card))
                gone += *m_game.cards[card].count - *left - inPlay(card);
        }
        const int exports = std::max(0, m_joining.position().round.set - 1);
        m_joining.rule(
            std::max(0, gone) >= exports, "deck",
            Sentence::say("export has taken %1 cards until %2, but only %3 are neither in the deck nor in play",
                          {std::to_string(exports), m_joining.table.round, std::to_string(std::max(0, gone))}));
    }

    /// Every round takes a card off the deck, whoever gets it: at its end, or before the trains run.
    void checkCardsOfRounds()
    {
        if (!m_game.hasActionRounds)
            return;
        const Round round = m_joining.position().round;
        const bool isBeforeRuns = m_game.exportRule == ExportRule::PoolBeforeRuns || m_game.unseated;
        const int rounds = round.number - (isBeforeRuns && round.kind == RoundKind::Operating ? 0 : 1);
        int taken = 0;
        for (const CardId card : ids(m_game.cards))
            taken += m_game.cards[card].count ? *m_game.cards[card].count - *m_stock.left(card) : inPlay(card);
        m_joining.rule(taken >= rounds, "deck",
                       Sentence::say("every round takes a card off the deck, until now %1; only %2 have left it",
                                     {std::to_string(rounds), std::to_string(taken)}));
    }

    /// The deck is sorted and gives away its top card only, unless older ones come back; what lies beside it waits for
    /// its opener.
    void checkTop()
    {
        const CardId top = m_stock.topCard();
        for (const CardId card : ids(m_game.cards)) {
            const TrainCard &table = m_game.cards[card];
            if (!table.count)
                continue;
            const bool isWhole = *m_stock.left(card) == *table.count;
            if (table.besideAfter)
                m_joining.rule(isWhole || comesWithMinor(card) || hasLeftDeck(table.besideAfter), placeOf(card),
                               Sentence::say("before a card %1 is sold, all %2 of these are left",
                                             {m_game.cards[table.besideAfter].code, std::to_string(*table.count)}));
            else if (top && card > top && m_game.discards != DiscardsGo::OntoDeck)
                m_joining.rule(isWhole || (table.alreadyAfter && hasLeftDeck(table.alreadyAfter)), placeOf(card),
                               Sentence::say("as long as a card %1 lies on top, all %2 of these are left",
                                             {m_game.cards[top].code, std::to_string(*table.count)}));
        }
    }

    [[nodiscard]] bool comesWithMinor(CardId card) const
    {
        return std::any_of(m_game.companies.begin(), m_game.companies.end(), [&](const CompanyDefinition &company) {
            return company.comesWith && m_game.faces[company.comesWith].card == card;
        });
    }

    /// A phase begins with the first card of its kind that leaves the deck; of some it cannot be seen whether any did.
    void checkPhase()
    {
        if (!m_joining.knowsPhase)
            return;
        PhaseId begun(0);
        for (const CardId card : ids(m_game.cards)) {
            if (hasLeftDeck(card) && !isPerhapsUnsold(card))
                begun = std::max(begun, m_game.cards[card].phase);
        }
        std::set<PhaseId> possible = {begun};
        for (const CardId card : ids(m_game.cards)) {
            if (mayHaveLeftDeck(card) && m_game.cards[card].phase > begun)
                possible.insert(m_game.cards[card].phase);
        }
        Names names;
        for (const PhaseId phase : possible)
            names.push_back(m_game.phases[phase].title);
        m_joining.rule(possible.contains(m_joining.position().phase), "phase", phaseByDeck(names));
    }

    [[nodiscard]] static Sentence phaseByDeck(const Names &possible)
    {
        if (possible.size() == 1)
            return Sentence::say("by the cards that left the deck it is phase %1", {possible.front()});
        if (possible.size() == 2)
            return Sentence::say("by the cards that left the deck it is phase %1 or %2",
                                 {possible.front(), possible.back()});
        return Sentence::say("by the cards that left the deck it is one of the phases %1", {listed(possible)});
    }

    void layScrapped()
    {
        if (!m_joining.table.scrapped) {
            m_joining.need(haveCardsOneFace(m_game), "scrapped",
                           Sentence::say("this key is missing; which faces were sold cannot be seen by the deck"));
            for (const FaceId face : scrappedFaces(scrappedBySales(m_game, m_joining.position())))
                m_stock.scrap(face);
        }
        for (const std::string &code : m_joining.table.scrapped.value_or(Names()))
            if (const FaceId face = m_joining.face(code, "scrapped"))
                m_stock.scrap(face);
        for (const Train &train : m_stock.trains()) {
            checkInPlay(train);
            checkAge(train);
        }
        for (const FaceId face : ids(m_game.faces)) {
            if (!m_stock.isScrapped(face))
                continue;
            checkCause(face);
            checkUnsold(m_game.faces[face].card);
        }
    }

    [[nodiscard]] static std::vector<FaceId> scrappedFaces(const ById<FaceId, bool> &isScrapped)
    {
        std::vector<FaceId> faces;
        for (const FaceId face : ids(isScrapped))
            if (isScrapped[face])
                faces.push_back(face);
        return faces;
    }

    void checkInPlay(const Train &train)
    {
        const std::string &code = m_game.faces[train.face].code;
        if (mayBeBorrowed(m_game, m_game.faces[train.face].card) &&
            !m_joining.hasBegun(m_game.cards[m_game.faces[train.face].card].phase))
            return;
        for (const FaceId victim : m_game.faces[train.face].rusts)
            m_joining.rule(
                m_stock.isScrapped(victim), "scrapped",
                Sentence::say("%1 is missing: it left the game when %2 was sold", {m_game.faces[victim].code, code}));
    }

    /// A train shows its old side from that sale on which made it old, and no earlier.
    void checkAge(const Train &train)
    {
        const TrainFace &face = m_game.faces[train.face];
        if (!face.isOld && !face.oldSide)
            return;
        const bool isDue = std::any_of(m_game.faces.begin(), m_game.faces.end(), [&](const TrainFace &sold) {
            return std::any_of(sold.ages.begin(), sold.ages.end(), [&](FaceId aged) {
                return m_game.faces[aged].card == face.card && hasBegun(sold.card);
            });
        });
        const CompanyId owner = train.owner.company();
        m_joining.rule(
            isDue == face.isOld, owner ? "companies/" + m_joining.codeOf(owner) + "/trains" : "pool",
            face.isOld ? Sentence::say("%1 is not obsolete yet: no card has been sold that makes it so", {face.code})
                       : Sentence::say("%1 is obsolete: a card has been sold that makes it so", {face.code}));
    }
    /// The phase tells it of cards that never run out.
    [[nodiscard]] bool hasBegun(CardId card) const
    {
        return m_game.cards[card].count ? hasLeftDeck(card) : m_joining.hasBegun(m_game.cards[card].phase);
    }

    /// Cards that could only show scrapped faces left the stock with them.
    void checkUnsold(CardId card)
    {
        const std::vector<FaceId> &faces = m_game.cards[card].faces;
        const bool isObsolete =
            std::all_of(faces.begin(), faces.end(), [&](FaceId face) { return m_stock.isScrapped(face); });
        m_joining.rule(!isObsolete || m_stock.left(card).value_or(0) == 0, placeOf(card),
                       Sentence::say("these have left the game, also those that nobody bought; none is left"));
    }

    /// Some face was sold that scraps this one, and everything else that face scraps is gone as well.
    void checkCause(FaceId scrapped)
    {
        Names alsoGone;
        bool isPossible = false;
        for (const FaceId cause : ids(m_game.faces)) {
            const std::vector<FaceId> &victims = m_game.faces[cause].rusts;
            const bool scrapsIt = std::find(victims.begin(), victims.end(), scrapped) != victims.end();
            if (!scrapsIt || !mayHaveLeftDeck(m_game.faces[cause].card))
                continue;
            isPossible = true;
            Names missing;
            for (const FaceId victim : victims)
                if (!m_stock.isScrapped(victim))
                    missing.push_back(m_game.faces[victim].code);
            if (missing.empty())
                return;
            if (alsoGone.empty() || missing.size() < alsoGone.size())
                alsoGone = missing;
        }
        const std::string &code = m_game.faces[scrapped].code;
        m_joining.rule(isPossible, "scrapped",
                       Sentence::say("%1 is still for sale: no card has been sold that scraps it", {code}));
        m_joining.rule(
            !isPossible, "scrapped",
            Sentence::say("%1 is missing: whatever scrapped %2 scrapped that too", {listed(alsoGone), code}));
    }

    Joining &m_joining;
    const GameDefinition &m_game;
    TrainStock &m_stock;
};

} // namespace

bool mayBeBorrowed(const GameDefinition &game, CardId card)
{
    return game.lentTrainsToPool && game.cards[card].phase;
}

bool haveCardsOneFace(const GameDefinition &game)
{
    return std::all_of(game.cards.begin(), game.cards.end(),
                       [](const TrainCard &card) { return card.faces.size() == 1; });
}

ById<FaceId, bool> scrappedBySales(const GameDefinition &game, const Position &position)
{
    ById<FaceId, bool> isScrapped(static_cast<std::size_t>(game.faces.count()), false);
    for (const CardId card : ids(game.cards)) {
        const PhaseId begins = game.cards[card].phase;
        const std::optional<int> count = game.cards[card].count;
        const bool isKnownByPhase = !count || mayBeBorrowed(game, card);
        const bool isSold = isKnownByPhase ? begins && begins <= position.phase : *position.trains.left(card) < *count;
        if (!isSold || !haveCardsOneFace(game))
            continue;
        for (const FaceId victim : game.faces[game.cards[card].faces.front()].rusts)
            isScrapped[victim] = true;
    }
    return isScrapped;
}

void layTrains(Joining &joining)
{
    TrainLayer(joining).lay();
}

} // namespace flimnap
