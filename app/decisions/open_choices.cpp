#include "decisions/open_choices.h"

#include <algorithm>
#include <set>

#include "decisions/former_choice.h"
#include "features/feature_view.h"
#include "journal/move_schema.h"
#include "words/plain.h"

namespace flimnap {

namespace {

/// What can be tapped instead of typed: what the rules list; of a free price its ends and what is proposed, for these
/// are what tables mostly agree on.
QList<int> usualNumbers(const NumberChoice &choice)
{
    std::set<int> usual(choice.usual.begin(), choice.usual.end());
    if (usual.empty() && choice.key == "price" && choice.least < choice.most)
        usual = {choice.least, choice.suggested.value_or(choice.least), choice.most};
    return {usual.begin(), usual.end()};
}

constexpr qsizetype mostInOneGroup = 24;

QList<WordGroup> groupsOf(const QList<WordOption> &words)
{
    QList<WordGroup> groups;
    if (words.size() <= mostInOneGroup)
        return groups;
    for (const WordOption &word : words) {
        if (groups.isEmpty() || groups.back().value != word.value.left(1))
            groups.append({word.value.left(1), {}});
        groups.back().words.append(word);
    }
    return groups;
}

} // namespace

std::optional<int> NumberField::preset() const
{
    if (suggested >= 0)
        return suggested;
    const int first = isFixed() ? least : onlyUsual && !usual.isEmpty() ? usual.front() : 0;
    const bool isPossible =
        onlyUsual && !othersByLeave ? usual.contains(first) : first >= least && first <= most && first % step == 0;
    return isPossible ? std::optional(first) : std::nullopt;
}

QList<NumberField> numberFields(const Offer &offer, int place, const Move *former)
{
    QList<NumberField> fields;
    for (const NumberChoice &choice : offer.numbers) {
        const std::optional<int> before = former != nullptr ? chosenNumber(*former, choice) : std::nullopt;
        NumberField field;
        field.offer = place;
        field.key = toText(choice.key);
        field.title = Wording::keyTitle(choice.key);
        field.least = choice.least;
        field.most = choice.most;
        field.step = choice.step;
        field.usual = usualNumbers(choice);
        field.onlyUsual = choice.onlyUsual;
        field.othersByLeave = choice.othersByLeave;
        field.suggested = before ? *before : choice.suggested.value_or(-1);
        fields.append(field);
    }
    return fields;
}

QList<WordField> wordFields(const Wording &words, const Offer &offer, int place, const Move *former)
{
    const GameDefinition &game = words.game();
    QList<WordField> fields;
    for (const WordChoice &choice : offer.words) {
        WordField field;
        field.offer = place;
        field.key = toText(choice.key);
        field.chosen = former != nullptr ? toText(chosenWord(*former, choice)) : QString();
        for (const std::string &value : choice.words) {
            field.words.append(
                {toText(value), words.choiceWord(offer.move, choice.key, value),
                 firstSaid(game, [&](const FeatureView &view) { return view.question(game, offer.move, value); }),
                 firstSaid(game, [&](const FeatureView &view) { return view.questionHint(offer.move, value); })});
        }
        field.groups = groupsOf(field.words);
        fields.append(field);
    }
    return fields;
}

void say(Move &move, std::string_view key, int number)
{
    const MoveKey *known = keyOf(move.kind, key);
    if (known == nullptr)
        return;
    if (const auto *member = std::get_if<std::optional<int> Move::*>(&known->member))
        move.*(*member) = number;
    else
        say(move, key, std::to_string(number));
}

void say(Move &move, std::string_view key, const std::string &word)
{
    const MoveKey *known = keyOf(move.kind, key);
    const auto *member = known != nullptr ? std::get_if<std::string Move::*>(&known->member) : nullptr;
    if (member != nullptr)
        move.*(*member) = word;
}

} // namespace flimnap
