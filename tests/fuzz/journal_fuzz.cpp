#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "io/journal_text.h"

// Whatever is read without a fault must come back the same after it was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace flimnap;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Result<Journal, Faults> journal = parseJournal(text, "input");
    if (!journal)
        return 0;
    const Result<Journal, Faults> again = parseJournal(writeJournal(journal->header, journal->moves), "written");
    if (!again || !(*again == *journal))
        std::abort();
    return 0;
}
