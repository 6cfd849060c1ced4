#pragma once

#include <string_view>

#include <QCoreApplication>

#include "features/feature_view.h"

namespace flimnap {

/// The draft from stacks, railways that only build, and the bond railway.
class StackDraftView final : public FeatureView
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::StackDraft)

public:
    static constexpr std::string_view name = "stackDraft";

    using FeatureView::addTo;

    [[nodiscard]] QString openingName() const override { return tr("Draft"); }
    [[nodiscard]] QString openingTitle() const override { return tr("Draft"); }
    [[nodiscard]] std::vector<MoveKind> openingKinds() const override { return {MoveKind::BuyPrivate}; }
    [[nodiscard]] QString expectation(const Rules &rules, const Position &position,
                                      const QString &player) const override;
    [[nodiscard]] QString drawTitle(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawText(const GameDefinition &game, const Move &draw) const override;
    [[nodiscard]] QString drawReason(const Session &session, const Offer &draw) const override;
    [[nodiscard]] QString drawn(const GameDefinition &game, const Move &draw, const QString &result) const override;
    [[nodiscard]] std::vector<Stretch> stories(const Rules &rules, const Move &move, const Events &events,
                                               const Position &after) const override;
    [[nodiscard]] std::optional<Handwork> handwork(const Rules &rules, const Position &position,
                                                   const Event &event) const override;
    void print(const GameDefinition &game, QJsonObject &values) const override;
    void addTo(QList<TableSection> &sections, const TableItems &items) const override;
    [[nodiscard]] std::optional<QJsonObject> overridden(const TableItems &items, const QStringList &path,
                                                        const QJsonValue &value) const override;
    [[nodiscard]] QString title(const Move &move) const override;
    [[nodiscard]] QString said(const Wording &words, const Move &move) const override;
    [[nodiscard]] bool standsAside(const std::string &what) const override { return what == "bond_token"; }
    [[nodiscard]] QString advice(const Rules &rules, const Position &position, const Move &move) const override;
    [[nodiscard]] EffectKind::Kind eventKind(std::string_view event) const override
    {
        return event == "role_given" ? EffectKind::Company : EffectKind::Other;
    }
    [[nodiscard]] QString status(const Position &position, CompanyId company) const override;
    [[nodiscard]] ChartMark mark(const GameDefinition &game, CellId cell) const override;
    [[nodiscard]] QStringList facts(const Rules &rules, const Position &position, CompanyId company) const override;
    [[nodiscard]] std::string role(const JoinAnswers &answers, const QString &code) const override;
    [[nodiscard]] QString roleNote(const JoinAnswers &answers, const QString &code) const override;
    [[nodiscard]] QVariantMap companyGroup(const JoinAnswers &answers, const JoinFields &fields) const override;
    [[nodiscard]] QVariantList minorFields(const JoinAnswers &answers, const JoinFields &fields,
                                           const QString &code) const override;
    [[nodiscard]] QVariantList charterFields(const JoinAnswers &answers, const JoinFields &fields,
                                             const QString &code) const override;
    [[nodiscard]] std::optional<int> usualNumber(const JoinAnswers &answers, const QStringList &place) const override;
    [[nodiscard]] std::optional<JoinSections::Spot> spot(const QStringList &place) const override;
    void write(JoinedPosition &table, const JoinAnswers &answers) const override;
};

} // namespace flimnap
