#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "views/join_answers.h"

namespace flimnap {

/// The sections of the form, in the order in which a table would count.
class JoinSections
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::JoinSections)

public:
    /// The last one is where everything is looked through before the game goes on. Where companies come about out of
    /// railways, the railways are asked about first.
    static QStringList keys(const JoinAnswers &answers);
    static QString title(const QString &section, const JoinAnswers &answers);
    static QString help(const QString &section, const JoinAnswers &answers);

    /// Where a fault of the position is mended.
    struct Spot
    {
        QString section;
        QString group;   ///< a player, a company …; empty: the whole section
        QString subject; ///< whom or what the fault's message is about
    };

    /// By the place of the engine's fault, "start/companies/BCB/trains".
    static Spot spot(const QString &place, const JoinAnswers &answers);

private:
    static QString helpWithActionRounds(const QString &section);
};

} // namespace flimnap
