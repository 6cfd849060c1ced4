#pragma once

#include "actions/action_key.h"
#include "decisions/move_form.h"

namespace flimnap {

/// A decision of which a part is on offer: it begins with the offers of its kind, and if an earlier move is mended with
/// what was chosen then.
class OfferForm : public flimnap::MoveForm
{
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY kindChanged FINAL)

public:
    /// The text of an ActionKey.
    [[nodiscard]] QString kind() const { return m_kind; }
    void setKind(const QString &kind);

signals:
    void kindChanged();

protected:
    using MoveForm::MoveForm;

    /// Its offers are known.
    virtual void begin() = 0;

    [[nodiscard]] const Offers &offers() const { return m_offers; }
    /// The one that an earlier move was made from, if that is mended.
    [[nodiscard]] std::optional<std::size_t> formerOffer() const { return m_former; }
    /// What was chosen then; none of another offer.
    [[nodiscard]] const Move *formerOf(std::size_t offer) const;
    /// What is chosen now, and what that one said besides.
    [[nodiscard]] Move withFormer(std::size_t offer, const Move &chosen) const;

private:
    QString m_kind;
    Offers m_offers;
    std::optional<std::size_t> m_former;
};

} // namespace flimnap
