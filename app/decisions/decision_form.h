#pragma once

#include <map>
#include <string>

#include "decisions/offer_form.h"
#include "decisions/offer_row.h"
#include "decisions/open_choices.h"
#include "models/option.h"

namespace flimnap {

/// Offers that cannot be taken now, for one reason.
struct RefusedGroup
{
    Q_GADGET
    QML_VALUE_TYPE(refusedGroup)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(QList<int> places MEMBER places FINAL)

public:
    QString reason;
    QString rule;
    QList<int> places;

    bool operator==(const RefusedGroup &) const = default;
};

/// A decision of any kind: one of the offers is chosen, then what it leaves open, numbers and words.
class DecisionForm : public flimnap::OfferForm
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString title READ title NOTIFY kindChanged FINAL)
    Q_PROPERTY(QList<flimnap::Option> railways READ railways NOTIFY kindChanged FINAL)
    Q_PROPERTY(QString railway READ railway WRITE setRailway NOTIFY offersChanged FINAL)
    Q_PROPERTY(QList<flimnap::OfferRow> offers READ rows NOTIFY offersChanged FINAL)
    Q_PROPERTY(QList<int> allowed READ allowed NOTIFY offersChanged FINAL)
    Q_PROPERTY(QList<int> refused READ refused NOTIFY offersChanged FINAL)
    Q_PROPERTY(QList<flimnap::RefusedGroup> reasons READ reasons NOTIFY offersChanged FINAL)
    Q_PROPERTY(bool needsPage READ needsPage NOTIFY offersChanged FINAL)
    Q_PROPERTY(QString commonHint READ commonHint NOTIFY offersChanged FINAL)
    Q_PROPERTY(int current READ current NOTIFY currentChanged FINAL)
    Q_PROPERTY(bool isChosen READ isChosen NOTIFY currentChanged FINAL)
    Q_PROPERTY(flimnap::OfferRow offer READ offer NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString buyer READ buyer NOTIFY currentChanged FINAL)
    Q_PROPERTY(bool enters READ enters NOTIFY currentChanged FINAL)
    Q_PROPERTY(QList<flimnap::NumberField> numbers READ numbers NOTIFY currentChanged FINAL)
    Q_PROPERTY(QList<flimnap::WordField> words READ words NOTIFY currentChanged FINAL)
    Q_PROPERTY(bool complete READ isComplete NOTIFY entered FINAL)

public:
    /// Of the game that the application shows.
    DecisionForm();
    explicit DecisionForm(GameView &game);

    /// What is to be decided; empty if nothing is.
    [[nodiscard]] QString title() const;
    /// Of what a player exchanges one is chosen before its offers.
    [[nodiscard]] QList<Option> railways() const;
    [[nodiscard]] QString railway() const { return m_railway; }
    void setRailway(const QString &railway);

    [[nodiscard]] const QList<OfferRow> &rows() const { return m_rows; }
    [[nodiscard]] QList<int> allowed() const { return placesWhere(true); }
    [[nodiscard]] QList<int> refused() const { return placesWhere(false); }
    /// Why the refused ones are.
    [[nodiscard]] QList<RefusedGroup> reasons() const;
    /// What is to be entered for one of several needs the place of the others.
    [[nodiscard]] bool needsPage() const;
    /// The same whatever is chosen; else empty.
    [[nodiscard]] QString commonHint() const;

    /// Which of the offers is chosen; below 0 if none is.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] bool isChosen() const { return m_current >= 0 && m_current < m_rows.size(); }
    [[nodiscard]] OfferRow offer() const { return m_rows.value(m_current); }
    /// Who gets what is chosen, or what could be.
    [[nodiscard]] QString buyer() const;
    Q_INVOKABLE void choose(int offer);

    /// What it leaves open is entered; else nothing can come of it.
    [[nodiscard]] bool enters() const { return offer().allowed || offer().waivable; }
    [[nodiscard]] const QList<NumberField> &numbers() const { return m_numbers; }
    [[nodiscard]] const QList<WordField> &words() const { return m_words; }
    Q_INVOKABLE void enterNumber(const QString &key, int number);
    Q_INVOKABLE void enterWord(const QString &key, const QString &word);
    [[nodiscard]] bool isComplete() const;

    [[nodiscard]] std::optional<Move> move() const override;
    /// Lets chance choose the word, and makes the move.
    Q_INVOKABLE bool drawAtRandom();

signals:
    void offersChanged();
    void currentChanged();
    void entered();

private:
    void begin() override;
    void show();
    void findRoom();
    void take(int place);
    [[nodiscard]] int likely() const;
    [[nodiscard]] int ofCompanyBoughtLast() const;
    [[nodiscard]] QList<int> placesWhere(bool allowed) const;

    QString m_railway;
    std::vector<std::size_t> m_shown; ///< of the offers
    QList<OfferRow> m_rows;
    int m_current = -1;
    QList<NumberField> m_numbers;
    QList<WordField> m_words;
    std::map<std::string, int> m_enteredNumbers;
    std::map<std::string, std::string> m_enteredWords;
};

} // namespace flimnap
