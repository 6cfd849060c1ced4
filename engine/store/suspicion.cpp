#include "store/suspicion.h"

#include <fstream>
#include <system_error>

namespace flimnap {

namespace {

std::filesystem::path markBeside(std::filesystem::path file)
{
    return file += ".suspect";
}

} // namespace

void suspect(const std::filesystem::path &file)
{
    const std::ofstream created(markBeside(file));
}

bool isSuspected(const std::filesystem::path &file)
{
    std::error_code ignored;
    return std::filesystem::exists(markBeside(file), ignored);
}

void dropSuspicion(const std::filesystem::path &file)
{
    std::error_code ignored;
    std::filesystem::remove(markBeside(file), ignored);
}

} // namespace flimnap
