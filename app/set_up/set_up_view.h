#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "models/row_list.h"
#include "set_up/configurations.h"
#include "views/player_looks.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;

/// The game that is about to begin: which one, who plays in which order, and what the table agrees on.
class SetUpView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(SetUp)
    QML_SINGLETON

    Q_PROPERTY(QList<flimnap::Option> groups READ groups NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::Option> games READ games NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::Option> variants READ variants NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::Option> counts READ counts NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    Q_PROPERTY(QString variant READ variant NOTIFY changed FINAL)
    Q_PROPERTY(QString usualTitle READ usualTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(flimnap::RowList *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QStringList colours READ colours CONSTANT FINAL)
    Q_PROPERTY(flimnap::Agreement agreement READ agreement NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::TableQuestion> readings READ readings NOTIFY changed FINAL)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed FINAL)
    Q_PROPERTY(bool hasOwnReadings READ hasOwnReadings NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> pricesToCompare READ pricesToCompare NOTIFY changed FINAL)
    Q_PROPERTY(QString differences READ differences NOTIFY changed FINAL)
    Q_PROPERTY(QString chartFault READ chartFault NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::TableSection> sections READ sections NOTIFY sectionsChanged FINAL)

public:
    /// All of them must outlive the view.
    SetUpView(const Configurations &configurations, AppSettings &settings, QObject *parent = nullptr);

    static SetUpView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(SetUpView *view);

    // What can be chosen: editions, the games of the one chosen, the variants of that game, and the
    // numbers of players of all its variants together: who is so many is shown what they can play.
    [[nodiscard]] QList<Option> groups() const;
    [[nodiscard]] QList<Option> games() const;
    [[nodiscard]] QList<Option> variants() const;
    [[nodiscard]] QList<Option> counts() const;

    [[nodiscard]] QString edition() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString variant() const;
    /// Of the game and its variant, as people say it.
    [[nodiscard]] QString usualTitle() const;
    /// What the group calls its game; empty: as usual.
    [[nodiscard]] QString title() const { return m_title; }
    void setTitle(const QString &title);
    /// In the order of play.
    [[nodiscard]] Rows<PlayerLook> *seats() { return &m_seats; }
    /// What players can choose from, in the order in which they are usually given out.
    [[nodiscard]] static QStringList colours();
    /// What the table agrees on.
    [[nodiscard]] Agreement agreement() const;
    /// How the rules are read; in words how many are not read as usual; and whether any was chosen here.
    [[nodiscard]] QList<TableQuestion> readings() const;
    [[nodiscard]] QString readingsNote() const;
    [[nodiscard]] bool hasOwnReadings() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QList<int> pricesToCompare() const;
    [[nodiscard]] QString differences() const;
    [[nodiscard]] QString chartFault() const;
    /// What can be compared with the box. Told anew only when other values are asked for, not when one of them is
    /// entered: the field somebody writes in stays the same.
    [[nodiscard]] QList<TableSection> sections() const;

    /// What was begun here the last time can be begun again without choosing anything.
    Q_INVOKABLE void recall();
    Q_INVOKABLE void chooseEdition(const QString &edition);
    Q_INVOKABLE void chooseGame(const QString &game);
    Q_INVOKABLE void chooseVariant(const QString &variant);
    /// Where so many cannot play the variant chosen, they get the first one that they can.
    Q_INVOKABLE void chooseCount(int count);
    Q_INVOKABLE void rename(int seat, const QString &name);
    Q_INVOKABLE void recolour(int seat, const QString &colour);
    Q_INVOKABLE void moveSeat(int from, int to);
    Q_INVOKABLE void shuffle();
    /// What it agrees on, how a rule is read, or what is so in its box.
    Q_INVOKABLE void answer(const flimnap::TableQuestion &answered);
    Q_INVOKABLE void readAsUsual();
    Q_INVOKABLE void enter(const flimnap::TableNumber &number, int value);
    /// Its "code", "name" or "colour".
    Q_INVOKABLE void write(const flimnap::TableCompany &company, const QString &fact, const QString &value);
    // What others depend on, which are asked for anew then.
    Q_INVOKABLE void exchange(const flimnap::TableLot &lot, const QString &railway);
    Q_INVOKABLE void resizeChart(int columns);

    /// So many players: who played here the last time, and whoever is new.
    [[nodiscard]] Q_INVOKABLE QList<flimnap::Person> usualPlayers(int count) const;
    /// With it the game begins.
    [[nodiscard]] Q_INVOKABLE flimnap::Configuration config() const;
    /// The same to be joined; see Configuration::written().
    [[nodiscard]] Q_INVOKABLE QString writtenConfig() const { return config().written(); }

signals:
    void changed();
    void sectionsChanged();

private:
    [[nodiscard]] GameSummary chosen() const;
    [[nodiscard]] std::vector<GameSummary> variantsOfGame() const;
    [[nodiscard]] std::size_t placeOf(const QString &edition, const QString &game, const QString &variant) const;
    void choose(std::size_t place);
    void setCount(int count);
    void setPlayer(int seat, const Person &player);
    void setValue(const QStringList &path, const QJsonValue &value);
    void fillSeats();
    void tell();
    void tellSections();

    const Configurations &m_configurations;
    AppSettings &m_settings;
    std::size_t m_place = 0; ///< of the one chosen among all games
    QString m_title;
    QList<Person> m_players;
    QJsonObject m_overrides;
    QJsonObject m_switches;    ///< also those that are not for this game or number of players
    Configuration m_toldTable; ///< for which the sections were told
    Rows<PlayerLook> m_seats;
};

} // namespace flimnap
