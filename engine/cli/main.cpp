#include <iostream>
#include <span>
#include <vector>

#include "cli/command_line.h"

int main(int count, char **arguments)
{
    std::ios::sync_with_stdio(false);
    const std::span<char *> all(arguments, static_cast<std::size_t>(count));
    const std::span<char *> given = all.subspan(all.empty() ? 0 : 1);
    const std::vector<std::string> words(given.begin(), given.end());
    const flimnap::Status status = flimnap::run(words, {std::cin, std::cout, std::cerr});
    if (!std::cout.flush()) {
        std::cerr << "flimnap-cli: the output cannot be written\n";
        return static_cast<int>(flimnap::Status::Unusable);
    }
    return static_cast<int>(status);
}
