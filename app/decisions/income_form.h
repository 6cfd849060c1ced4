#pragma once

#include <set>
#include <vector>

#include <QStringList>

#include "decisions/run_form.h"

namespace flimnap {

/// What trains earn besides their stops.
struct BonusRow
{
    Q_GADGET
    QML_VALUE_TYPE(bonusRow)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int amount MEMBER amount FINAL)
    Q_PROPERTY(QString hint MEMBER hint FINAL)

public:
    QString name;
    int amount = 0;
    QString hint; ///< for which trains
    bool isOnce = false;
    bool goesToTreasury = false;

    bool operator==(const BonusRow &) const = default;
};

QList<BonusRow> incomeBonuses(const GameDefinition &game);

/// The income of all trains together: as the last time, as a sum, or stop by stop; and the bonuses of the game.
class IncomeForm : public flimnap::RunForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString hint READ hint NOTIFY kindChanged FINAL)
    Q_PROPERTY(flimnap::LastIncome last READ last NOTIFY kindChanged FINAL)
    Q_PROPERTY(QStringList trains READ trains NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<int> stopValues READ stopValues NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<flimnap::BonusRow> bonuses READ bonuses NOTIFY kindChanged FINAL)
    Q_PROPERTY(bool byStops READ byStops WRITE setByStops NOTIFY changed FINAL)
    Q_PROPERTY(int train READ train WRITE setTrain NOTIFY changed FINAL)
    Q_PROPERTY(QStringList parts READ parts NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> earning READ earning NOTIFY changed FINAL)
    Q_PROPERTY(int typed READ typed NOTIFY changed FINAL)
    Q_PROPERTY(int revenue READ revenue NOTIFY changed FINAL)
    Q_PROPERTY(bool entered READ isEntered NOTIFY changed FINAL)
    Q_PROPERTY(bool unfinished READ isUnfinished NOTIFY previewChanged FINAL)

public:
    /// Of the game that the application shows.
    IncomeForm();
    explicit IncomeForm(GameView &game);

    [[nodiscard]] QString hint() const;
    [[nodiscard]] LastIncome last() const;
    /// Those that run, by their names.
    [[nodiscard]] const QStringList &trains() const { return m_trains; }
    [[nodiscard]] QList<int> stopValues() const;
    [[nodiscard]] const QList<BonusRow> &bonuses() const { return m_bonuses; }

    [[nodiscard]] bool byStops() const { return m_byStops; }
    void setByStops(bool byStops);
    /// Whose stops are tapped.
    [[nodiscard]] int train() const { return m_train; }
    void setTrain(int train);
    /// Train by train, what adds up to its income: "20 + 30 + Bukowina 50".
    [[nodiscard]] QStringList parts() const;
    /// For each bonus, how many trains earn it; by stops those that are asked for now.
    [[nodiscard]] QList<int> earning() const;
    /// Without bonuses.
    [[nodiscard]] int typed() const { return m_typed; }
    [[nodiscard]] int revenue() const { return m_revenue; }
    /// 0 is an income, too, but nobody's by mistake.
    [[nodiscard]] bool isEntered() const { return m_isEntered; }
    /// Another digit makes it right.
    [[nodiscard]] bool isUnfinished() const;

    Q_INVOKABLE void type(int amount);
    Q_INVOKABLE void addStop(int value);
    Q_INVOKABLE void dropStop();
    /// In the sum it does not matter which trains they are: a tap adds one more, and after the last one none is left.
    Q_INVOKABLE void tapBonus(int bonus);
    /// This is the income.
    Q_INVOKABLE bool make(int amount);

    [[nodiscard]] std::optional<Move> move() const override;

signals:
    void changed();

private:
    void begin() override;
    void addUp();
    void enter(int amount);
    [[nodiscard]] std::optional<Move> earningOf(int revenue) const;
    [[nodiscard]] int trainsEarning(int bonus) const;

    struct Earned
    {
        QList<int> stops;
        std::set<int> bonuses; ///< by their places in the list
    };

    QStringList m_trains;
    QList<BonusRow> m_bonuses;
    std::vector<Earned> m_earned; ///< by the trains
    bool m_byStops = false;
    bool m_sumsStops = false; ///< the income is that of the stops, not the one typed
    int m_train = 0;
    int m_typed = 0;
    int m_revenue = 0;
    bool m_isEntered = false;
};

} // namespace flimnap
