#include "start_options.h"

#include <QCoreApplication>

namespace flimnap {

namespace {

constexpr auto usage = R"(Usage: flimnap [OPTION] [FILE]

Banker at an 18xx table. FILE is a game (.flimnap) or a file of all games (.flimnaps);
where Flimnap runs already, it is opened there.

  --data FOLDER   keep games and settings in FOLDER
  --version       print the version
  -h, --help      print this text

flimnap-cli replays, checks and scores games without a window.
)";

} // namespace

std::optional<QString> startAnswer(const QStringList &arguments)
{
    if (arguments.contains("--help") || arguments.contains("-h"))
        return usage;
    if (arguments.contains("--version"))
        return "Flimnap " + QCoreApplication::applicationVersion() + "\n";
    return {};
}

Result<StartOptions, QString> readStartOptions(const QStringList &arguments, const QString &usualFolder)
{
    StartOptions options{usualFolder, {}};
    for (qsizetype place = 1; place < arguments.size(); ++place) {
        const QString &word = arguments[place];
        if (word == "--data") {
            if (++place == arguments.size())
                return QString("--data needs a folder; see flimnap --help");
            options.folder = arguments[place];
        } else if (word.startsWith('-')) {
            return QString("%1 is no option; see flimnap --help").arg(word);
        } else if (!options.file.isEmpty()) {
            return QString("%1: one file is enough; see flimnap --help").arg(word);
        } else {
            options.file = word;
        }
    }
    return options;
}

} // namespace flimnap
