#pragma once

#include "decisions/offer_form.h"

namespace flimnap {

/// What can be done with an income, and what that would do.
struct PayChoice
{
    Q_GADGET
    QML_VALUE_TYPE(payChoice)
    Q_PROPERTY(QString pay MEMBER pay FINAL)
    Q_PROPERTY(flimnap::MovePreview preview MEMBER preview FINAL)

public:
    QString pay;
    MovePreview preview;

    bool operator==(const PayChoice &) const = default;
};

/// Where an income goes; what is usual, or was chosen before, apart from the rest.
class DividendForm : public flimnap::OfferForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QList<flimnap::PayChoice> others READ others NOTIFY kindChanged FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY kindChanged FINAL)

public:
    /// Of the game that the application shows.
    DividendForm();
    explicit DividendForm(GameView &game);

    [[nodiscard]] const QList<PayChoice> &others() const { return m_others; }
    /// Why there is nothing to choose.
    [[nodiscard]] QString reason() const;
    /// Of one of the others.
    Q_INVOKABLE bool choose(const QString &pay);

    [[nodiscard]] std::optional<Move> move() const override;

private:
    void begin() override;
    [[nodiscard]] Move paying(const std::string &pay) const;

    std::string m_usual;
    QList<PayChoice> m_others;
};

} // namespace flimnap
