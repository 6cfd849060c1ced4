#pragma once

#include <vector>

#include <QStringList>

#include "decisions/run_form.h"

namespace flimnap {

/// An income train by train: what the route of each was worth.
class RoutesForm : public flimnap::RunForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QStringList trains READ trains NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<int> bonuses READ bonuses NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<int> usual READ usual NOTIFY kindChanged FINAL)
    Q_PROPERTY(QString lastText READ lastText NOTIFY kindChanged FINAL)
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY kindChanged FINAL)
    Q_PROPERTY(int train READ train WRITE setTrain NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> values READ values NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> earned READ earned NOTIFY changed FINAL)
    Q_PROPERTY(bool entered READ isEntered NOTIFY changed FINAL)

public:
    /// Of the game that the application shows.
    RoutesForm();
    explicit RoutesForm(GameView &game);

    /// Whose routes are asked for, by their names; and what each can have earned besides.
    [[nodiscard]] QStringList trains() const;
    [[nodiscard]] QList<int> bonuses() const;
    /// What routes are mostly worth; everything else is typed.
    [[nodiscard]] QList<int> usual() const;
    /// What they were worth the last time, see lastRoutes().
    [[nodiscard]] QList<int> last() const;
    [[nodiscard]] QString lastText() const;
    [[nodiscard]] bool canRepeat() const;

    /// The one that is asked for now.
    [[nodiscard]] int train() const { return m_train; }
    void setTrain(int train);
    /// Train by train; below 0 where nothing was said yet.
    [[nodiscard]] const QList<int> &values() const { return m_values; }
    /// What each earned besides.
    [[nodiscard]] const QList<int> &earned() const { return m_earned; }
    [[nodiscard]] bool isEntered() const { return !m_values.contains(-1); }

    Q_INVOKABLE void enter(int value);
    /// A tapped value is complete: the next train is asked for.
    Q_INVOKABLE void pick(int value);
    /// Whether the train that is asked for earned its bonus.
    Q_INVOKABLE void earn(bool bonus);
    /// As the last time.
    Q_INVOKABLE bool repeat();

    [[nodiscard]] std::optional<Move> move() const override;

signals:
    void changed();

private:
    void begin() override;
    void change();
    [[nodiscard]] const std::vector<RouteChoice> &choices() const;
    [[nodiscard]] std::optional<Move> declaring(const QList<int> &values) const;

    int m_train = 0;
    QList<int> m_values;
    QList<int> m_earned;
};

} // namespace flimnap
