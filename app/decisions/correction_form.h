#pragma once

#include "decisions/move_form.h"
#include "models/option.h"

namespace flimnap {

/// The table overrules the book: money goes from one to another, or to and from the bank, or a company's stations are
/// put right, with the reason in the journal. Begins with an earlier correction, if that is mended.
class CorrectionForm : public flimnap::MoveForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QList<flimnap::Option> parties READ parties CONSTANT FINAL)
    Q_PROPERTY(QList<flimnap::Option> companies READ companies CONSTANT FINAL)
    Q_PROPERTY(QList<flimnap::Option> counts READ counts NOTIFY changed FINAL)
    Q_PROPERTY(bool ofStations READ ofStations WRITE setOfStations NOTIFY changed FINAL)
    Q_PROPERTY(QString payer READ payer WRITE setPayer NOTIFY changed FINAL)
    Q_PROPERTY(QString receiver READ receiver WRITE setReceiver NOTIFY changed FINAL)
    Q_PROPERTY(int amount READ amount WRITE setAmount NOTIFY changed FINAL)
    Q_PROPERTY(QString company READ company WRITE setCompany NOTIFY changed FINAL)
    Q_PROPERTY(int stations READ stations WRITE setStations NOTIFY changed FINAL)
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)
    Q_PROPERTY(QString label READ label NOTIFY previewChanged FINAL)

public:
    /// Of the game that the application shows.
    CorrectionForm();
    explicit CorrectionForm(GameView &game);

    /// Who can pay and get, the bank first.
    [[nodiscard]] QList<Option> parties() const;
    /// With stations on the map; and how many the chosen one can have there.
    [[nodiscard]] QList<Option> companies() const;
    [[nodiscard]] QList<Option> counts() const;

    [[nodiscard]] bool ofStations() const { return m_ofStations; }
    void setOfStations(bool ofStations) { set(m_ofStations, ofStations); }
    [[nodiscard]] QString payer() const { return m_payer; }
    void setPayer(const QString &payer) { set(m_payer, payer); }
    [[nodiscard]] QString receiver() const { return m_receiver; }
    void setReceiver(const QString &receiver) { set(m_receiver, receiver); }
    [[nodiscard]] int amount() const { return m_amount; }
    void setAmount(int amount) { set(m_amount, amount); }
    [[nodiscard]] QString company() const { return m_company; }
    void setCompany(const QString &company);
    [[nodiscard]] int stations() const { return m_stations; }
    void setStations(int stations) { set(m_stations, stations); }
    [[nodiscard]] QString reason() const { return m_reason; }
    void setReason(const QString &reason) { set(m_reason, reason); }
    /// The correction as a sentence.
    [[nodiscard]] QString label() const;

    [[nodiscard]] std::optional<Move> move() const final;

signals:
    void changed();

private:
    void begin(const Move &former);
    [[nodiscard]] bool isComplete() const;

    template <class Value>
    void set(Value &place, const Value &value)
    {
        if (place == value)
            return;
        place = value;
        emit changed();
        weigh();
    }

    bool m_ofStations = false;
    QString m_payer;
    QString m_receiver;
    int m_amount = 0;
    QString m_company;
    int m_stations = 0;
    QString m_reason;
};

} // namespace flimnap
