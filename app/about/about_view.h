#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "words/glossary.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

/// The app about itself: which it is, where it keeps the games, and what its signs and words mean.
class AboutView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(About)
    QML_SINGLETON

    Q_PROPERTY(QString version READ version CONSTANT FINAL)
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    Q_PROPERTY(QList<flimnap::Explanation> signs READ signs NOTIFY retranslated FINAL)
    Q_PROPERTY(QList<flimnap::Explanation> words READ words NOTIFY retranslated FINAL)

public:
    /// With the folder of the games.
    explicit AboutView(const QString &folder, QObject *parent = nullptr);

    static AboutView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(AboutView *view);

    [[nodiscard]] QString version() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] static QList<Explanation> signs() { return signsOfTheScreens(); }
    [[nodiscard]] static QList<Explanation> words() { return wordsOfTheGames(); }

signals:
    /// The app speaks another language now.
    void retranslated();

private:
    QString m_folder;
};

} // namespace flimnap
