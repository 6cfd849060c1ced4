#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "accounts/account_sections.h"
#include "accounts/statement_rows.h"

namespace flimnap {

class AccountsView;

/// One account of the game that lies open: why there is on it what is on it, and what somebody counted.
class AccountView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Account)

    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::StatementRow> statement READ statement NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::AccountSection> sections READ sections NOTIFY changed FINAL)
    Q_PROPERTY(QString whyEmpty READ whyEmpty NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ isKnown NOTIFY changed FINAL)
    Q_PROPERTY(int book READ book NOTIFY changed FINAL)
    Q_PROPERTY(int counted READ counted WRITE setCounted NOTIFY changed FINAL)
    Q_PROPERTY(int difference READ difference NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::StatementRow> suspects READ suspects NOTIFY changed FINAL)

public:
    /// Of the game that the application shows.
    AccountView();
    explicit AccountView(const AccountsView &accounts);

    /// Of a player, a company or the bank.
    [[nodiscard]] QString code() const { return m_code; }
    void setCode(const QString &code);
    /// Its changes, the newest first.
    [[nodiscard]] QList<StatementRow> statement() const;
    [[nodiscard]] QList<AccountSection> sections() const;
    /// What to say of an account on which nothing has changed.
    [[nodiscard]] QString whyEmpty() const;

    /// There is such an account.
    [[nodiscard]] bool isKnown() const { return !party().isNobody(); }
    [[nodiscard]] int book() const;
    /// What lies on the table.
    [[nodiscard]] int counted() const { return m_counted; }
    void setCounted(int counted);
    /// … against the book; and the changes that could explain it.
    [[nodiscard]] int difference() const { return m_counted - book(); }
    [[nodiscard]] QList<StatementRow> suspects() const;

signals:
    void changed();

private:
    [[nodiscard]] Party party() const;

    const AccountsView &m_accounts;
    QString m_code;
    int m_counted = 0;
};

} // namespace flimnap
