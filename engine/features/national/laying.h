#pragma once

#include "joining/parts.h"

namespace flimnap::national {

// Where a game is joined in the middle; also where there is no such company, to say so.

/// What is special about a national company; its shares come before anybody gets some.
void layCompany(Joining &joining, CompanyId company, const Joining::Row &given);
/// The national company by what was formed into it, or why there is none; and the certificate limit it may change.
void layTable(Joining &joining);

} // namespace flimnap::national
