#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "io/definition_reader.h"

// A table is read or refused with a reason; nothing else may happen.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace flimnap;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Result<GameDefinition, Faults> definition = readDefinition(text, "input");
    if (!definition && definition.error().empty())
        std::abort();
    return 0;
}
