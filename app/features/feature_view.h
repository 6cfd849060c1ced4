#pragma once

#include <optional>
#include <vector>

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "chart/chart_rows.h"
#include "decisions/card_rows.h"
#include "effects/effect_kind.h"
#include "effects/stretches.h"
#include "session/session.h"
#include "table/joined_position.h"
#include "table_check/table_rows.h"
#include "views/join_sections.h"

namespace flimnap {

class JoinFields;
class TableItems;
class Wording;

/// What the hands do at the table; the company is whose matter it is, invalid if nobody's.
struct Handwork
{
    QString text;
    CompanyId company;
};

/// What a feature says and shows to people; found by its name. What says nothing is empty.
class FeatureView
{
public:
    virtual ~FeatureView() = default;

    // Of the round that it opens the game with.

    /// "Auction", and the same in full; empty if it has no name of its own.
    [[nodiscard]] virtual QString openingName() const { return {}; }
    [[nodiscard]] virtual QString openingTitle() const { return {}; }
    /// What players decide there, from the top down; nothing if it does not open the game.
    [[nodiscard]] virtual std::vector<MoveKind> openingKinds() const { return {}; }
    /// What is expected of the player whose turn it is, while nothing is bid for in turn; also in other rounds.
    [[nodiscard]] virtual QString expectation(const Rules & /*rules*/, const Position & /*position*/,
                                              const QString & /*player*/) const
    {
        return {};
    }
    /// What is sold there, in its order: [{code, name, state: "open", "running", "sold", text}].
    [[nodiscard]] virtual QVariantList lots(const Rules & /*rules*/, const Position & /*position*/) const { return {}; }

    // Of what comes next.

    /// What is to know of a round of this kind while something is to be taken.
    [[nodiscard]] virtual QString help(RoundKind /*round*/) const { return {}; }
    /// Before the trains run for the last time: what was said of that, and what is worth nothing afterwards.
    [[nodiscard]] virtual QString lastCall(const GameDefinition & /*game*/, const Position & /*position*/,
                                           const QString & /*said*/) const
    {
        return {};
    }
    /// Cards that players take in their turns; and whose turns there are, in their order.
    [[nodiscard]] virtual QList<CardRow> cards(const Session & /*session*/, const Offers & /*offers*/,
                                               const PlayerLooks & /*looks*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QList<CardTurn> cardTurns(const Session & /*session*/, const PlayerLooks & /*looks*/) const
    {
        return {};
    }

    // Of a draw that is its own; empty of any other.

    /// What to do, and what happens then.
    [[nodiscard]] virtual QString drawTitle(const GameDefinition & /*game*/, const Move & /*draw*/) const { return {}; }
    [[nodiscard]] virtual QString drawText(const GameDefinition & /*game*/, const Move & /*draw*/) const { return {}; }
    /// What the one who gets it has of it.
    [[nodiscard]] virtual QString drawReason(const Session & /*session*/, const Offer & /*draw*/) const { return {}; }
    /// That it was done.
    [[nodiscard]] virtual QString drawn(const GameDefinition & /*game*/, const Move & /*draw*/,
                                        const QString & /*result*/) const
    {
        return {};
    }

    /// What befell everybody by a move.
    [[nodiscard]] virtual std::vector<Stretch> stories(const Rules & /*rules*/, const Move & /*move*/,
                                                       const Events & /*events*/, const Position & /*after*/) const
    {
        return {};
    }
    /// What the hands do when it has happened, and for which company; nothing if they do nothing.
    [[nodiscard]] virtual std::optional<Handwork> handwork(const Rules & /*rules*/, const Position & /*position*/,
                                                           const Event & /*event*/) const
    {
        return {};
    }
    /// How many shares of a company of this class somebody has whom nobody plays, if it is his.
    [[nodiscard]] virtual int absenteesUnits(const GameDefinition & /*game*/, ClassId /*size*/) const { return 0; }

    // Of what a table can find otherwise in its own box: keys of a header's overrides.

    /// Adds its values as printed here, or takes away what is not asked.
    virtual void print(const GameDefinition & /*game*/, QJsonObject & /*values*/) const {}
    /// Its sections of the table check.
    virtual void addTo(QList<TableSection> & /*sections*/, const TableItems & /*items*/) const {}
    /// The overrides with another value at a path that is its own; nothing if it is not.
    [[nodiscard]] virtual std::optional<QJsonObject>
    overridden(const TableItems & /*items*/, const QStringList & /*path*/, const QJsonValue & /*value*/) const
    {
        return {};
    }
    /// What to compare before the first move, as it is so far.
    [[nodiscard]] virtual QString hint(const TableItems & /*items*/) const { return {}; }

    // Of its decisions; of a move that is none of them nothing.

    /// What is to be decided.
    [[nodiscard]] virtual QString title(const Move & /*move*/) const { return {}; }
    /// What was decided.
    [[nodiscard]] virtual QString said(const Wording & /*words*/, const Move & /*move*/) const { return {}; }
    /// One of the words that can be chosen for it.
    [[nodiscard]] virtual QString choiceWord(const Wording & /*words*/, const Move & /*move*/,
                                             const std::string & /*word*/) const
    {
        return {};
    }
    /// What is asked about the table to learn whether it is this word, and how to lay it out then.
    [[nodiscard]] virtual QString question(const GameDefinition & /*game*/, const Move & /*move*/,
                                           const std::string & /*word*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QString questionHint(const Move & /*move*/, const std::string & /*word*/) const { return {}; }
    /// What its button says.
    [[nodiscard]] virtual QString confirmation(const Wording & /*words*/, const Move & /*move*/) const { return {}; }
    /// What to know before it is made.
    [[nodiscard]] virtual QString advice(const Rules & /*rules*/, const Position & /*position*/,
                                         const Move & /*move*/) const
    {
        return {};
    }
    /// Who decides what before the game goes on.
    [[nodiscard]] virtual QString due(const Move & /*move*/, const QString & /*who*/,
                                      const QString & /*director*/) const
    {
        return {};
    }
    /// Why it must be decided before the game goes on.
    [[nodiscard]] virtual QString dueReason(const Session & /*session*/, const Offer & /*due*/) const { return {}; }
    /// What the offer would mean, beside it in its sheet; and on its button, by what it would cause.
    [[nodiscard]] virtual QString meaning(const Wording & /*words*/, const GameDefinition & /*game*/,
                                          const Move & /*move*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QString terms(const Rules & /*rules*/, const Move & /*move*/, const Events & /*events*/) const
    {
        return {};
    }
    /// One that can be said any time, so that it stands aside …
    [[nodiscard]] virtual bool standsAside(const std::string & /*what*/) const { return false; }
    /// … unless what was done last asks for it.
    [[nodiscard]] virtual bool isAskedNow(const std::string & /*what*/, const Move & /*last*/,
                                          const Events & /*events*/) const
    {
        return false;
    }
    /// What was done last brings it up at once.
    [[nodiscard]] virtual bool opensNow(const GameDefinition & /*game*/, const std::string & /*what*/,
                                        const Events & /*events*/) const
    {
        return false;
    }
    /// What companies seldom do in their turns, and players in stock rounds.
    [[nodiscard]] virtual std::vector<MoveKind> rareKinds() const { return {}; }
    [[nodiscard]] virtual std::vector<MoveKind> playersRareKinds() const { return {}; }

    // Of what it tells, by the name of the event; empty or false of what is not its own.

    [[nodiscard]] virtual EffectKind::Kind eventKind(std::string_view /*event*/) const { return EffectKind::Other; }
    /// That its first value, a player, cannot go on, so that the game ends.
    [[nodiscard]] virtual bool endsGame(std::string_view /*event*/) const { return false; }
    /// What a company has no more that leaves the game.
    [[nodiscard]] virtual bool goesWithCompany(std::string_view /*event*/) const { return false; }

    // Of the table.

    /// "national company": a class of companies, by its name in the tables.
    [[nodiscard]] virtual QString sizeName(const std::string & /*className*/) const { return {}; }
    /// What is to be known of a phase.
    [[nodiscard]] virtual QString phaseFact(const Wording & /*words*/, PhaseId /*phase*/) const { return {}; }
    /// What kind of company it is, where its size does not say so.
    [[nodiscard]] virtual QString status(const Position & /*position*/, CompanyId /*company*/) const { return {}; }
    [[nodiscard]] virtual ChartMark mark(const GameDefinition & /*game*/, CellId /*cell*/) const { return {}; }
    /// What is to be known of the company.
    [[nodiscard]] virtual QStringList facts(const Rules & /*rules*/, const Position & /*position*/,
                                            CompanyId /*company*/) const
    {
        return {};
    }
    /// How far something has come that takes several decisions, step by step: [{text, note, state, company, colour,
    /// textColour}]; a step is "done", "now" or "later".
    [[nodiscard]] virtual QVariantList progress(const Session & /*session*/) const { return {}; }

    // Of incomes and scores that are reckoned without a game.

    /// Numbers of a company of the class that count: [{key, label}].
    [[nodiscard]] virtual QVariantList countedNumbers(const GameDefinition & /*game*/, ClassId /*size*/) const
    {
        return {};
    }
    /// What was entered for them, by their keys.
    virtual void layForTrial(const QVariantMap & /*entered*/, Parts & /*row*/) const {}

    // Of a game that is joined in the middle.

    /// Of all private railways together, if they are not asked for by their classes; and what to know about them.
    [[nodiscard]] virtual QString railwaysTitle() const { return {}; }
    [[nodiscard]] virtual QString railwaysNote(const JoinAnswers & /*answers*/) const { return {}; }
    /// What is asked of a private railway beside its owner.
    virtual void addTo(QVariantList & /*fields*/, const JoinFields & /*form*/, const JoinAnswers & /*answers*/,
                       const PrivateDefinition & /*railway*/) const
    {
    }
    /// Where a fault is mended at a place that is its own.
    [[nodiscard]] virtual std::optional<JoinSections::Spot> spot(const QStringList & /*place*/) const { return {}; }
    /// What becomes of a company that is none of the ordinary ones, as its row says it; and what to know about that.
    [[nodiscard]] virtual std::string role(const JoinAnswers & /*answers*/, const QString & /*code*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QString roleNote(const JoinAnswers & /*answers*/, const QString & /*code*/) const
    {
        return {};
    }
    /// Players can have shares of companies that nobody has started.
    [[nodiscard]] virtual bool sharesComeEarly(const JoinAnswers & /*answers*/) const { return false; }
    /// A group of questions in front of those about companies, and what is asked of one with one owner.
    [[nodiscard]] virtual QVariantMap companyGroup(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QVariantList minorFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                   const QString & /*code*/) const
    {
        return {};
    }
    virtual void write(JoinedPosition & /*table*/, const JoinAnswers & /*answers*/) const {}
    /// Of an operating company, before and, also of a started one, after what is asked of all; and of the operating
    /// round.
    [[nodiscard]] virtual QVariantList charterFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                     const QString & /*code*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QVariantList financeFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                     const QString & /*code*/) const
    {
        return {};
    }
    /// Of a player beside his money, and of the turn that begins.
    [[nodiscard]] virtual QVariantList playerFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                    const QString & /*seat*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QVariantList turnFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/) const
    {
        return {};
    }
    /// Of every company, also of one that nobody has started yet.
    [[nodiscard]] virtual QVariantList lastFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                  const QString & /*code*/) const
    {
        return {};
    }
    /// Of an operating company's stations.
    [[nodiscard]] virtual QVariantList stationFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/,
                                                     const QString & /*code*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QVariantList roundFields(const JoinAnswers & /*answers*/, const JoinFields & /*fields*/) const
    {
        return {};
    }
    /// What is likely there while nobody has said anything.
    [[nodiscard]] virtual std::optional<int> usualNumber(const JoinAnswers & /*answers*/,
                                                         const QStringList & /*place*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QString usualWord(const JoinAnswers & /*answers*/, const QStringList & /*place*/) const
    {
        return {};
    }
    [[nodiscard]] virtual bool isUsual(const JoinAnswers & /*answers*/, const QStringList & /*place*/) const
    {
        return false;
    }
    /// The company's shares bring it money before it operates.
    [[nodiscard]] virtual bool hasTreasuryEarly(const JoinAnswers & /*answers*/, const QString & /*code*/) const
    {
        return false;
    }
    /// "Left the game": of a company that the feature can have taken out of it.
    [[nodiscard]] virtual QString goneState(const JoinAnswers & /*answers*/) const { return {}; }
    /// What a section of the form is about, where it asks more than in other games.
    [[nodiscard]] virtual QString sectionHelp(const JoinAnswers & /*answers*/, const QString & /*section*/) const
    {
        return {};
    }
    virtual void writeCompany(const JoinAnswers & /*answers*/, const QString & /*code*/, Parts & /*row*/) const {}
};

using FeatureViews = std::vector<const FeatureView *>;

/// Of all features, and of those that the game has.
const FeatureViews &allViews();
FeatureViews viewsOf(const GameDefinition &game);
/// Of the feature that opens the game; none if it has none that does.
const FeatureView *openingView(const GameDefinition &game);

/// What the features of the game count for an income or a score.
QVariantList countedNumbers(const GameDefinition &game, ClassId size);
Parts rowForTrial(const GameDefinition &game, const QVariantMap &entered);

/// What the first of those that the game has says that says anything.
template <class Ask>
QString firstSaid(const GameDefinition &game, const Ask &ask)
{
    for (const FeatureView *view : viewsOf(game)) {
        if (QString text = ask(*view); !text.isEmpty())
            return text;
    }
    return {};
}

} // namespace flimnap
