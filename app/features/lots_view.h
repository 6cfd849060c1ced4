#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The auction of some of the private railways.
class LotsView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Lots)

public:
    static constexpr std::string_view name = "lots";

    [[nodiscard]] std::vector<MoveKind> openingKinds() const override;
    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QVariantList lots(const Rules &rules, const Position &position) const override;

    void print(const GameDefinition &game, QJsonObject &values) const override;
    void addTo(QList<TableSection> &sections, const TableItems &items) const override;
    [[nodiscard]] std::optional<QJsonObject> overridden(const TableItems &items, const QStringList &path,
                                                        const QJsonValue &value) const override;
    [[nodiscard]] QString hint(const TableItems &items) const override;

    [[nodiscard]] QString railwaysTitle() const override;
    [[nodiscard]] QString railwaysNote(const JoinAnswers &answers) const override;
    void addTo(QVariantList &fields, const JoinFields &form, const JoinAnswers &answers,
               const PrivateDefinition &railway) const override;
    [[nodiscard]] std::optional<JoinSections::Spot> spot(const QStringList &place) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
};

} // namespace flimnap
