#pragma once

#include "table/books.h"

namespace flimnap::automaton {

/// The deck's top card goes to one of his companies for nothing, which runs it in this round already (LI-8.14). With
/// that his turn is over.
void takeTopCard(Books &books);

/// His companies give up the least of their trains that are too many.
void scrapSurplus(Books &books);

} // namespace flimnap::automaton
