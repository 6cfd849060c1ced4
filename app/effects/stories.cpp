#include "effects/stories.h"

#include <algorithm>

#include <QCoreApplication>

#include "effects/effect_rows.h"
#include "features/feature_view.h"
#include "table/values.h"
#include "views/colours.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class StoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Stories)
};

template <class What>
const What *as(const Event &event)
{
    return std::get_if<What>(&event);
}

/// The companies an event is about, as the part of one story.
bool concerns(const Event &event, CompanyId company, const std::vector<CompanyId> &railways)
{
    const auto isOne = [&](CompanyId other) {
        return other == company || std::find(railways.begin(), railways.end(), other) != railways.end();
    };
    if (const auto *exchanged = as<MinorExchanged>(event))
        return exchanged->into == company;
    if (const auto *moved = as<SharesMoved>(event))
        return moved->company == company;
    if (const auto *moved = as<CertificateMoved>(event))
        return moved->company == company;
    if (const auto *formed = as<CompanyFormed>(event))
        return formed->company == company;
    if (const auto *split = as<SharesSplit>(event))
        return split->company == company;
    if (const auto *floated = as<CompanyFloated>(event))
        return floated->company == company;
    if (const auto *changed = as<DirectorChanged>(event))
        return changed->company == company;
    if (const auto *returned = as<StationReturned>(event))
        return returned->company == company;
    if (const auto *moved = as<MinorMoved>(event))
        return isOne(moved->minor);
    if (const auto *closed = as<CompanyClosed>(event))
        return isOne(closed->company);
    if (const auto *moved = as<TrainMoved>(event))
        return moved->to == Party(company);
    const auto *paid = as<Paid>(event);
    return paid != nullptr && (paid->reason == Reason::Capital || paid->reason == Reason::TakenOver) &&
           paid->to == Party(company);
}

/// What a company has no more that leaves the game, as features tell it.
bool goesWith(const Event &event)
{
    const auto *told = as<FeatureTold>(event);
    return told != nullptr &&
           std::ranges::any_of(allViews(), [&](const FeatureView *view) { return view->goesWithCompany(told->name); });
}

bool endsGame(const FeatureTold &told)
{
    return std::ranges::any_of(allViews(), [&](const FeatureView *view) { return view->endsGame(told.name); });
}

/// Goes through the events of a move and takes out of them what belongs to a story.
class Teller
{
public:
    Teller(const Rules &rules, const Move &move, const Events &events, const Position &after)
        : m_rules(rules), m_game(rules.game()), m_words(rules), m_move(move), m_events(events), m_after(after),
          m_isTold(events.size(), false)
    {
    }

    Stories tell()
    {
        for (const Event &event : m_events) {
            if (const auto *formed = as<CompanyFormed>(event);
                formed != nullptr && m_game.companies[formed->company].comesOutOfOthers)
                tellOfMerger(formed->company);
            else if (formed != nullptr)
                tellOfCompany(
                    formed->company,
                    own(QT_TRANSLATE_NOOP("flimnap::Stories", "%1 is formed")).arg(m_words.party(formed->company)),
                    true);
        }
        for (const FeatureView *view : viewsOf(m_game)) {
            for (const Stretch &story : view->stories(m_rules, m_move, m_events, m_after))
                tellOf(story);
        }
        tellOfExchanges();
        tellOfOpenings();
        tellOfClosedRailways();
        tellOfUnsold();
        tellOfInterest();
        tellOfBank();
        tellOfLeftOut();
        tellOfClosings();
        tellOfBankruptcy();
        tellOfEnd();
        tellOfRound();
        Stories stories{m_rows, {}};
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            if (!m_isTold[index])
                stories.rest.push_back(m_events[index]);
        }
        return stories;
    }

private:
    void add(const QString &title, CompanyId company, const QList<EffectRow> &effects)
    {
        m_rows.append({title, lookOf(m_game, company), effects});
    }

    static EffectRow line(const QString &text, EffectKind::Kind kind) { return {text, {}, 0, kind}; }

    /// The railways that are exchanged for shares of the company.
    [[nodiscard]] std::vector<MinorExchanged> exchangesInto(CompanyId company) const
    {
        std::vector<MinorExchanged> exchanges;
        for (const Event &event : m_events) {
            if (const auto *exchanged = as<MinorExchanged>(event); exchanged != nullptr && exchanged->into == company)
                exchanges.push_back(*exchanged);
        }
        return exchanges;
    }

    void tellOfCompany(CompanyId company, const QString &title, bool isFormed)
    {
        const std::vector<MinorExchanged> exchanges = exchangesInto(company);
        std::vector<CompanyId> railways;
        railways.reserve(exchanges.size());
        for (const MinorExchanged &exchanged : exchanges)
            railways.push_back(exchanged.minor);
        QList<EffectRow> effects;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            if (m_isTold[index] || !concerns(m_events[index], company, railways))
                continue;
            m_isTold[index] = true;
            effects.append(linesOf(m_events[index], company));
        }
        if (hasMoneyOf(company))
            effects.append(line(StoryTexts::tr("%1 begins with %2 in its treasury")
                                    .arg(m_words.party(company), m_words.money(m_after.ledger.balance(company))),
                                EffectKind::Company));
        if (isFormed) {
            effects.append(line(directorText(company, exchanges), EffectKind::Director));
            effects.append(line(tokenText(company), EffectKind::Station));
        }
        add(title, company, effects);
    }

    /// As rows; what is told in other words is left out, and of a take-over only the side that gets the money stays.
    [[nodiscard]] QList<EffectRow> linesOf(const Event &event, CompanyId company) const
    {
        if (as<SharesMoved>(event) != nullptr || as<MinorMoved>(event) != nullptr ||
            as<CompanyFormed>(event) != nullptr || as<CompanyClosed>(event) != nullptr)
            return {};
        if (as<DirectorChanged>(event) != nullptr && m_after.companies[company].status == CompanyStatus::Operating)
            return {};
        if (const auto *moved = as<CertificateMoved>(event); moved != nullptr && moved->from == Party::reserve())
            return {};
        if (const auto *paid = as<Paid>(event); paid != nullptr && paid->reason == Reason::TakenOver) {
            return {{m_words.party(company), StoryTexts::tr("treasury of %1").arg(m_words.party(paid->from)),
                     toNumber(paid->amount), EffectKind::Paid}};
        }
        return effectRows(m_rules, {event});
    }

    [[nodiscard]] bool hasMoneyOf(CompanyId company) const
    {
        return m_after.companies[company].status == CompanyStatus::Operating &&
               !m_after.companies[company].isUndirected;
    }

    /// Who is director and why he and nobody else.
    [[nodiscard]] QString directorText(CompanyId company, const std::vector<MinorExchanged> &exchanges) const
    {
        const CompanyClass &size = classOf(m_game, m_after, company);
        const Party director = m_after.holdings.director(company);
        if (!director.isPlayer())
            return StoryTexts::tr("Nobody holds %1 % of %2: it has no director")
                .arg(size.percent(size.directorUnits))
                .arg(m_words.party(company));
        const int most = m_after.holdings.units(director, company);
        QStringList equals;
        for (const PlayerId player : m_after.order) {
            if (Party(player) != director && m_after.holdings.units(player, company) == most)
                equals.append(m_words.party(player));
        }
        if (equals.isEmpty())
            return StoryTexts::tr("%1 is director of %2: nobody holds more than his %3 %")
                .arg(m_words.party(director), m_words.party(company))
                .arg(size.percent(most));
        const auto owned = std::find_if(exchanges.begin(), exchanges.end(), [&](const MinorExchanged &exchanged) {
            return Party(exchanged.owner) == director;
        });
        const QString holders = listed(equals);
        return owned != exchanges.end()
                   ? StoryTexts::tr("%1 is director of %2: %3 holds %4 % as well, but %1 owned %5")
                         .arg(m_words.party(director), m_words.party(company), holders)
                         .arg(size.percent(most))
                         .arg(m_words.party(owned->minor))
                   : StoryTexts::tr(
                         "%1 is director of %2: %3 holds %4 % as well, but %1 comes first from the priority card")
                         .arg(m_words.party(director), m_words.party(company), holders)
                         .arg(size.percent(most));
    }

    [[nodiscard]] QString tokenText(CompanyId company) const
    {
        const CompanyState &state = m_after.companies[company];
        return StoryTexts::tr("Markers of %1: %2 on the board, %3 still to place")
            .arg(m_words.party(company))
            .arg(state.stationsOnMap)
            .arg(state.tokensLeft);
    }

    /// Whose shares become those of the new company, how its price comes about, and who leads it.
    void tellOfMerger(CompanyId company)
    {
        QStringList merged;
        QList<EffectRow> prices;
        QList<EffectRow> exchanges;
        QList<EffectRow> others;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const Event &event = m_events[index];
            const auto *closed = as<CompanyClosed>(event);
            const auto *started = as<CompanyStarted>(event);
            const bool isPart = closed != nullptr || as<SharesMerged>(event) != nullptr ||
                                as<PriceAveraged>(event) != nullptr || goesWith(event) || started != nullptr ||
                                concerns(event, company, {});
            if (!isPart || m_isTold[index])
                continue;
            m_isTold[index] = true;
            if (closed != nullptr)
                merged.append(m_words.party(closed->company));
            else if (started != nullptr || as<PriceAveraged>(event) != nullptr)
                prices.append(effectRows(m_rules, {event}));
            else if (as<SharesMerged>(event) != nullptr || as<SharesSplit>(event) != nullptr)
                exchanges.append(effectRows(m_rules, {event}));
            else if (Wording::eventKind(event) != EffectKind::Debt) // of which it is formed
                others.append(linesOf(event, company));
        }
        QList<EffectRow> effects{
            line(StoryTexts::tr("It takes the place of %1").arg(listed(merged)), EffectKind::Company)};
        effects += prices + exchanges + others;
        effects.append(line(StoryTexts::tr("%1 begins with %2 in its treasury")
                                .arg(m_words.party(company), m_words.money(m_after.ledger.balance(company))),
                            EffectKind::Company));
        effects.append(line(directorText(company, {}), EffectKind::Director));
        if (m_after.companies[company].owesShare)
            effects.append(line(StoryTexts::tr("%1 has one share only and must buy another one in the next stock round")
                                    .arg(m_words.party(m_after.holdings.director(company))),
                                EffectKind::Director));
        effects.append(line(tokenText(company), EffectKind::Station));
        add(StoryTexts::tr("%1 is formed").arg(m_words.party(company)), company, effects);
    }

    void tellOf(const Stretch &story)
    {
        QList<EffectRow> effects;
        if (!story.text.isEmpty())
            effects.append(line(story.text, EffectKind::Company));
        for (std::size_t index = story.begin; index < story.end; ++index) {
            if (m_isTold[index])
                continue;
            m_isTold[index] = true;
            const bool isKnown =
                as<DirectorChanged>(m_events[index]) != nullptr || as<CompanyFloated>(m_events[index]) != nullptr;
            if (!isKnown && story.text.isEmpty())
                effects.append(effectRows(m_rules, {m_events[index]}));
        }
        add(story.title, story.company, effects);
    }

    /// Railways that had to become shares without anybody asking for it.
    void tellOfExchanges()
    {
        if (m_move.kind == MoveKind::Exchange)
            return;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *exchanged = as<MinorExchanged>(m_events[index]);
            if (exchanged != nullptr && !m_isTold[index])
                tellOfCompany(exchanged->into,
                              StoryTexts::tr("%1 must become a share of %2")
                                  .arg(m_words.party(exchanged->minor), m_words.party(exchanged->into)),
                              false);
        }
    }

    [[nodiscard]] QString own(const char *text) const { return inWordsOf(m_game, "flimnap::Stories", text); }

    /// Companies that open without a purchase.
    void tellOfOpenings()
    {
        if (m_move.kind == MoveKind::BuyShare || m_move.kind == MoveKind::StartCompany ||
            m_move.kind == MoveKind::Exchange)
            return;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *floated = as<CompanyFloated>(m_events[index]);
            if (floated != nullptr && !m_isTold[index])
                tellOfCompany(
                    floated->company,
                    own(QT_TRANSLATE_NOOP("flimnap::Stories", "%1 opens")).arg(m_words.party(floated->company)), false);
        }
    }

    /// Railways that only built and have done so.
    void tellOfClosedRailways()
    {
        QList<EffectRow> effects;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *closed = as<CompanyClosed>(m_events[index]);
            if (closed == nullptr || m_isTold[index] || !m_after.companies[closed->company].onlyBuilds)
                continue;
            m_isTold[index] = true;
            effects.append(line(m_words.event(m_events[index]), EffectKind::Company));
        }
        if (!effects.isEmpty())
            add(StoryTexts::tr("The railways that only build track close"), {}, effects);
    }

    /// What nobody wanted before the first operating round, and what was set aside for its owners.
    void tellOfUnsold()
    {
        const bool isTime = std::any_of(m_events.begin(), m_events.end(), [](const Event &event) {
            const auto *moved = as<SharesMoved>(event);
            return moved != nullptr && moved->from == Party::reserve() && moved->to == Party::bank();
        });
        if (!isTime)
            return;
        QList<EffectRow> effects;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const Event &event = m_events[index];
            const auto *railway = as<PrivateMoved>(event);
            const auto *shares = as<SharesMoved>(event);
            const bool belongs = (railway != nullptr && railway->to.isNobody()) ||
                                 as<CompanyClosed>(event) != nullptr || as<MinorMoved>(event) != nullptr ||
                                 as<CertificateMoved>(event) != nullptr ||
                                 (shares != nullptr && shares->from == Party::reserve());
            if (!belongs || m_isTold[index])
                continue;
            m_isTold[index] = true;
            effects.append(effectRows(m_rules, {event}));
        }
        if (!effects.isEmpty())
            add(StoryTexts::tr("What is left over"), {}, effects);
    }

    void tellOfInterest()
    {
        const bool isTime = std::any_of(m_events.begin(), m_events.end(),
                                        [](const Event &event) { return as<RoundBegan>(event) != nullptr; });
        QList<EffectRow> effects;
        for (std::size_t index = 0; isTime && index < m_events.size(); ++index) {
            if (as<DebtChanged>(m_events[index]) == nullptr || m_isTold[index] || m_game.loans.interestPercent == 0)
                continue;
            m_isTold[index] = true;
            effects.append(effectRows(m_rules, {m_events[index]}));
        }
        if (!effects.isEmpty())
            add(StoryTexts::tr("Interest of %1 %").arg(m_game.loans.interestPercent), {}, effects);
    }

    void tellOfBank()
    {
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            if (as<BankBroke>(m_events[index]) == nullptr)
                continue;
            m_isTold[index] = true;
            const std::optional<Round> last = lastRoundOfSet(m_game, m_after);
            const QString text = last ? StoryTexts::tr("All payments are still made. The game ends after %1.")
                                            .arg(m_words.roundTitle(*last))
                                      : StoryTexts::tr("All payments are still made.");
            add(StoryTexts::tr("The bank is broken"), {}, {line(text, EffectKind::Bank)});
        }
    }

    /// What was not taken or drawn at the beginning. Where no marker can be closed, a company leaves in no other way.
    void tellOfLeftOut()
    {
        const bool hasLeft = std::any_of(m_events.begin(), m_events.end(), [&](const Event &event) {
            const auto *closed = as<CompanyClosed>(event);
            return closed != nullptr && m_game.classOf(closed->company).hasShares();
        });
        if (m_game.losesCompanies() || !hasLeft)
            return;
        QList<EffectRow> effects;
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *card = as<PrivateMoved>(m_events[index]);
            const bool belongs =
                as<CompanyClosed>(m_events[index]) != nullptr || (card != nullptr && card->to.isNobody());
            if (!belongs || m_isTold[index])
                continue;
            m_isTold[index] = true;
            effects.append(effectRows(m_rules, {m_events[index]}));
        }
        add(StoryTexts::tr("What is not in play goes back into the box"), {}, effects);
    }

    /// Companies whose markers came into the closing area.
    void tellOfClosings()
    {
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *closed = as<CompanyClosed>(m_events[index]);
            if (closed == nullptr || m_isTold[index] || !m_game.classOf(closed->company).hasShares())
                continue;
            const CompanyId company = closed->company;
            QList<EffectRow> effects;
            for (std::size_t other = 0; other < m_events.size(); ++other) {
                if (m_isTold[other] || !isLost(m_events[other], company))
                    continue;
                m_isTold[other] = true;
                if (other != index)
                    effects.append(effectRows(m_rules, {m_events[other]}));
            }
            effects.append(
                line(StoryTexts::tr("Its certificates are worth nothing and leave the game"), EffectKind::Shares));
            add(StoryTexts::tr("%1 is closed: its marker came into the closing area").arg(m_words.party(company)),
                company, effects);
        }
    }

    /// What becomes of what a company had that is closed.
    static bool isLost(const Event &event, CompanyId company)
    {
        if (const auto *closed = as<CompanyClosed>(event))
            return closed->company == company;
        if (const auto *moved = as<TrainMoved>(event))
            return moved->from == Party(company);
        if (const auto *told = as<FeatureTold>(event))
            return goesWith(event) && told->told.args.front() == Arg("company", company);
        const auto *paid = as<Paid>(event);
        return paid != nullptr && paid->reason == Reason::Closed && paid->from == Party(company);
    }

    void tellOfBankruptcy()
    {
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            const auto *broke = as<FeatureTold>(m_events[index]);
            if (broke == nullptr || !endsGame(*broke))
                continue;
            const QString player = m_words.party(std::get<Party>(broke->told.args.front().value));
            m_isTold[index] = true;
            QList<EffectRow> effects;
            for (std::size_t other = 0; other < m_events.size(); ++other) {
                const auto *paid = as<Paid>(m_events[other]);
                const bool belongs = as<PriceMoved>(m_events[other]) != nullptr ||
                                     as<SharesMoved>(m_events[other]) != nullptr ||
                                     as<DirectorChanged>(m_events[other]) != nullptr ||
                                     (paid != nullptr && paid->reason != Reason::Bankruptcy);
                if (!belongs || m_isTold[other])
                    continue;
                m_isTold[other] = true;
                effects.append(effectRows(m_rules, {m_events[other]}));
            }
            effects.append(line(
                StoryTexts::tr("All the cash of %1 is gone; what could not be sold counts at its price").arg(player),
                EffectKind::Bank));
            effects.append(line(StoryTexts::tr("The game ends at once"), EffectKind::Round));
            add(StoryTexts::tr("%1 is bankrupt").arg(player), {}, effects);
        }
    }

    void tellOfEnd()
    {
        for (std::size_t index = 0; index < m_events.size(); ++index) {
            if (as<EndDecided>(m_events[index]) == nullptr)
                continue;
            m_isTold[index] = true;
            add(StoryTexts::tr("The last round"), {}, effectRows(m_rules, {m_events[index]}));
        }
    }

    /// What the end of a round brings besides the next one: incomes, prices, trains, another order of play.
    void tellOfRound()
    {
        const auto ended = std::find_if(m_events.begin(), m_events.end(),
                                        [](const Event &event) { return as<RoundEnded>(event) != nullptr; });
        Events rest;
        std::vector<std::size_t> places;
        for (auto index = static_cast<std::size_t>(ended - m_events.begin()); index < m_events.size(); ++index) {
            if (m_isTold[index])
                continue;
            rest.push_back(m_events[index]);
            places.push_back(index);
        }
        const QList<EffectRow> effects = roundEndRows(m_rules, rest, m_after);
        const bool isNews = std::any_of(effects.begin(), effects.end(), [](const EffectRow &row) {
            return row.kind != EffectKind::Round && row.kind != EffectKind::Station; // that one is seen on the board
        });
        if (!isNews)
            return;
        for (const std::size_t place : places)
            m_isTold[place] = true;
        add(StoryTexts::tr("%1: the end").arg(m_words.roundTitle(as<RoundEnded>(*ended)->round)), {}, effects);
    }

    const Rules &m_rules;
    const GameDefinition &m_game;
    const Wording m_words;
    const Move &m_move;
    const Events &m_events;
    const Position &m_after;
    std::vector<bool> m_isTold;
    QList<Story> m_rows;
};

} // namespace

Stories storiesOf(const Rules &rules, const Move &move, const Events &events, const Position &after)
{
    return Teller(rules, move, events, after).tell();
}

} // namespace flimnap
