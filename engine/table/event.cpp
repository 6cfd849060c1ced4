#include "table/event.h"

namespace flimnap {

std::string_view name(AutomatonTrack track)
{
    switch (track) { // no default: the compiler names what is missing
    case AutomatonTrack::Brown:
        return "brown";
    case AutomatonTrack::Green:
        return "green";
    case AutomatonTrack::Yellow:
        return "yellow";
    case AutomatonTrack::Plain:
        return "plain";
    case AutomatonTrack::None:
        break;
    }
    return "none";
}

} // namespace flimnap
