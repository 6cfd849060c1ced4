#include "support/long_texts.h"

#include <cmath>

namespace flimnap::test {

QString LongTexts::translate(const char * /*context*/, const char *source, const char * /*disambiguation*/,
                             int /*n*/) const
{
    const QString text = QString::fromUtf8(source);
    const int letters = static_cast<int>(std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); }));
    const QString more = QString(" longa verba sunt in hac lingua").repeated(4);
    return letters < 3 ? text : text + more.left(static_cast<int>(std::ceil(letters * 0.4)));
}

} // namespace flimnap::test
