#pragma once

#include "decisions/offer_form.h"
#include "views/colours.h"

namespace flimnap {

/// What it says to give all of it to one company.
struct GrantRow
{
    Q_GADGET
    QML_VALUE_TYPE(grantRow)
    Q_PROPERTY(QString company MEMBER company FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString company;
    QString label;

    bool operator==(const GrantRow &) const = default;
};

/// Money for a player's companies, whole to one of them or split between two; a character's money may also be his own.
class GrantsForm : public flimnap::OfferForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString title READ title NOTIFY kindChanged FINAL)
    Q_PROPERTY(bool hasOwn READ hasOwn NOTIFY kindChanged FINAL)
    Q_PROPERTY(bool wasOwn READ wasOwn NOTIFY firstChanged FINAL)
    Q_PROPERTY(QString ownLabel READ ownLabel NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<flimnap::GrantRow> companies READ companies NOTIFY kindChanged FINAL)
    Q_PROPERTY(bool splits READ splits NOTIFY kindChanged FINAL)
    Q_PROPERTY(int sum READ sum NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<int> usual READ usual NOTIFY kindChanged FINAL)
    Q_PROPERTY(int first READ first WRITE setFirst NOTIFY firstChanged FINAL)

public:
    /// Of the game that the application shows.
    GrantsForm();
    explicit GrantsForm(GameView &game);

    [[nodiscard]] QString title() const;
    /// It may be the player's; and that is what was chosen before.
    [[nodiscard]] bool hasOwn() const { return m_own.has_value(); }
    [[nodiscard]] bool wasOwn() const { return m_wasOwn; }
    [[nodiscard]] QString ownLabel() const;
    [[nodiscard]] const QList<GrantRow> &companies() const { return m_companies; }
    [[nodiscard]] bool splits() const { return m_companies.size() == 2; }
    [[nodiscard]] int sum() const;
    [[nodiscard]] QList<int> usual() const;
    /// Of two companies; the other one gets the rest.
    [[nodiscard]] int first() const { return m_first; }
    void setFirst(int first);

    Q_INVOKABLE bool takeOwn();
    Q_INVOKABLE bool giveAll(int company);

    [[nodiscard]] std::optional<Move> move() const override;
    /// So much for the first, the rest for the other.
    [[nodiscard]] Move giving(int first) const;

signals:
    void firstChanged();

private:
    void begin() override;
    [[nodiscard]] const SplitChoice &split() const { return *m_shared->split; }

    std::optional<Offer> m_own;
    std::optional<Offer> m_shared;
    bool m_wasOwn = false;
    QList<GrantRow> m_companies;
    int m_first = 0;
};

} // namespace flimnap
