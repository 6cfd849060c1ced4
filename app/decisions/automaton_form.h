#pragma once

#include "decisions/offer_form.h"
#include "decisions/open_choices.h"

namespace flimnap {

/// What somebody builds whose decisions the rules make: one question after the other until that is known, a die where
/// chance decides.
class AutomatonForm : public flimnap::OfferForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString built READ built NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(QString rolled READ rolled NOTIFY changed FINAL)
    Q_PROPERTY(bool isBegun READ isBegun NOTIFY changed FINAL)

public:
    /// Of the game that the application shows.
    AutomatonForm();
    explicit AutomatonForm(GameView &game);

    /// What he builds, once it is known.
    [[nodiscard]] QString built() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString hint() const;
    /// What the die said, in words; empty while it was not rolled.
    [[nodiscard]] QString rolled() const;
    [[nodiscard]] bool isBegun() const { return m_step > 0 || !m_track.isEmpty(); }
    /// What he may build, the last one being nothing.
    [[nodiscard]] const QList<WordOption> &steps() const { return m_steps; }

    /// The last answer makes the move: nothing is left to decide.
    Q_INVOKABLE void answer(bool yes);
    Q_INVOKABLE void roll();
    Q_INVOKABLE void startOver();

    [[nodiscard]] std::optional<Move> move() const override;

signals:
    void changed();

private:
    void begin() override;
    [[nodiscard]] bool asksForExtra() const { return !m_track.isEmpty(); }

    QList<WordOption> m_steps;
    WordOption m_extra; ///< asked when it is known what he builds
    qsizetype m_step = 0;
    QString m_track;
    QString m_rolls;
    bool m_hasExtra = false;
};

} // namespace flimnap
