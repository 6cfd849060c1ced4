#include "words/fault_words.h"

#include <QCoreApplication>

#include "words/own_words.h"
#include "words/plain.h"

namespace flimnap {

QString sentenceWords(const Sentence &sentence, const GameDefinition *game)
{
    Sentence said = sentence;
    if (sentence.isTranslated) {
        constexpr auto context = "flimnap::Sentence";
        const char *pattern = sentence.pattern.c_str();
        said.pattern =
            (game != nullptr ? inWordsOf(*game, context, pattern) : QCoreApplication::translate(context, pattern))
                .toStdString();
    }
    return toText(text(said));
}

QString faultWords(const Fault &fault)
{
    Fault said = fault;
    said.message = sentenceWords(fault.message).toStdString();
    said.rule.clear(); // people know the chapters of their book, not its number
    return toText(text(said));
}

} // namespace flimnap
