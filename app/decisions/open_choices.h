#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "words/wording.h"

namespace flimnap {

/// A number still to be entered for an offer, with what is allowed.
struct NumberField
{
    Q_GADGET
    QML_VALUE_TYPE(numberField)
    Q_PROPERTY(int offer MEMBER offer FINAL)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(int step MEMBER step FINAL)
    Q_PROPERTY(QList<int> usual MEMBER usual FINAL)
    Q_PROPERTY(bool onlyUsual MEMBER onlyUsual FINAL)
    Q_PROPERTY(bool othersByLeave MEMBER othersByLeave FINAL)
    Q_PROPERTY(int suggested MEMBER suggested FINAL)

public:
    int offer = 0; ///< its place: those of another one are asked anew, even if they are the same
    QString key;
    QString title;
    int least = 0;
    int most = 0;
    int step = 1;
    QList<int> usual;
    bool onlyUsual = false;
    bool othersByLeave = false; ///< the table may agree on one that is not usual
    int suggested = -1;         ///< none if below 0

    [[nodiscard]] bool isFixed() const { return least == most; }
    /// What goes without saying; nothing where somebody has to say it.
    [[nodiscard]] std::optional<int> preset() const;

    bool operator==(const NumberField &) const = default;
};

/// A word that can be chosen, and where it is found by questions, what is asked.
struct WordOption
{
    Q_GADGET
    QML_VALUE_TYPE(wordOption)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString value;
    QString label;
    QString question;
    QString hint;

    bool operator==(const WordOption &) const = default;
};

/// The words that begin with a letter.
struct WordGroup
{
    Q_GADGET
    QML_VALUE_TYPE(wordGroup)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString label MEMBER value FINAL)
    Q_PROPERTY(QList<flimnap::WordOption> words MEMBER words FINAL)

public:
    QString value;
    QList<WordOption> words;

    bool operator==(const WordGroup &) const = default;
};

/// A word still to be chosen for an offer; very many are found by their first letters.
struct WordField
{
    Q_GADGET
    QML_VALUE_TYPE(wordField)
    Q_PROPERTY(int offer MEMBER offer FINAL)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString chosen MEMBER chosen FINAL)
    Q_PROPERTY(QList<flimnap::WordOption> words MEMBER words FINAL)
    Q_PROPERTY(QList<flimnap::WordGroup> groups MEMBER groups FINAL)

public:
    int offer = 0;
    QString key;
    QString chosen; ///< when an earlier move is mended
    QList<WordOption> words;
    QList<WordGroup> groups; ///< none where all words can be taken in at once

    bool operator==(const WordField &) const = default;
};

/// As they are when an earlier move is mended, if there is one.
QList<NumberField> numberFields(const Offer &offer, int place, const Move *former);
QList<WordField> wordFields(const Wording &words, const Offer &offer, int place, const Move *former);

/// Says a number or word of a move under its key in journals.
void say(Move &move, std::string_view key, int number);
void say(Move &move, std::string_view key, const std::string &word);

} // namespace flimnap
