#include "views/colours.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QColor>

#include "support/journals.h"

namespace flimnap::test {
namespace {

// The contrast of WCAG 2: 4.5 is what small text needs.
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QString &a, const QString &b)
{
    const double one = luminance(QColor(a));
    const double other = luminance(QColor(b));
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

TEST(Colours, EveryCompanysCodeCanBeReadOnItsToken)
{
    for (const GameSummary &summary : library().games()) {
        const GameDefinition game = *library().definition(summary.game, summary.edition, summary.variant, "{}");
        for (const CompanyId company : ids(game.companies)) {
            const QString colour = companyColour(game, company);
            EXPECT_GE(contrast(colour, textOn(colour)), 4.5) << game.companies[company].code;
        }
    }
}

// The journal's SX, PR and BY are printed Sx, Pr and By on their tokens.
TEST(Colours, ATokenHasTheCodeThatIsPrintedOnIt)
{
    const GameDefinition game = *library().definition("18cz", "ru", "base", "{}");
    for (const auto &[code, printed] : {std::pair("SX", "Sx"), {"PR", "Pr"}, {"BY", "By"}, {"kk", "kk"}})
        EXPECT_EQ(tokenOf(game, game.findCompany(code)).value("token").toString(), printed);
}

} // namespace
} // namespace flimnap::test
