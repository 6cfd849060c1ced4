#include "child.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace flimnap::bench {

namespace {

[[noreturn]] void become(const std::filesystem::path &program, const std::vector<std::string> &arguments)
{
    std::vector<char *> words{const_cast<char *>(program.c_str())};
    for (const std::string &argument : arguments)
        words.push_back(const_cast<char *>(argument.c_str()));
    words.push_back(nullptr);
    const auto now = std::chrono::steady_clock::now().time_since_epoch(); // the monotonic clock
    const auto started = std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
    ::setenv("FLIMNAP_STARTED", std::to_string(started).c_str(), 1);
    ::execv(program.c_str(), words.data());
    std::perror(program.c_str());
    ::_exit(127);
}

std::string readAll(int descriptor)
{
    std::string text;
    char part[4096];
    for (ssize_t size = 0; (size = ::read(descriptor, part, sizeof part)) > 0;)
        text.append(part, static_cast<std::size_t>(size));
    return text;
}

} // namespace

Outcome run(const std::string &program, const std::vector<std::string> &arguments, Output output)
{
    const std::filesystem::path path = std::filesystem::read_symlink("/proc/self/exe").parent_path() / program;
    int ends[2];
    if (::pipe(ends) != 0)
        return {127, {}, 0};
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child < 0)
        return {127, {}, 0};
    if (child == 0) {
        if (output == Output::Kept)
            ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        become(path, arguments);
    }
    ::close(ends[1]);
    Outcome outcome;
    outcome.printed = readAll(ends[0]);
    ::close(ends[0]);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    outcome.peakMemory = static_cast<double>(usage.ru_maxrss) / 1024;
    return outcome;
}

} // namespace flimnap::bench
