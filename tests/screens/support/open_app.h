#pragma once

#include <memory>

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QVariantMap>

#include "application.h"
#include "io/journal_text.h"

namespace flimnap::test {

/// Must be called before a QGuiApplication is made: no screen, no sound device, nobody's own settings.
void prepareOffscreen();

/// The real app with its window, offscreen, in a folder of its own or in the one given.
class OpenApp
{
public:
    OpenApp();
    explicit OpenApp(const QString &folder);

    [[nodiscard]] Application &application() { return *m_application; }
    [[nodiscard]] GameView &game() { return m_application->game(); }
    [[nodiscard]] OverviewView &overview() { return m_application->overview(); }
    [[nodiscard]] ActionsView &actions() { return m_application->actions(); }
    [[nodiscard]] TurnView &turn() { return m_application->turn(); }
    [[nodiscard]] AftermathView &aftermath() { return m_application->aftermath(); }
    [[nodiscard]] LibraryView &library() { return m_application->library(); }
    [[nodiscard]] AppSettings &settings() { return m_application->settings(); }
    [[nodiscard]] QQuickWindow &window() { return *m_window; }

    /// Lays the journal's game on the table as it was after so many moves.
    void lay(const Journal &journal, int moves);
    void resize(QSize size);
    void go(const QString &page, const QVariantMap &properties = {});
    void sheet(const QString &name, const QVariantMap &properties = {});
    void home();
    /// Lets everything happen that is due, animations left out, and looks at it before anything is tapped.
    void settle();
    /// Lets everything happen that is due while so little time passes.
    void pass(int milliseconds);
    /// Lets all items find their places.
    void layOut();
    [[nodiscard]] QImage picture();
    /// The page, the sheet and what else lies on the screen, and how many moves are made; to be compared.
    [[nodiscard]] QString shown();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_application;
    QQuickWindow *m_window = nullptr;
    std::int64_t m_time = 0; ///< milliseconds as the app's guard against double taps counts them
};

} // namespace flimnap::test
