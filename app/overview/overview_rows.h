#pragma once

#include "turn/at_turn.h"
#include "views/colours.h"

namespace flimnap {

/// What a player has of a company.
struct HoldingRow
{
    Q_GADGET
    QML_VALUE_TYPE(holdingRow)
    Q_PROPERTY(flimnap::CompanyLook company MEMBER company FINAL)
    Q_PROPERTY(int percent MEMBER percent FINAL)
    Q_PROPERTY(bool director MEMBER director FINAL)
    Q_PROPERTY(bool wide MEMBER wide FINAL)
    Q_PROPERTY(int certificates MEMBER certificates FINAL)

public:
    CompanyLook company;
    int percent = 0;
    bool director = false;
    bool wide = false; ///< with the director's certificate
    int certificates = 0;

    bool operator==(const HoldingRow &) const = default;
};

/// A private railway, or a railway that is a company of one owner.
struct PaperRow
{
    Q_GADGET
    QML_VALUE_TYPE(paperRow)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool used MEMBER used FINAL)

public:
    QString code;
    QString name;
    bool used = false; ///< its right

    bool operator==(const PaperRow &) const = default;
};

struct OwnTrain
{
    Q_GADGET
    QML_VALUE_TYPE(ownTrain)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool old MEMBER old FINAL)
    Q_PROPERTY(bool runnable MEMBER runnable FINAL)

public:
    QString code;
    QString name;
    bool old = false;      ///< turned to its old side
    bool runnable = false; ///< by this company

    bool operator==(const OwnTrain &) const = default;
};

/// A player with what he has.
struct PlayerRow
{
    Q_GADGET
    QML_VALUE_TYPE(playerRow)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString initial MEMBER initial FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)
    Q_PROPERTY(QString account MEMBER account FINAL)
    Q_PROPERTY(int cash MEMBER cash FINAL)
    Q_PROPERTY(int debt MEMBER debt FINAL)
    Q_PROPERTY(int penalty MEMBER penalty FINAL)
    Q_PROPERTY(QString owes MEMBER owes FINAL)
    Q_PROPERTY(int certificates MEMBER certificates FINAL)
    Q_PROPERTY(int limit MEMBER limit FINAL)
    Q_PROPERTY(int worth MEMBER worth FINAL)
    Q_PROPERTY(bool leads MEMBER leads FINAL)
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(bool passed MEMBER passed FINAL)
    Q_PROPERTY(bool hasPriority MEMBER hasPriority FINAL)
    Q_PROPERTY(int card MEMBER card FINAL)
    Q_PROPERTY(QString order MEMBER order FINAL)
    Q_PROPERTY(QString facts MEMBER facts FINAL)
    Q_PROPERTY(QList<flimnap::HoldingRow> holdings MEMBER holdings FINAL)
    Q_PROPERTY(QList<flimnap::PaperRow> privates MEMBER privates FINAL)
    Q_PROPERTY(flimnap::CompanyLook company MEMBER company FINAL)
    Q_PROPERTY(QList<flimnap::OwnTrain> trains MEMBER trains FINAL)

public:
    QString code;
    QString name;
    QString initial;
    QColor colour;
    QColor textColour;
    QString account; ///< whose money it is
    int cash = 0;
    int debt = 0;
    int penalty = 0;
    QString owes; ///< and what that comes to
    int certificates = 0;
    int limit = 0;
    int worth = 0;
    bool leads = false; ///< nobody does where all are alike
    bool acting = false;
    bool passed = false;
    bool hasPriority = false;
    int card = 0; ///< his place in the order of play
    QString order;
    QString facts;
    QList<HoldingRow> holdings;
    QList<PaperRow> privates;
    CompanyLook company;    ///< his own, where players are companies …
    QList<OwnTrain> trains; ///< … and what it has

    bool operator==(const PlayerRow &) const = default;
};

namespace CompanyStage {
Q_NAMESPACE
QML_ELEMENT
enum Stage { Waiting, Started, Operating, Closed };
Q_ENUM_NS(Stage)
} // namespace CompanyStage

/// A company with what it has.
struct CompanyRow
{
    Q_GADGET
    QML_VALUE_TYPE(companyRow)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString token MEMBER token FINAL)
    Q_PROPERTY(QColor colour MEMBER colour FINAL)
    Q_PROPERTY(QColor textColour MEMBER textColour FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString sizeTitle MEMBER sizeTitle FINAL)
    Q_PROPERTY(bool isMinor MEMBER isMinor FINAL)
    Q_PROPERTY(flimnap::CompanyStage::Stage stage MEMBER stage FINAL)
    Q_PROPERTY(bool onSale MEMBER onSale FINAL)
    Q_PROPERTY(QString waitsFor MEMBER waitsFor FINAL)
    Q_PROPERTY(QString statusText MEMBER statusText FINAL)
    Q_PROPERTY(QString facts MEMBER facts FINAL)
    Q_PROPERTY(int price MEMBER price FINAL)
    Q_PROPERTY(bool hasTreasury MEMBER hasTreasury FINAL)
    Q_PROPERTY(int treasury MEMBER treasury FINAL)
    Q_PROPERTY(flimnap::PlayerLook director MEMBER director FINAL)
    Q_PROPERTY(QList<flimnap::OwnTrain> trains MEMBER trains FINAL)
    Q_PROPERTY(int trainLimit MEMBER trainLimit FINAL)
    Q_PROPERTY(QList<flimnap::PaperRow> privates MEMBER privates FINAL)
    Q_PROPERTY(int stations MEMBER stations FINAL)
    Q_PROPERTY(int markers MEMBER markers FINAL)
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int bankPercent MEMBER bankPercent FINAL)

public:
    QString code;
    QString token;
    QColor colour;
    QColor textColour;
    QString name;
    QString sizeTitle;
    bool isMinor = false;
    CompanyStage::Stage stage = CompanyStage::Waiting;
    bool onSale = false;
    QString waitsFor;
    QString statusText;
    QString facts;
    int price = 0;
    bool hasTreasury = false;
    int treasury = 0;
    PlayerLook director;
    QList<OwnTrain> trains;
    int trainLimit = 0;
    QList<PaperRow> privates;
    int stations = 0; ///< on the map …
    int markers = 0;  ///< … and on its charter
    bool acting = false;
    int place = 0; ///< in operating order; 0: in none
    int bankPercent = 0;

    bool operator==(const CompanyRow &) const = default;
};

QList<PlayerRow> playerRows(const AtTurn &turn);
QList<CompanyRow> companyRows(const AtTurn &turn);

} // namespace flimnap
