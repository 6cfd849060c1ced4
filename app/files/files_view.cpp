#include "files/files_view.h"

#include <algorithm>

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QJSEngine>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

#include "library/library_view.h"
#include "scores/scores_view.h"
#include "settings/app_settings.h"

namespace flimnap {

namespace {

FilesView *theFiles = nullptr;

constexpr auto folderKey = "filesFolder";

QString standardFolder(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location);
}

/// A title as a file's name on every system that such a file may be carried to.
QString fileName(const QString &title)
{
    static const QRegularExpression forbidden(R"([\\/:*?"<>|\x00-\x1f])");
    QString name = QString(title).replace(forbidden, " ").simplified();
    while (name.startsWith('.') || name.startsWith(' '))
        name.remove(0, 1);
    return name.isEmpty() ? "flimnap" : name;
}

QString timeOf(const QFileInfo &file)
{
    return QLocale().toString(file.lastModified(), QLocale::ShortFormat);
}

} // namespace

FilesView::FilesView(LibraryView &library, AppSettings &settings, QObject *parent)
    : QObject(parent), m_library(library), m_settings(settings)
{
}

FilesView *FilesView::create(QQmlEngine * /*engine*/, QJSEngine * /*scriptEngine*/)
{
    QJSEngine::setObjectOwnership(theFiles, QJSEngine::CppOwnership);
    return theFiles;
}

void FilesView::setInstance(FilesView *view)
{
    theFiles = view;
}

QString FilesView::folder() const
{
    return QDir::toNativeSeparators(m_folder);
}

bool FilesView::canGoUp() const
{
    return !m_folder.isEmpty() && !QDir(m_folder).isRoot();
}

void FilesView::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    m_inTheWay.clear();
    m_fault.clear();
    emit changed();
}

void FilesView::saveGame(int number)
{
    ask({true,
         tr("Write the game to a file"),
         ".flimnap",
         {"*.flimnap"},
         [this, number](const QString &file) { return m_library.exportGame(number, QUrl::fromLocalFile(file)); }},
        m_library.titleOf(number));
}

void FilesView::saveAllGames()
{
    ask({true,
         tr("Write all games to one file"),
         ".flimnaps",
         {"*.flimnaps"},
         [this](const QString &file) { return m_library.saveAll(file); }},
        "Flimnap " + QDate::currentDate().toString(Qt::ISODate));
}

void FilesView::saveScores(const ScoreSheet &sheet, const QString &format)
{
    ask({true,
         tr("Write the scoring sheet to a file"),
         "." + format,
         {"*." + format},
         [sheet, format](const QString &file) { return ScoresView::save(sheet, format, file); }},
        sheet.title);
}

void FilesView::openGame()
{
    ask({false,
         tr("Import a game"),
         {},
         {"*.flimnap", "*.flimnaps"},
         [this](const QString &file) { return m_library.importGame(QUrl::fromLocalFile(file)); }},
        {});
}

void FilesView::ask(Question question, const QString &name)
{
    m_question = std::move(question);
    m_name = m_question.saves ? fileName(name) : QString();
    m_written.clear();
    const QStringList likely = {m_settings.value(folderKey, QString()).toString(),
                                standardFolder(QStandardPaths::DocumentsLocation), QDir::homePath()};
    const auto there = std::find_if(likely.begin(), likely.end(),
                                    [](const QString &folder) { return !folder.isEmpty() && QDir(folder).exists(); });
    look(there == likely.end() ? QDir::rootPath() : *there);
    emit wanted();
}

void FilesView::enter(const QString &folder)
{
    look(folder);
}

void FilesView::goUp()
{
    QDir parent(m_folder);
    if (parent.cdUp())
        look(parent.absolutePath());
}

void FilesView::look(const QString &folder)
{
    m_inTheWay.clear();
    m_fault.clear();
    const QDir wanted(folder);
    if (!wanted.isReadable()) {
        m_fault = tr("%1 cannot be opened.").arg(QDir::toNativeSeparators(folder));
        emit changed();
        return;
    }
    m_folder = wanted.absolutePath();
    QList<FileEntry> rows;
    constexpr auto order = QDir::DirsFirst | QDir::Name | QDir::LocaleAware | QDir::IgnoreCase;
    const QFileInfoList found =
        wanted.entryInfoList(m_question.filters, QDir::AllDirs | QDir::Files | QDir::NoDotAndDotDot, order);
    for (const QFileInfo &entry : found)
        rows.append(
            {entry.fileName(), entry.absoluteFilePath(), entry.isDir(), entry.isDir() ? QString() : timeOf(entry)});
    m_entries.set(rows);
    fillPlaces();
    emit changed();
}

void FilesView::fillPlaces()
{
    QList<FilePlace> rows;
    const auto add = [&](const QString &label, const QString &folder) {
        const bool isKnown = std::ranges::find(rows, folder, &FilePlace::path) != rows.end();
        if (QDir(folder).exists() && !isKnown)
            rows.append({label, folder, folder == m_folder});
    };
    add(tr("Documents"), standardFolder(QStandardPaths::DocumentsLocation));
    add(tr("Downloads"), standardFolder(QStandardPaths::DownloadLocation));
    add(tr("Desktop"), standardFolder(QStandardPaths::DesktopLocation));
    add(tr("Home"), QDir::homePath());
    m_places.set(rows);
}

void FilesView::choose(const QString &file)
{
    const QFileInfo chosen(file);
    if (m_question.saves) {
        setName(chosen.completeBaseName());
        return;
    }
    m_fault = m_question.act(chosen.absoluteFilePath());
    if (m_fault.isEmpty())
        m_settings.setValue(folderKey, m_folder);
    emit changed();
}

/// The suffix is ours to add; who types it as well gets it once.
QString FilesView::target() const
{
    QString name = m_name.trimmed();
    if (name.endsWith(m_question.suffix, Qt::CaseInsensitive))
        name.chop(m_question.suffix.size());
    return name.isEmpty() ? QString() : QDir(m_folder).filePath(fileName(name) + m_question.suffix);
}

void FilesView::save()
{
    m_fault.clear();
    m_inTheWay.clear();
    const QFileInfo there(target());
    if (target().isEmpty()) {
        m_fault = tr("The file needs a name.");
    } else if (there.isDir()) {
        m_fault = tr("%1 is a folder.").arg(there.fileName());
    } else if (there.exists()) {
        m_inTheWay = tr("%1 is there already, of %2.").arg(there.fileName(), timeOf(there));
    } else {
        write();
    }
    emit changed();
}

void FilesView::replace()
{
    m_inTheWay.clear();
    write();
    emit changed();
}

void FilesView::keep()
{
    m_inTheWay.clear();
    emit changed();
}

void FilesView::write()
{
    m_fault = m_question.act(target());
    if (!m_fault.isEmpty())
        return;
    m_settings.setValue(folderKey, m_folder);
    m_written = QDir::toNativeSeparators(target());
}

} // namespace flimnap
