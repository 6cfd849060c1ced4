#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "models/row_list.h"
#include "models/row_model.h"
#include "views/configurations.h"
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

    Q_PROPERTY(QVariant groups READ groups NOTIFY changed)
    Q_PROPERTY(QVariant games READ games NOTIFY changed)
    Q_PROPERTY(QVariant variants READ variants NOTIFY changed)
    Q_PROPERTY(QVariant counts READ counts NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString variant READ variant NOTIFY changed)
    Q_PROPERTY(QString usualTitle READ usualTitle NOTIFY changed)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(flimnap::RowList *seats READ seats CONSTANT)
    Q_PROPERTY(QStringList colours READ colours CONSTANT)
    Q_PROPERTY(flimnap::RowModel *switches READ switches CONSTANT)
    Q_PROPERTY(flimnap::RowModel *choices READ choices CONSTANT)
    Q_PROPERTY(QVariant readings READ readings NOTIFY changed)
    Q_PROPERTY(QString readingsNote READ readingsNote NOTIFY changed)
    Q_PROPERTY(bool hasOwnReadings READ hasOwnReadings NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(QVariant pricesToCompare READ pricesToCompare NOTIFY changed)
    Q_PROPERTY(QString differences READ differences NOTIFY changed)
    Q_PROPERTY(QString chartFault READ chartFault NOTIFY changed)
    Q_PROPERTY(QVariant sections READ sections NOTIFY sectionsChanged)

public:
    /// All of them must outlive the view.
    SetUpView(const Configurations &configurations, AppSettings &settings, QObject *parent = nullptr);

    static SetUpView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(SetUpView *view);

    // What can be chosen, [{value, label}]: editions, the games of the one chosen, the variants of that game, and the
    // numbers of players of all its variants together: who is so many is shown what they can play.
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QVariantList variants() const;
    [[nodiscard]] QVariantList counts() const;

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
    /// What the table agrees on with a yes or no, and where it has several answers: an item each, see switchRows() in
    /// views/table_switches.h.
    [[nodiscard]] RowModel *switches() { return &m_switchRows; }
    [[nodiscard]] RowModel *choices() { return &m_choiceRows; }
    /// How the rules are read: see readingRows() in views/reading_rows.h; in words how many are not read as usual; and
    /// whether any was chosen here.
    [[nodiscard]] QVariantList readings() const;
    [[nodiscard]] QString readingsNote() const;
    [[nodiscard]] bool hasOwnReadings() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QVariantList pricesToCompare() const;
    [[nodiscard]] QString differences() const;
    [[nodiscard]] QString chartFault() const;
    /// See tableValues() in views/table_check.h. Told anew only when other values are asked for, not when one of them
    /// is entered: the field somebody writes in stays the same.
    [[nodiscard]] QVariantList sections() const;

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
    Q_INVOKABLE void agree(const QString &name, const QVariant &value);
    Q_INVOKABLE void readAsUsual();
    /// A value of the sections, by its path.
    Q_INVOKABLE void enter(const QVariantList &path, const QVariant &value);
    /// The same for a value that others depend on: they are asked for anew.
    Q_INVOKABLE void reshape(const QVariantList &path, const QVariant &value);

    /// So many players: who played here the last time, and whoever is new.
    [[nodiscard]] Q_INVOKABLE QVariantList usualPlayers(int count) const;
    /// See Configurations; with it the game begins, or is joined.
    [[nodiscard]] Q_INVOKABLE QVariantMap config() const;

signals:
    void changed();
    void sectionsChanged();

private:
    [[nodiscard]] GameSummary chosen() const;
    [[nodiscard]] std::vector<GameSummary> variantsOfGame() const;
    [[nodiscard]] std::size_t placeOf(const QString &edition, const QString &game, const QString &variant) const;
    void choose(std::size_t place);
    void setCount(int count);
    void setPlayer(int seat, const QString &key, const QString &value);
    void fillSeats();
    void tell();
    void tellSections();

    const Configurations &m_configurations;
    AppSettings &m_settings;
    std::size_t m_place = 0; ///< of the one chosen among all games
    QString m_title;
    QVariantList m_players;
    QVariantMap m_overrides;
    QVariantMap m_switches;   ///< also those that are not for this game or number of players
    QVariantList m_toldTable; ///< for which the sections were told
    Rows<PlayerLook> m_seats;
    RowModel m_switchRows;
    RowModel m_choiceRows;
};

} // namespace flimnap
