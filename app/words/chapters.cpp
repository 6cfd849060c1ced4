#include "words/chapters.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "words/plain.h"

namespace flimnap {

namespace {

class ChapterTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Chapters)
};

} // namespace

QString chapterOf(const GameDefinition &game, const std::string &rule)
{
    static const QRegularExpression beforeNumber("\\. (?=\\d)"); // "VII. 12" is one thing
    return toText(game.chapterOf(rule)).replace(beforeNumber, ".\u00a0");
}

QString withChapter(const QString &reason, const QString &chapter)
{
    return chapter.isEmpty() ? reason : ChapterTexts::tr("%1 (%2)", "a reason, its chapter").arg(reason, chapter);
}

} // namespace flimnap
