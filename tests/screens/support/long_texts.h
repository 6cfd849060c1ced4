#pragma once

#include <QTranslator>

namespace flimnap::test {

/// A language whose texts are 40 % longer than the English ones.
class LongTexts : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace flimnap::test
