#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// Loans of companies.
class CompanyLoansView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::CompanyLoans)

public:
    static constexpr std::string_view name = "companyLoans";

    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] QString terms(const Rules &rules, const Move &move, const Events &events) const override;
    [[nodiscard]] std::vector<MoveKind> rareKinds() const override { return {MoveKind::TakeLoan, MoveKind::RepayLoan}; }
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
    [[nodiscard]] bool goesWithCompany(std::string_view event) const override { return event == "loans_changed"; }
    [[nodiscard]] QStringList facts(const Rules &rules, const Position &position, CompanyId company) const override;
    [[nodiscard]] QVariantList countedNumbers(const GameDefinition &game, ClassId size) const override;
    void layForTrial(const QVariantMap &entered, Parts &row) const override;
    [[nodiscard]] QVariantList financeFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const override;
    [[nodiscard]] QVariantList roundFields(const JoinAnswers &answers, const JoinFields &fields) const override;
    [[nodiscard]] QString sectionHelp(const JoinAnswers &answers, const QString &section) const override;
    void writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
};

} // namespace flimnap
