#include "accounts/account_view.h"

#include "accounts/accounts_view.h"
#include "session/cash_count.h"
#include "views/status_texts.h"
#include "words/plain.h"

namespace flimnap {

AccountView::AccountView() : AccountView(AccountsView::instance()) {}

AccountView::AccountView(const AccountsView &accounts) : m_accounts(accounts)
{
    connect(&accounts, &AccountsView::changed, this, &AccountView::changed);
}

void AccountView::setCode(const QString &code)
{
    if (code == m_code)
        return;
    m_code = code;
    emit changed();
}

void AccountView::setCounted(int counted)
{
    if (counted == m_counted)
        return;
    m_counted = counted;
    emit changed();
}

Party AccountView::party() const
{
    return m_accounts.party(m_code);
}

QList<StatementRow> AccountView::statement() const
{
    if (!isKnown())
        return {};
    const Session &session = *m_accounts.session();
    return statementRows(session, party(), flimnap::statement(session, party()));
}

QList<AccountSection> AccountView::sections() const
{
    return isKnown() ? accountSections(*m_accounts.session(), m_accounts.looks(), party()) : QList<AccountSection>();
}

QString AccountView::whyEmpty() const
{
    if (party().isCompany()) {
        const Position &position = m_accounts.session()->position();
        const CompanyId company = party().company();
        if (!hasTreasury(position, company))
            return isUnattended(position, company)
                       ? tr("%1 has no treasury: all it earns is paid out, and it pays for nothing.").arg(m_code)
                       : tr("%1 has no treasury.").arg(m_code);
    }
    return tr("Nothing was paid yet.");
}

int AccountView::book() const
{
    return isKnown() ? toNumber(m_accounts.session()->position().ledger.balance(party())) : 0;
}

QList<StatementRow> AccountView::suspects() const
{
    if (!isKnown())
        return {};
    const Session &session = *m_accounts.session();
    return statementRows(session, party(), countCash(session, party(), Money{m_counted}).suspects);
}

} // namespace flimnap
