#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "io/game_library.h"
#include "platform/file_sharing.h"
#include "rounds/rules.h"
#include "views/score_export.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// The scoring sheet: filled in by hand for a game that nobody kept the books of, and written to files for any game.
class ScoreSheetView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ScoreSheets)
    QML_SINGLETON

    Q_PROPERTY(bool shares READ shares CONSTANT)
    Q_PROPERTY(QVariant games READ games CONSTANT)

public:
    /// The library must outlive the view.
    explicit ScoreSheetView(const GameLibrary &games,
                            std::unique_ptr<FileSharing> sharing = FileSharing::ofThisSystem(),
                            QObject *parent = nullptr);
    ~ScoreSheetView() override;

    static ScoreSheetView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(ScoreSheetView *view);

    /// What can be scored: [{value: its place, label, group, game, edition}].
    [[nodiscard]] QVariantList games() const;
    /// The place of the one begun last here, {game, edition}, else the first.
    [[nodiscard]] Q_INVOKABLE int usualGame(const QVariantMap &last) const;
    /// What is asked for one of these games as it is agreed on, {switch: value}: {currency, title, counts, switches:
    /// rows as in views/table_switches.h, companies: [{value, code, colour, textColour, percents, grownPercents,
    /// counted: [{key, label}]}], prices, privates: [{value, label}], hasDebt, hasPenalty, hasCards}; empty if there is
    /// no such game.
    [[nodiscard]] Q_INVOKABLE QVariantMap form(const QString &game, const QString &edition,
                                               const QVariantMap &agreed = {}) const;
    /// Of these percents those that one can hold beside what others have.
    [[nodiscard]] Q_INVOKABLE QVariantList percentsBeside(const QVariantList &percents, int others) const;
    /// {game, edition, agreed, companies: [{price, grown, and what else is counted}], players: [{name, colour, cash,
    /// debt, penalty, cards, percents, privates}]} -> {ok, scores} or {ok, reason}.
    [[nodiscard]] Q_INVOKABLE QVariantMap rank(const QVariantMap &sheet) const;

    /// {title, subtitle, currency, scores, worths} as text.
    [[nodiscard]] Q_INVOKABLE QString text(const QVariantMap &sheet) const;
    Q_INVOKABLE void copy(const QVariantMap &sheet) const;
    /// As "pdf", "csv" or "txt"; the fault's words if the file cannot be written.
    [[nodiscard]] Q_INVOKABLE QString save(const QVariantMap &sheet, const QString &format, const QUrl &file) const;

    /// Files go to other apps here, instead of being saved where somebody says.
    [[nodiscard]] bool shares() const { return m_sharing != nullptr; }
    /// The same file as save() writes, handed to another app; the fault's words if that is not possible.
    [[nodiscard]] Q_INVOKABLE QString share(const QVariantMap &sheet, const QString &format) const;

private:
    [[nodiscard]] std::optional<GameSummary> gameOf(const QString &game, const QString &edition) const;
    [[nodiscard]] std::shared_ptr<const Rules> rulesFor(const QVariantMap &sheet, int players) const;

    const GameLibrary &m_games;
    std::unique_ptr<FileSharing> m_sharing;
};

} // namespace flimnap
