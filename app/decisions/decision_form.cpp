#include "decisions/decision_form.h"

#include <algorithm>

#include <QRandomGenerator>

#include "views/game_view.h"
#include "words/plain.h"

namespace flimnap {

DecisionForm::DecisionForm() : DecisionForm(GameView::instance()) {}

DecisionForm::DecisionForm(GameView &game) : OfferForm(game) {}

QString DecisionForm::title() const
{
    return offers().empty() ? QString() : Wording(session().rules()).actionTitle(offers().front());
}

QList<Option> DecisionForm::railways() const
{
    QList<Option> railways;
    for (const Offer &offer : offers()) {
        const QString code = toText(offer.move.privateRailway);
        if (offer.move.kind == MoveKind::Exchange && !railways.contains(Option{code, code}))
            railways.append({code, code});
    }
    return railways;
}

void DecisionForm::setRailway(const QString &railway)
{
    if (railway == m_railway)
        return;
    m_railway = railway;
    show();
    take(likely());
    weigh();
}

void DecisionForm::begin()
{
    m_railway.clear();
    if (!railways().isEmpty()) {
        const auto possible = std::ranges::find_if(offers(), [](const Offer &offer) { return !offer.refusal; });
        const auto place =
            possible == offers().end() ? std::size_t{0} : static_cast<std::size_t>(possible - offers().begin());
        m_railway = toText(offers()[formerOffer().value_or(place)].move.privateRailway);
    }
    show();
    const auto former = std::ranges::find_if(m_shown, [&](std::size_t offer) { return formerOffer() == offer; });
    take(former == m_shown.end() ? likely() : static_cast<int>(former - m_shown.begin()));
}

/// The offers that can be chosen from.
void DecisionForm::show()
{
    m_shown.clear();
    m_rows.clear();
    for (std::size_t index = 0; index < offers().size(); ++index) {
        const Offer &offer = offers()[index];
        if (!m_railway.isEmpty() && toText(offer.move.privateRailway) != m_railway)
            continue;
        m_shown.push_back(index);
        m_rows.append(offerRow(session(), offer));
    }
    findRoom();
    emit offersChanged();
}

/// A keypad has room below two offers, a few chips below six.
void DecisionForm::findRoom()
{
    constexpr qsizetype mostAboveKeypad = 2;
    constexpr qsizetype mostAboveChips = 6;
    const qsizetype possible = allowed().size();
    for (OfferRow &row : m_rows) {
        if (!row.allowed)
            row.needsRoom = row.waivable && row.asks;
        else
            row.needsRoom = row.keypads > 0 ? possible > mostAboveKeypad : row.asks && possible > mostAboveChips;
    }
}

bool DecisionForm::needsPage() const
{
    return m_rows.size() > 1 && std::ranges::any_of(m_rows, &OfferRow::needsRoom);
}

QList<int> DecisionForm::placesWhere(bool allowed) const
{
    QList<int> places;
    for (int place = 0; place < m_rows.size(); ++place) {
        if (m_rows[place].allowed == allowed)
            places.append(place);
    }
    return places;
}

QList<RefusedGroup> DecisionForm::reasons() const
{
    QList<RefusedGroup> groups;
    for (const int place : refused()) {
        const OfferRow &row = m_rows[place];
        const auto same = std::ranges::find_if(
            groups, [&](const RefusedGroup &group) { return group.reason == row.reason && group.rule == row.rule; });
        if (same == groups.end())
            groups.append({row.reason, row.rule, {place}});
        else
            same->places.append(place);
    }
    return groups;
}

QString DecisionForm::commonHint() const
{
    const bool isCommon = std::ranges::all_of(m_rows, [&](const OfferRow &row) { return row.hint == m_rows[0].hint; });
    return isCommon && !m_rows.isEmpty() ? m_rows[0].hint : QString();
}

/// The company of which the one who acts bought last; below 0 if there is none, or nothing of it can be bought.
int DecisionForm::ofCompanyBoughtLast() const
{
    const std::string &actor = offers().front().move.by;
    std::string company;
    for (int place = session().moveCount(); place > 0 && company.empty(); --place) {
        const Move &move = session().move(place);
        if (move.by == actor && (move.kind == MoveKind::BuyShare || move.kind == MoveKind::StartCompany))
            company = move.company;
    }
    const auto found =
        std::ranges::find_if(m_shown, [&](std::size_t offer) { return offers()[offer].move.company == company; });
    return company.empty() || found == m_shown.end() || offers()[*found].refusal
               ? -1
               : static_cast<int>(found - m_shown.begin());
}

/// What is mostly wanted: of trains the bank's next one, else what is there alone.
int DecisionForm::likely() const
{
    const QList<int> possible = allowed();
    if (!m_shown.empty() && offers()[m_shown.front()].move.kind == MoveKind::BuyShare) {
        if (const int last = ofCompanyBoughtLast(); last >= 0)
            return last;
    }
    if (!possible.isEmpty() && offers()[m_shown.front()].move.kind == MoveKind::BuyTrain)
        return possible.front();
    if (possible.size() == 1)
        return possible.front();
    return possible.isEmpty() && m_rows.size() == 1 ? 0 : -1;
}

QString DecisionForm::buyer() const
{
    return m_rows.isEmpty() ? QString() : m_rows[isChosen() ? m_current : 0].buyer;
}

void DecisionForm::choose(int offer)
{
    if (offer == m_current)
        return;
    take(offer);
    weigh();
}

void DecisionForm::take(int place)
{
    m_current = place;
    m_numbers.clear();
    m_words.clear();
    m_enteredNumbers.clear();
    m_enteredWords.clear();
    if (isChosen()) {
        const std::size_t index = m_shown[static_cast<std::size_t>(place)];
        const Move *former = formerOf(index);
        m_words = wordFields(Wording(session().rules()), offers()[index], place, former);
        if (enters())
            m_numbers = numberFields(offers()[index], place, former);
    }
    for (const WordField &field : m_words) {
        if (field.words.size() == 1) // nobody is asked
            m_enteredWords[field.key.toStdString()] = field.words.front().value.toStdString();
        else if (!field.chosen.isEmpty())
            m_enteredWords[field.key.toStdString()] = field.chosen.toStdString();
    }
    for (const NumberField &field : m_numbers) {
        if (const std::optional<int> preset = field.preset())
            m_enteredNumbers[field.key.toStdString()] = *preset;
    }
    emit currentChanged();
    emit entered();
}

void DecisionForm::enterNumber(const QString &key, int number)
{
    const auto known = m_enteredNumbers.find(key.toStdString());
    if (known != m_enteredNumbers.end() && known->second == number)
        return;
    m_enteredNumbers[key.toStdString()] = number;
    emit entered();
    weigh();
}

void DecisionForm::enterWord(const QString &key, const QString &word)
{
    m_enteredWords[key.toStdString()] = word.toStdString();
    emit entered();
    weigh();
}

bool DecisionForm::isComplete() const
{
    return isChosen() &&
           std::ranges::all_of(
               m_words, [&](const WordField &field) { return m_enteredWords.contains(field.key.toStdString()); }) &&
           std::ranges::all_of(
               m_numbers, [&](const NumberField &field) { return m_enteredNumbers.contains(field.key.toStdString()); });
}

std::optional<Move> DecisionForm::move() const
{
    if (!isComplete())
        return {};
    const std::size_t index = m_shown[static_cast<std::size_t>(m_current)];
    Move move = offers()[index].move;
    for (const auto &[key, word] : m_enteredWords)
        say(move, key, word);
    for (const auto &[key, number] : m_enteredNumbers)
        say(move, key, number);
    return withFormer(index, move);
}

bool DecisionForm::drawAtRandom()
{
    if (!isChosen())
        choose(0);
    if (m_words.isEmpty() || m_words.front().words.isEmpty())
        return false;
    const QList<WordOption> &lots = m_words.front().words;
    const auto lot = QRandomGenerator::system()->bounded(static_cast<quint32>(lots.size()));
    enterWord(m_words.front().key, lots[static_cast<qsizetype>(lot)].value);
    return confirm();
}

} // namespace flimnap
