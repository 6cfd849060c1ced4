#include "shelf.h"

#include <cstdio>
#include <cstdlib>

#include "games.h"
#include "store/kept_session.h"

namespace flimnap::bench {

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = std::filesystem::temp_directory_path() / "flimnap-bench-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) {
        std::perror(pattern.c_str());
        std::exit(2);
    }
    m_path = pattern;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

void layLateGame(const std::string &folder)
{
    auto opening = Store::open(std::filesystem::path(folder) / "games.flimnap.db");
    Journal journal = wholeGame().journal;
    journal.moves.resize(journal.moves.size() * 9 / 10);
    if (!opening || !KeptSession::import(opening->store, library(), journal, "Friday evening", [] { return 0; })) {
        std::fprintf(stderr, "the game cannot be laid into %s\n", folder.c_str());
        std::exit(2);
    }
}

} // namespace flimnap::bench
