#include "words/own_words.h"

#include <QtGlobal>

namespace flimnap {

/// Its private railways are local ones; the Chinese book has words of its own for hills and exports.
std::vector<OwnWords> ownWords18cz()
{
    return {
        QT_TRANSLATE_NOOP3("flimnap::ChartView", "Share-price chart", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::TurnView", "%1 must give up a train", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::SharedStations",
                           "On how many hexes do two stations stand that are all stations of %1 now? One of the "
                           "two goes back to its charter and can be placed again.",
                           "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::JoinForm", "Private railways: %1", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::JoinSections", "Private railways", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::JoinSections", "Who owns each of them. Those nobody owns have left the game.",
                           "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::ScoreRows", "Private railways", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence",
                           "export has taken %1 cards until %2, but only %3 are neither in the "
                           "deck nor in play",
                           "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence", "in phase %1 all private railways have left the game", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence", "companies own no private railways in phase %1 yet", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence", "a company of %1 owns no private railways", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence", "there is no private railway \"%1\"; there are: %2", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Sentence", "only a company uses a private railway's right, and %1 belongs to none",
                           "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::TableCheck", "Private railways", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::TableCheck", "Income of private railways", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::TableCheck", "Share-price chart", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Refusal", "{company} must give up a train first.", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Told", "The top train card {card} is exported", "18cz"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "hill", "18cz"),
    };
}

} // namespace flimnap
