#include "views/join_answers.h"

#include <algorithm>

#include "words/plain.h"

namespace flimnap {

namespace {

QStringList among(const QStringList &codes, const QStringList &known)
{
    QStringList found;
    for (const QString &code : codes) {
        if (known.contains(code))
            found.append(code);
    }
    return found;
}

/// All of them: first those that were put into an order, then the others.
QStringList ordered(const QStringList &first, const QStringList &all)
{
    QStringList codes = among(first, all);
    for (const QString &code : all) {
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

/// The holder of the priority card, then the others as they sit.
QStringList clockwise(QStringList seats, const QString &first)
{
    const qsizetype place = std::max<qsizetype>(0, seats.indexOf(first));
    std::rotate(seats.begin(), seats.begin() + place, seats.end());
    return seats;
}

/// It operates, and nobody at the table directs it.
const QString dummyState = "dummy";

QString statePlace(const QString &company)
{
    return placeOf("companies", company, "state");
}

} // namespace

QString placeOf(const QString &kind, const QString &code, const QString &key)
{
    return kind + "/" + code + "/" + key;
}

int JoinAnswers::number(const QString &place) const
{
    if (place.endsWith("/cash") && isDummys(place.section('/', 1, 1)))
        return 0;
    const auto given = m_given.find(place);
    return given != m_given.end() ? given->toInt() : usualNumber(place.split('/'));
}

QString JoinAnswers::word(const QString &place) const
{
    const QString given = m_given.value(place).toString();
    const QStringList keys = place.split('/');
    const QString &key = keys.last();
    if (place == "turn")
        return actors().contains(given) ? given : QString();
    if (keys.first() == "privates")
        return ownerOf(keys.value(1), given);
    if (key == "state")
        return isDummys(keys.value(1)) ? dummyState : stateOf(keys.value(1));
    if (key == "certificate" || place == "priority")
        return players().contains(given) ? given : usualWord(keys);
    return given.isEmpty() ? usualWord(keys) : given;
}

bool JoinAnswers::flag(const QString &place) const
{
    if (!m_given.contains(place) && place.endsWith("/had_turn"))
        return number(placeOf("companies", place.section('/', 1, 1), "stations")) > 0;
    if (!m_given.contains(place) && place.endsWith("/frozen"))
        return isUsuallyFrozen(place.section('/', 1, 1));
    return m_given.value(place).toBool();
}

QStringList JoinAnswers::codes(const QString &place) const
{
    QStringList given = m_given.value(place).toStringList();
    const QString kind = place.section('/', 0, 0);
    if (kind == "order" && game().turnOrder == TurnOrder::PriorityCard)
        return clockwise(players(), word("priority"));
    if (kind == "order")
        return ordered(given, players());
    if (kind == "stacks")
        return ordered(given, standingOn(place.section('/', 1, 1)));
    if (kind == "sold_this_round")
        return among(given, companiesInPlay());
    if (kind == "passed")
        return among(given, seats());
    if (kind == "taken")
        return among(given, actionCards());
    if (kind != "acted")
        return given;
    QStringList acted = among(given, queuedCompanies());
    acted.removeAll(word("turn"));
    return acted;
}

QStringList JoinAnswers::seats() const
{
    QStringList codes;
    for (const Seat &seat : m_rules->seats())
        codes.append(toText(seat.id));
    return codes;
}

QStringList JoinAnswers::players() const
{
    QStringList codes = seats();
    if (game().automaton)
        codes.removeAll(toText(game().automaton->code));
    return codes;
}

QString JoinAnswers::playerName(const QString &seat) const
{
    for (const Seat &player : m_rules->seats()) {
        if (toText(player.id) == seat)
            return toText(player.name);
    }
    return {};
}

const PlayerCount *JoinAnswers::tableSize() const
{
    return game().tableOf(static_cast<int>(players().size()));
}

bool JoinAnswers::asksBids() const
{
    return game().auction && word("round") == "SR1";
}

bool JoinAnswers::isStockRound() const
{
    return word("round").startsWith("SR");
}

bool JoinAnswers::isCardTurn() const
{
    return hasActionCards() && seats().contains(word("turn"));
}

QStringList JoinAnswers::actionCards() const
{
    QStringList codes;
    for (const ActionId card : tableSize() != nullptr ? tableSize()->actionCards : std::vector<ActionId>())
        codes.append(toText(game().actionCards[card].code));
    return codes;
}

/// Before a round has begun all of them lie on the table.
QStringList JoinAnswers::takenCards() const
{
    return word("turn").isEmpty() ? QStringList() : codes("taken");
}

bool JoinAnswers::isFirstLapOpen() const
{
    return game().firstLapBackwards && word("round") == "SR1";
}

bool JoinAnswers::hasBegun(PhaseId phase) const
{
    return phase && phase <= game().findPhase(word("phase").toStdString());
}

bool JoinAnswers::isMinor(const QString &code) const
{
    const CompanyId found = company(code);
    return found && game().classOf(found).isMinor();
}

bool JoinAnswers::hasMinors() const
{
    return game().hasShares() && std::any_of(game().classes.begin(), game().classes.end(),
                                             [](const CompanyClass &size) { return size.isMinor(); });
}

QStringList JoinAnswers::minorsInPlay() const
{
    QStringList codes;
    for (const CompanyDefinition &railway : game().companies) {
        const QString code = toText(railway.code);
        const bool isOwned =
            game().hasShares() ? !word(placeOf("privates", code, "owner")).isEmpty() : codes.size() < seats().size();
        if (game().classes[railway.size].isMinor() && isOwned)
            codes.append(code);
    }
    return codes;
}

bool JoinAnswers::onlyBuilds(const QString &minor) const
{
    if (!game().draft || !isMinor(minor))
        return false;
    return isBond(toText(game().companies[game().companies[company(minor)].becomes].code)) ||
           flag(placeOf("privates", minor, "builds"));
}

QStringList JoinAnswers::companiesInPlay() const
{
    QStringList codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (const QString state = stateOf(code); state == "started" || state == "operating")
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::operatingCompanies() const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        if (isOperating(code))
            codes.append(code);
    }
    return codes;
}

/// Beside those in play, where private railways are exchanged for shares: what is started in play.
QStringList JoinAnswers::companiesHeld() const
{
    bool isExchanged = false;
    for (const PhaseId phase : ids(game().phases)) {
        const ById<ClassId, bool> &may = game().phases[phase].mayExchange;
        isExchanged = isExchanged || (hasBegun(phase) && std::find(may.begin(), may.end(), true) != may.end());
    }
    QStringList codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        const QString state = stateOf(code);
        const bool canBeHeld = isExchanged && state == "waiting" && !isFormed(code);
        if (state == "started" || state == "operating" || canBeHeld)
            codes.append(code);
    }
    return codes;
}

bool JoinAnswers::isOperating(const QString &company) const
{
    return stateOf(company) == "operating";
}

bool JoinAnswers::isDummys(const QString &company) const
{
    return m_given.value(statePlace(company)).toString() == dummyState && dummysTerms(company) != nullptr;
}

const DummyCompany *JoinAnswers::dummysTerms(const QString &company) const
{
    const CompanyId found = this->company(company);
    if (!game().dummy || !found)
        return nullptr;
    const std::vector<DummyCompany> &terms = game().dummy->companies;
    const auto row = std::find_if(terms.begin(), terms.end(), [&](const DummyCompany &other) {
        return other.size == game().companies[found].size;
    });
    return row != terms.end() ? &*row : nullptr;
}

/// What has a station belongs to no company, and companies without treasury own nothing.
QStringList JoinAnswers::privateOwners(const PrivateDefinition &railway) const
{
    QStringList owners = players();
    if (hasMinors() || !railway.stationHex.empty() || railway.character)
        return owners;
    for (const QString &company : operatingCompanies()) {
        if (!isDummys(company) && !isNational(company))
            owners.append(company);
    }
    return owners;
}

bool JoinAnswers::asksMarkers() const
{
    return game().hasTakeOvers() ||
           std::any_of(game().privates.begin(), game().privates.end(), [&](const PrivateDefinition &railway) {
               return !railway.stationHex.empty() || (!railway.buildsAtHex.empty() && !game().buildsWithOwnMarker);
           });
}

QString JoinAnswers::ownerOf(const QString &railway, const QString &given) const
{
    const PrivateId found = game().findPrivate(railway.toStdString());
    const QStringList owners = found ? privateOwners(game().privates[found]) : seats();
    return owners.contains(given) ? given : QString();
}

bool JoinAnswers::isFormed(const QString &company) const
{
    const CompanyId found = this->company(company);
    return found && game().classOf(found).isFormedByPhase();
}

bool JoinAnswers::isBond(const QString &company) const
{
    return game().draft && m_given.value("bond").toString() == company && bondCandidates().contains(company);
}

QStringList JoinAnswers::bondCandidates() const
{
    QStringList codes;
    if (!game().draft)
        return codes;
    for (const CompanyDefinition &company : game().companies) {
        const QString code = toText(company.code);
        if (!isFormed(code) && !railwayOf(code).isEmpty())
            codes.append(code);
    }
    return codes;
}

QString JoinAnswers::railwayOf(const QString &company) const
{
    const CompanyId found = this->company(company);
    const CompanyId railway = found ? game().directorsMinor(found) : CompanyId();
    return railway ? toText(game().companies[railway].code) : QString();
}

QString JoinAnswers::setAsideFor(const QString &company) const
{
    const QString railway = railwayOf(company);
    const bool isThere = !railway.isEmpty() && minorsInPlay().contains(railway) && !onlyBuilds(railway);
    return isThere ? railway : QString();
}

bool JoinAnswers::hasDirector(const QString &company) const
{
    if (isBond(company) || isDummys(company) || !companiesInPlay().contains(company))
        return false;
    return isFormed(company) ? isOperating(company) : setAsideFor(company).isEmpty();
}

bool JoinAnswers::asksCapital(const QString &company) const
{
    return stateOf(company) == "started" && !isFormed(company) && !railwayOf(company).isEmpty() &&
           setAsideFor(company).isEmpty();
}

bool JoinAnswers::asksCertificate(const QString &company) const
{
    const bool isFrozen = isFormed(company) && stateOf(company) == "started" && setAsideFor(company).isEmpty() &&
                          game().frozenCertificate == FrozenCertificate::SwappedAtOnce;
    return isBond(company) || isFrozen;
}

bool JoinAnswers::hasGrid() const
{
    return std::any_of(game().chart.begin(), game().chart.end(), [](const ChartCell &cell) { return !cell.isPar; });
}

QList<CellId> JoinAnswers::cellsWithPrice(const QString &company) const
{
    const Money price{number(placeOf("companies", company, "price"))};
    QList<CellId> cells;
    for (const CellId cell : ids(game().chart)) {
        if (game().chart[cell].price == price)
            cells.append(cell);
    }
    return cells;
}

CellId JoinAnswers::cellOf(const QString &company) const
{
    const CompanyClass &size = game().classOf(this->company(company));
    if (stateOf(company) == "started" && size.startsAt)
        return size.startsAt;
    if (stateOf(company) == "started" && hasGrid() && !pricesMoveEarly())
        return game().findCell(Money{number(placeOf("companies", company, "initial_price"))});
    const QList<CellId> cells = cellsWithPrice(company);
    const CellId chosen = game().findCell(std::string_view(word(placeOf("companies", company, "cell")).toStdString()));
    if (cells.contains(chosen))
        return chosen;
    return cells.size() == 1 ? cells.front() : CellId();
}

QStringList JoinAnswers::standingOn(const QString &cell) const
{
    QStringList codes;
    for (const QString &code : companiesInPlay()) {
        const CellId stands = cellOf(code);
        if (stands && toText(game().chart[stands].name) == cell)
            codes.append(code);
    }
    // Those that stand there from the beginning lie on top, the one that is formed first above all.
    const auto rank = [&](const QString &code) {
        return stateOf(code) == "started" && isFormed(code) ? game().formingPhase(this->company(code)).index()
                                                            : game().phases.count();
    };
    std::stable_sort(codes.begin(), codes.end(),
                     [&](const QString &one, const QString &other) { return rank(one) < rank(other); });
    return codes;
}

bool JoinAnswers::asksScrapped() const
{
    return std::any_of(game().cards.begin(), game().cards.end(),
                       [](const TrainCard &card) { return card.faces.size() > 1; });
}

QStringList JoinAnswers::trainOwners() const
{
    QStringList codes;
    for (const QString &code : minorsInPlay()) {
        if (!onlyBuilds(code))
            codes.append(code);
    }
    for (const QString &code : companiesInPlay()) {
        const bool hasAssets = asksCapital(code) && word(placeOf("companies", code, "unpaid")) == "given";
        if ((isOperating(code) && !isBond(code)) || hasAssets)
            codes.append(code);
    }
    return codes;
}

QStringList JoinAnswers::actingCompanies() const
{
    return minorsInPlay() + operatingCompanies();
}

QStringList JoinAnswers::actors() const
{
    if (isStockRound())
        return seats();
    QStringList codes = minorsInPlay();
    if (hasActionCards())
        codes = seats();
    for (const QString &code : operatingCompanies()) {
        const bool isDirected = hasDirector(code) && !word(placeOf("companies", code, "director")).isEmpty();
        if (isDirected || !isFormed(code))
            codes.append(code);
    }
    for (const QString &code : companiesInPlay()) {
        if (mayBePassedOver(code) && hasTreasuryEarly(code))
            codes.append(code);
    }
    codes.removeIf([&](const QString &code) { return isBond(code); });
    return codes;
}

int JoinAnswers::percentHeld(const QString &company) const
{
    int percent = 0;
    for (const QString &seat : seats())
        percent += number(placeOf("players", seat, "shares/" + company));
    return percent;
}

int JoinAnswers::cardsInPlay(CardId card) const
{
    QStringList faces = game().discardsLeaveGame ? QStringList() : codes("pool");
    for (const QString &company : trainOwners())
        faces += codes(placeOf("companies", company, "trains"));
    const auto isOfCard = [&](const QString &code) {
        const FaceId face = game().findFace(code.toStdString());
        return face && game().faces[face].card == card;
    };
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), isOfCard));
}

int JoinAnswers::cardsAtAll(CardId card) const
{
    int count = game().cards[card].count.value_or(0);
    for (const QString &code : companiesInPlay()) {
        const std::optional<DraftedCompany> &drafted = game().companies[company(code)].drafted;
        for (const FaceId face : drafted ? drafted->trains : std::vector<FaceId>())
            count += game().faces[face].card == card ? 1 : 0;
    }
    return count;
}

/// What nothing else on the table decides is as the table says.
QString JoinAnswers::stateOf(const QString &company) const
{
    const CompanyId found = this->company(company);
    if (!found || !game().classOf(found).hasShares())
        return {};
    if (isBond(company))
        return "operating";
    if (!isFormed(company) && !setAsideFor(company).isEmpty())
        return "started";
    if (isDummys(company))
        return "operating";
    const QString given = m_given.value(statePlace(company)).toString();
    return given.isEmpty() ? usualState(company) : given;
}

} // namespace flimnap
