#include "words/fault_words.h"

#include <QCoreApplication>

#include "words/plain.h"

namespace flimnap {

QString sentenceWords(const Sentence &sentence)
{
    Sentence said = sentence;
    if (sentence.isTranslated)
        said.pattern = QCoreApplication::translate("flimnap::Sentence", sentence.pattern.c_str()).toStdString();
    return toText(text(said));
}

QString faultWords(const Fault &fault)
{
    Fault said = fault;
    said.message = sentenceWords(fault.message).toStdString();
    return toText(text(said));
}

} // namespace flimnap
