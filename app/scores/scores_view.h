#pragma once

#include <memory>

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "platform/file_sharing.h"
#include "scores/score_sheet.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class GameView;

/// What everybody has in the game that lies open, now and round by round; and how a scoring sheet leaves the app.
class ScoresView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Scores)
    QML_SINGLETON

    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::ScoreRow> rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(QList<flimnap::WorthLine> worths READ worths NOTIFY changed FINAL)
    Q_PROPERTY(bool shares READ shares CONSTANT FINAL)

public:
    explicit ScoresView(GameView &game, std::unique_ptr<FileSharing> sharing = FileSharing::ofThisSystem(),
                        QObject *parent = nullptr);
    ~ScoresView() override;

    static ScoresView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(ScoresView *view);

    /// "Final scoring".
    [[nodiscard]] QString title() const;
    /// The scoring sheet, best first.
    [[nodiscard]] QList<ScoreRow> rows() const;
    [[nodiscard]] QList<WorthLine> worths() const;
    /// All of that to be taken along.
    [[nodiscard]] Q_INVOKABLE flimnap::ScoreSheet sheet(bool withWorths) const;

    Q_INVOKABLE void copy(const flimnap::ScoreSheet &sheet) const;
    /// As "pdf" or "csv"; the fault's words if the file cannot be written.
    [[nodiscard]] static QString save(const ScoreSheet &sheet, const QString &format, const QString &file);
    /// Files go to other apps here, instead of being saved where somebody says.
    [[nodiscard]] bool shares() const { return m_sharing != nullptr; }
    /// The same file as save() writes, handed to another app; the fault's words if that is not possible.
    [[nodiscard]] Q_INVOKABLE QString share(const flimnap::ScoreSheet &sheet, const QString &format) const;

signals:
    void changed();

private:
    const GameView &m_game;
    std::unique_ptr<FileSharing> m_sharing;
};

} // namespace flimnap
