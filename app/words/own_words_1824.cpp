#include "words/own_words.h"

#include <QtGlobal>

namespace flimnap {

/// In this book a company is opened when it gets its capital; before that its director's certificate is bought. Trains
/// over the limit are nobody's any more, and exported ones are sold abroad.
std::vector<OwnWords> ownWords1824()
{
    return {
        QT_TRANSLATE_NOOP3("flimnap::Told", "{company} starts at {price}", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Told", "{company} floats", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Told", "{company} is formed", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Told", "{company} leaves the game", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Told", "The top train card {card} is exported", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "Start %1 at %2 for %3", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "%1 starts %2 at %3", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "%1 starts %2", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "%1 gives up train %2", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "Start a company", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Wording", "Give up a train", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Refusal", "{company} must own a train it may run.", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Refusal", "{company} must give up a train first.", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Refusal", "{company} may not own a train {train}.", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::StatusTexts", "%1, is formed at the end of this round", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::StatusTexts", "%1, is formed in phase %2", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::StatusTexts", "%1, opens at the end of this round", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::StatusTexts", "%1, not floated yet", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Stories", "%1 is formed", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::Stories", "%1 opens", "1824"),
        QT_TRANSLATE_NOOP3("flimnap::TurnView", "%1 must give up a train", "1824"),
        QT_TRANSLATE_NOOP3("StartCompanySheet", "%1 starts a company", "1824"),
        QT_TRANSLATE_NOOP3("DiscardTrainSheet", "%1 gives up a train", "1824"),
    };
}

} // namespace flimnap
