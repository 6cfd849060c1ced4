#include "accounts/statement_rows.h"

#include <QCoreApplication>

#include "table/values.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class StatementTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::StatementRows)
};

QString textOf(const Wording &words, const StatementLine &line, Party account)
{
    const QString reason = words.reason(line.reason);
    return line.about && Party(line.about) != account
               ? StatementTexts::tr("%1: %2", "company: reason").arg(words.party(line.about), reason)
               : reason.left(1).toUpper() + reason.mid(1);
}

} // namespace

QList<StatementRow> statementRows(const Session &session, Party account, const std::vector<StatementLine> &lines)
{
    const Wording words(session.rules());
    QList<StatementRow> rows;
    for (const StatementLine &line : lines)
        rows.prepend({line.move, textOf(words, line, account), toNumber(line.change), toNumber(line.balance)});
    return rows;
}

} // namespace flimnap
