#pragma once

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The company that is formed of those in debt.
class NationalView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::National)

public:
    static constexpr std::string_view name = "national";

    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] QString choiceWord(const Wording &words, const Move &move, const std::string &word) const override;
    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] QString due(const Move &move, const QString &who, const QString &director) const override;
    [[nodiscard]] QString meaning(const Wording &words, const GameDefinition &game, const Move &move) const override;
    [[nodiscard]] bool standsAside(const std::string &what) const override;
    [[nodiscard]] bool isAskedNow(const std::string &what, const Move &last, const Events &events) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override;
    [[nodiscard]] QString sizeName(const std::string &className) const override;
    [[nodiscard]] QStringList facts(const Rules &rules, const Position &position, CompanyId company) const override;
    [[nodiscard]] QVariantList progress(const Session &session) const override;
    [[nodiscard]] QVariantList charterFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const override;
    [[nodiscard]] std::optional<int> usualNumber(const JoinAnswers &answers, const QStringList &place) const override;
    [[nodiscard]] bool isUsual(const JoinAnswers &answers, const QStringList &place) const override;
    void writeCompany(const JoinAnswers &answers, const QString &code, Parts &row) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
};

} // namespace flimnap
