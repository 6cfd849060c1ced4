#include "words/own_words.h"

#include <QCoreApplication>

namespace flimnap {

// Without a translation for the comment Qt takes the one that has none.
QString inWordsOf(const GameDefinition &game, const char *context, const char *text, int count)
{
    return QCoreApplication::translate(context, text, game.game.c_str(), count);
}

} // namespace flimnap
