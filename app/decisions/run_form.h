#pragma once

#include "decisions/offer_form.h"
#include "decisions/past_runs.h"

namespace flimnap {

/// What the trains of a company earned: the offer it is made from, and what they bring from mines beside the income.
class RunForm : public flimnap::OfferForm
{
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(bool asksMine READ asksMine NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<int> usualMine READ usualMine NOTIFY kindChanged FINAL)
    Q_PROPERTY(int mine READ mine WRITE setMine NOTIFY mineChanged FINAL)

public:
    [[nodiscard]] bool asksMine() const { return run() != nullptr && asksForMines(*run()); }
    [[nodiscard]] QList<int> usualMine() const { return run() != nullptr ? usualFromMines(*run()) : QList<int>(); }
    [[nodiscard]] int mine() const { return m_mine; }
    void setMine(int mine);

signals:
    void mineChanged();

protected:
    using OfferForm::OfferForm;

    void begin() override;
    /// None while there is nothing to run.
    [[nodiscard]] const Offer *run() const { return offers().empty() ? nullptr : &offers().front(); }
    [[nodiscard]] const Move *former() const { return formerOf(0); }

private:
    int m_mine = 0;
};

} // namespace flimnap
