#include "platform/screen_awake.h"

namespace flimnap {

void ScreenAwake::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    keepOn(wanted);
}

} // namespace flimnap
