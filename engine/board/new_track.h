#pragma once

#include "board/reach.h"

namespace flimnap::board {

/// What is new about a tile that replaces what lies on a hex, and whether a company's line would come to it: a piece of
/// track that was not there, run over from end to end, or a stop of another value.
class NewTrack
{
public:
    NewTrack(const GameMap &map, const Track &track, CompanyId company, HexId hex, const Face &after,
             const StopsKept &kept, const Reach &reach)
        : m_map(map), m_track(track), m_company(company), m_hex(hex), m_before(faceOn(map, track, hex)), m_after(after),
          m_kept(kept), m_reach(reach)
    {
    }

    [[nodiscard]] bool isReached() const;

private:
    [[nodiscard]] bool isReachedFrom(int side) const;
    [[nodiscard]] bool isReachedThrough(int stop, int from) const;
    [[nodiscard]] bool isReachedFromOwnStation() const;
    [[nodiscard]] bool isNewAt(int side, int stop) const;
    [[nodiscard]] bool hasOtherValue(int stop) const;
    [[nodiscard]] bool isPassable(int stop) const;
    [[nodiscard]] bool leavesOver(int out, int in) const;

    const GameMap &m_map;
    const Track &m_track;
    CompanyId m_company;
    HexId m_hex;
    const Face &m_before;
    const Face &m_after;
    const StopsKept &m_kept;
    const Reach &m_reach;
};

} // namespace flimnap::board
