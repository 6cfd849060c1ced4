#pragma once

#include <optional>
#include <vector>

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "session/session.h"
#include "table/joined_position.h"
#include "views/join_sections.h"
#include "views/stretches.h"

namespace flimnap {

class JoinFields;
class TableItems;
class Wording;

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
    /// What is expected of the player whose turn it is, while nothing is bid for in turn.
    [[nodiscard]] virtual QString expectation(const Rules & /*rules*/, const Position & /*position*/,
                                              const QString & /*player*/) const
    {
        return {};
    }
    /// What is sold there, in its order: [{code, name, state: "open", "running", "sold", text}].
    [[nodiscard]] virtual QVariantList lots(const Rules & /*rules*/, const Position & /*position*/) const { return {}; }

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
    /// How many shares of a company of this class somebody has whom nobody plays, if it is his.
    [[nodiscard]] virtual int absenteesUnits(const GameDefinition & /*game*/, ClassId /*size*/) const { return 0; }

    // Of what a table can find otherwise in its own box: keys of a header's overrides.

    /// Adds its values as printed here, or takes away what is not asked.
    virtual void print(const GameDefinition & /*game*/, QJsonObject & /*values*/) const {}
    /// Its sections of the table check, see tableValues() in views/table_check.h.
    virtual void addTo(QVariantList & /*sections*/, const TableItems & /*items*/) const {}
    /// The overrides with another value at a path that is its own; nothing if it is not.
    [[nodiscard]] virtual std::optional<QJsonObject>
    overridden(const TableItems & /*items*/, const QStringList & /*path*/, const QVariant & /*value*/) const
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
    /// What companies seldom do in their turns.
    [[nodiscard]] virtual std::vector<MoveKind> rareKinds() const { return {}; }

    // Of the table.

    /// "national company": a class of companies, by its name in the tables.
    [[nodiscard]] virtual QString sizeName(const std::string & /*className*/) const { return {}; }
    /// What is to be known of the company.
    [[nodiscard]] virtual QStringList facts(const Rules & /*rules*/, const Position & /*position*/,
                                            CompanyId /*company*/) const
    {
        return {};
    }
    /// How far something has come that takes several decisions, step by step: [{text, note, state, company, colour,
    /// textColour}]; a step is "done", "now" or "later".
    [[nodiscard]] virtual QVariantList progress(const Session & /*session*/) const { return {}; }

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
    virtual void write(JoinedPosition & /*table*/, const JoinAnswers & /*answers*/) const {}
    /// Of an operating company, before and after what is asked of all; and of the operating round.
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
    [[nodiscard]] virtual bool isUsual(const JoinAnswers & /*answers*/, const QStringList & /*place*/) const
    {
        return false;
    }
    /// What a section of the form is about, where it asks more than in other games.
    [[nodiscard]] virtual QString sectionHelp(const QString & /*section*/) const { return {}; }
    virtual void writeCompany(const JoinAnswers & /*answers*/, const QString & /*code*/, Parts & /*row*/) const {}
};

using FeatureViews = std::vector<const FeatureView *>;

/// Of all features, and of those that the game has.
const FeatureViews &allViews();
FeatureViews viewsOf(const GameDefinition &game);
/// Of the feature that opens the game; none if it has none that does.
const FeatureView *openingView(const GameDefinition &game);

/// What the first of them says that says anything.
template <class Ask>
QString firstSaid(const Ask &ask)
{
    for (const FeatureView *view : allViews()) {
        if (QString text = ask(*view); !text.isEmpty())
            return text;
    }
    return {};
}

} // namespace flimnap
