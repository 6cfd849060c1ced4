#pragma once

#include <functional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "models/row_list.h"
#include "scores/score_sheet.h"

class QJSEngine;
class QQmlEngine;

namespace flimnap {

class AppSettings;
class LibraryView;

/// A folder that is one tap away.
struct FilePlace
{
    Q_GADGET
    QML_VALUE_TYPE(filePlace)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(bool current MEMBER isCurrent FINAL)

public:
    QString label;
    QString path;
    bool isCurrent = false;

    bool operator==(const FilePlace &) const = default;
};

/// A file or folder in the folder that is shown.
struct FileEntry
{
    Q_GADGET
    QML_VALUE_TYPE(fileEntry)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(bool isFolder MEMBER isFolder FINAL)
    Q_PROPERTY(QString when MEMBER when FINAL)

public:
    QString name;
    QString path;
    bool isFolder = false;
    QString when; ///< it was written; of a file

    bool operator==(const FileEntry &) const = default;
};

/// Asks for a file on systems that have no other apps to hand it to: in which folder, under which name, and whether
/// what is there may be replaced. Qt 6.4 has no dialog of its own that can save.
class FilesView : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Files)
    QML_SINGLETON

    Q_PROPERTY(bool saves READ saves NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    Q_PROPERTY(bool canGoUp READ canGoUp NOTIFY changed FINAL)
    Q_PROPERTY(flimnap::RowList *places READ places CONSTANT FINAL)
    Q_PROPERTY(flimnap::RowList *entries READ entries CONSTANT FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QString inTheWay READ inTheWay NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(QString written READ written NOTIFY changed FINAL)

public:
    /// All of them must outlive the view.
    FilesView(LibraryView &library, AppSettings &settings, QObject *parent = nullptr);

    static FilesView *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    static void setInstance(FilesView *view);

    [[nodiscard]] bool saves() const { return m_question.saves; }
    [[nodiscard]] QString title() const { return m_question.title; }
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool canGoUp() const;
    [[nodiscard]] Rows<FilePlace> *places() { return &m_places; }
    /// Folders first.
    [[nodiscard]] Rows<FileEntry> *entries() { return &m_entries; }
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString &name);
    /// Asked before a file is replaced: which one; else empty.
    [[nodiscard]] QString inTheWay() const { return m_inTheWay; }
    [[nodiscard]] QString fault() const { return m_fault; }
    /// Where the file is that was saved; empty until then.
    [[nodiscard]] QString written() const { return m_written; }

    // What is asked for. The screen for it is wanted from then on; see wanted().
    Q_INVOKABLE void saveGame(int number);
    Q_INVOKABLE void saveAllGames();
    /// A scoring sheet as "pdf" or "csv".
    Q_INVOKABLE void saveScores(const flimnap::ScoreSheet &sheet, const QString &format);
    Q_INVOKABLE void openGame();

    Q_INVOKABLE void enter(const QString &folder);
    Q_INVOKABLE void goUp();
    /// Opens the file, or takes its name to save under.
    Q_INVOKABLE void choose(const QString &file);
    /// Asks before it replaces a file.
    Q_INVOKABLE void save();
    Q_INVOKABLE void replace();
    Q_INVOKABLE void keep();

signals:
    void changed();
    void wanted();

private:
    struct Question
    {
        bool saves = false;
        QString title;
        QString suffix;                                  ///< of the file that is saved
        QStringList filters;                             ///< of the files that are shown
        std::function<QString(const QString &file)> act; ///< answers with the fault's words
    };

    void ask(Question question, const QString &name);
    void look(const QString &folder);
    void fillPlaces();
    [[nodiscard]] QString target() const;
    void write();

    LibraryView &m_library;
    AppSettings &m_settings;
    Rows<FilePlace> m_places;
    Rows<FileEntry> m_entries;
    Question m_question;
    QString m_folder;
    QString m_name;
    QString m_inTheWay;
    QString m_fault;
    QString m_written;
};

} // namespace flimnap
