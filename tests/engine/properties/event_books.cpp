#include "event_books.h"
#include "features/action_cards/card_use.h"

#include "rounds/feature.h"

namespace flimnap::test {

namespace {

constexpr std::size_t gone = 0;
constexpr std::size_t fromDeck = 1;
constexpr std::size_t pooled = 2;
constexpr std::size_t firstCompany = 3;

} // namespace

EventBooks::EventBooks(const Rules &rules)
    : m_game(rules.game()), m_ledger(static_cast<int>(rules.seats().size()), m_game.companies.count()),
      m_holdings(static_cast<int>(rules.seats().size()), m_game.companies.count()),
      m_status(static_cast<std::size_t>(m_game.companies.count())),
      m_onlyBuilds(static_cast<std::size_t>(m_game.companies.count()), false),
      m_isUndirected(static_cast<std::size_t>(m_game.companies.count()), false),
      m_cells(static_cast<std::size_t>(m_game.companies.count())), m_debts(rules.seats().size()),
      m_privates(static_cast<std::size_t>(m_game.privates.count())),
      m_cards(static_cast<std::size_t>(m_game.cards.count()),
              std::vector<int>(firstCompany + static_cast<std::size_t>(m_game.companies.count())))
{
    for (const CompanyId company : ids(m_game.companies))
        m_holdings.issue(company, m_game.classOf(company).units - m_game.classOf(company).missingUnits);
    const int players = static_cast<int>(rules.seats().size()) - (m_game.unseated ? 1 : 0);
    for (int player = 0; m_game.hasActionRounds && player < players; ++player) // who comes after them has none
        m_debts[PlayerId(player)].spareCards = action_cards::tableOf(m_game, players).copies;
}

void EventBooks::note(const Events &events)
{
    for (const Event &event : events)
        std::visit([this](const auto &happened) { enter(happened); }, event);
}

void EventBooks::enter(const Paid &event)
{
    m_onlyPositive = m_onlyPositive && (event.amount > Money{} || event.reason == Reason::Correction);
    m_ledger.transfer(event.from, event.to, event.amount);
}

void EventBooks::enter(const SharesMoved &event)
{
    m_holdings.move(event.company, event.from, event.to, event.units);
}

void EventBooks::enter(const DirectorChanged &event)
{
    m_holdings.setDirector(event.company, event.to);
}

void EventBooks::enter(const CompanyStarted &event)
{
    m_status[event.company] = CompanyStatus::Started;
    m_cells[event.company] = event.cell;
}

void EventBooks::enter(const CompanyFloated &event)
{
    m_status[event.company] = CompanyStatus::Operating;
}

void EventBooks::enter(const CompanyFormed &event)
{
    m_status[event.company] = CompanyStatus::Operating;
}

void EventBooks::enter(const CertificateMoved &event)
{
    m_holdings.setDirectorsCertificate(event.company, event.to);
}

void EventBooks::enter(const MinorMoved &event)
{
    m_holdings.setDirector(event.minor, event.to);
    if (event.to.isPlayer())
        m_status[event.minor] = CompanyStatus::Operating;
}

void EventBooks::enter(const BankBroke & /*event*/)
{
    m_isBankBroken = true;
}

void EventBooks::enter(const EndDecided & /*event*/)
{
    m_isLastRound = true;
}

void EventBooks::enter(const SharesSplit &event)
{
    m_holdings.withdraw(event.company);
    m_holdings.issue(event.company, m_game.classes[event.into].units);
}

void EventBooks::enter(const CompanyClosed &event)
{
    m_status[event.company] = CompanyStatus::Closed;
    m_cells[event.company] = {};
    m_holdings.withdraw(event.company);
}

void EventBooks::enter(const PriceMoved &event)
{
    m_cells[event.company] = event.to;
}

void EventBooks::enter(const PrivateMoved &event)
{
    m_privates[event.railway].owner = event.to;
}

void EventBooks::enter(const PrivateUsed &event)
{
    m_privates[event.railway].used = true;
}

void EventBooks::enter(const DebtChanged &event)
{
    m_debts[event.player].debt = event.debt;
    m_debts[event.player].penalty = event.penalty;
}

void EventBooks::enter(const FeatureTold &event)
{
    if (const auto used = action_cards::cardUseOf(m_game, event); used && used->isCopy)
        --m_debts[used->player].spareCards;
    if (event.name == "role_given")
        enterRole(event.told);
    const Args &args = event.told.args;
    const auto *about = args.empty() ? nullptr : std::get_if<Party>(&args.front().value);
    if (about == nullptr || !about->isCompany())
        return;
    for (const Arg &arg : args) {
        if (const auto *number = std::get_if<std::int64_t>(&arg.value))
            m_told[{about->company(), arg.name}] = *number;
        else if (const auto *amount = std::get_if<Money>(&arg.value))
            m_told[{about->company(), arg.name}] = amount->units;
    }
}

void EventBooks::enter(const TrainMoved &event)
{
    if (event.from == Party::bank())
        ++cardsOf(event.from, event.face);
    else
        --cardsOf(event.from, event.face);
    if (event.to == Party::bank()) // corrected: it is in the deck again
        --cardsOf(event.to, event.face);
    else
        ++cardsOf(event.to, event.face);
}

void EventBooks::enter(const TrainRusted &event)
{
    if (event.owner == Party::bank())
        cardsOf(event.owner, event.face) += event.count; // they left the stock with this
    else
        cardsOf(event.owner, event.face) -= event.count;
    cardsOf(Party::nobody(), event.face) += event.count;
}

void EventBooks::enter(const CardExported &event)
{
    ++m_cards[event.card][fromDeck];
    ++m_cards[event.card][gone];
}

/// Who only builds, or only pays by its price.
void EventBooks::enterRole(const Told &told)
{
    const CompanyId company = std::get<Party>(told.args.front().value).company();
    const bool isBond = told.args.back().value == ArgValue(std::string("bond"));
    (isBond ? m_isUndirected : m_onlyBuilds)[company] = true;
    if (isBond)
        m_status[company] = CompanyStatus::Operating;
}

void EventBooks::enter(const PhaseBegan &event)
{
    m_phase = event.phase;
}

void EventBooks::enter(const RoundBegan &event)
{
    m_round = event.round;
    // Where the rounds are counted and shares are paid, the last run is known by its number.
    const bool isRun = m_game.hasShares() && event.round.kind == RoundKind::Operating;
    m_isLastRound = m_isLastRound || (isRun && m_game.rounds && event.round.number == *m_game.rounds);
}

std::size_t EventBooks::place(Party owner) const
{
    switch (owner.kind()) {
    case Party::Kind::Company:
        return firstCompany + static_cast<std::size_t>(owner.company().index());
    case Party::Kind::Pool:
        return pooled;
    case Party::Kind::Bank:
        return fromDeck;
    default:
        return gone;
    }
}

int &EventBooks::cardsOf(Party owner, FaceId face)
{
    return m_cards[m_game.faces[face].card][place(owner)];
}

void EventBooks::compare(const Position &position, Problems &problems) const
{
    problems.unless(m_onlyPositive, "an amount paid is not above 0");
    problems.unless(position.ledger == m_ledger, "a balance is not the sum of its postings");
    problems.unless(position.holdings == m_holdings, "a holding or director is not what the events lead to");
    problems.unless(position.players == m_debts, "a debt or penalty is not what the events lead to");
    for (const PrivateId railway : ids(m_game.privates)) {
        const PrivateState &state = position.privates[railway];
        problems.unless(state.owner == m_privates[railway].owner && state.used == m_privates[railway].used,
                        m_game.privates[railway].code, " is not where the events put it");
    }
    problems.unless(position.isLastRound == m_isLastRound, "it is the last round, or not, without being told");
    problems.unless(position.phase == m_phase, "the phase is not the one that began last");
    problems.unless(position.isBankBroken == m_isBankBroken, "the bank is broken, or not, without being told");
    problems.unless(position.round == m_round, "the round is not the one that began last");
    for (const CompanyId company : ids(m_game.companies)) {
        const std::string &code = m_game.companies[company].code;
        problems.unless(position.companies[company].status == m_status[company], code,
                        " is not in the state the events lead to");
        problems.unless(position.companies[company].onlyBuilds == m_onlyBuilds[company] &&
                            position.companies[company].isUndirected == m_isUndirected[company],
                        code, " is not used as the events say");
        problems.unless(position.markers.cell(company) == m_cells[company], code,
                        "'s marker is not where the events put it");
    }
    for (const auto &[told, number] : m_told) {
        const auto &[company, key] = told;
        for (const Feature *feature : m_game.features) {
            const std::optional<std::int64_t> now = feature->snapshotNumber(key, position, company);
            problems.unless(!now || *now == number, m_game.companies[company].code, " has other ", key,
                            " than the events say");
        }
    }
    compareCards(position, problems);
}

/// Cards that were never in the deck.
int EventBooks::comeWithCompanies(CardId card) const
{
    int count = 0;
    for (const CompanyId company : ids(m_game.companies)) {
        if (m_status[company] != CompanyStatus::Operating)
            continue;
        for (const FaceId face : m_game.companies[company].ownTrains)
            count += m_game.faces[face].card == card ? 1 : 0;
    }
    return count;
}

/// Deck, pool, companies and what left the game make up all printed cards.
void EventBooks::compareCards(const Position &position, Problems &problems) const
{
    std::vector<std::vector<int>> there(
        static_cast<std::size_t>(m_game.cards.count()),
        std::vector<int>(firstCompany + static_cast<std::size_t>(m_game.companies.count())));
    for (const Train &train : position.trains.trains())
        ++there[static_cast<std::size_t>(m_game.faces[train.face].card.index())][place(train.owner)];
    for (const CardId card : ids(m_game.cards)) {
        std::vector<int> &found = there[static_cast<std::size_t>(card.index())];
        const std::vector<int> &booked = m_cards[card];
        found[gone] = booked[gone];
        found[fromDeck] = booked[fromDeck];
        problems.unless(found == booked, "cards ", m_game.cards[card].code, " are not where the events put them");

        int inPlay = 0;
        for (std::size_t owner = pooled; owner < found.size(); ++owner)
            inPlay += found[owner];
        problems.unless(booked[fromDeck] == inPlay + booked[gone], "of ", booked[fromDeck], " cards ",
                        m_game.cards[card].code, " from the deck ", inPlay, " are in play and ", booked[gone],
                        " left the game");
        if (m_game.cards[card].count) {
            const int printed = *m_game.cards[card].count + comeWithCompanies(card);
            const int left = position.trains.left(card).value_or(0);
            problems.unless(left + inPlay + booked[gone] == printed, "of ", printed, " cards ", m_game.cards[card].code,
                            ' ', left, " are in the deck, ", inPlay, " in play, ", booked[gone], " gone");
        }
    }
}

} // namespace flimnap::test
