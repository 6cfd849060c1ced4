#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "models/row_model.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// The app about itself: which it is, where it keeps the games, and what its signs and words mean.
class AboutView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(About)
    QML_SINGLETON

    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(flimnap::RowModel *signs READ signs CONSTANT)
    Q_PROPERTY(flimnap::RowModel *words READ words CONSTANT)

public:
    /// With the folder of the games.
    explicit AboutView(const QString &folder, QObject *parent = nullptr);

    static AboutView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(AboutView *view);

    [[nodiscard]] QString version() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    /// [{subject, meaning}]
    [[nodiscard]] RowModel *signs() { return &m_signs; }
    [[nodiscard]] RowModel *words() { return &m_words; }

    /// The app speaks another language now.
    void retranslate();

private:
    QString m_folder;
    RowModel m_signs;
    RowModel m_words;
};

} // namespace flimnap
