#include "table_check/table_question.h"

#include <algorithm>

#include <QJsonArray>

namespace flimnap {

QString TableQuestion::answer() const
{
    const auto chosen = std::ranges::find_if(options, [&](const Option &option) { return has(option.value); });
    return chosen == options.end() ? QString() : chosen->label;
}

QJsonValue TableQuestion::valueOf(const QString &word) const
{
    if (printed.isBool())
        return word == "true";
    if (printed.isDouble())
        return word.toInt();
    return word;
}

bool TableQuestion::has(const QString &word) const
{
    return value.isArray() ? value.toArray().contains(word) : value == valueOf(word);
}

TableQuestion TableQuestion::answered(const QString &word) const
{
    TableQuestion answered = *this;
    if (!takesSeveral()) {
        answered.value = valueOf(word);
        return answered;
    }
    QJsonArray words;
    for (const Option &option : options) {
        if (has(option.value) != (option.value == word))
            words.append(option.value);
    }
    answered.value = words;
    return answered;
}

Agreement::Agreement(const QList<TableQuestion> &questions)
{
    for (const TableQuestion &question : questions)
        (question.options.isEmpty() ? toggles : choices).append(question);
}

QString Agreement::unusual() const
{
    QStringList labels;
    for (const TableQuestion &question : toggles + choices) {
        if (question.differs())
            labels.append(question.label);
    }
    return labels.join(", ");
}

} // namespace flimnap
