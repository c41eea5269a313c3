/** @file recall_note.h
 *  What to know before a search for pairs that the bands of a scheme seldom bring together. THREADS: pure functions. */
#ifndef NEARDUP_CLI_ROWS_RECALL_NOTE_H
#define NEARDUP_CLI_ROWS_RECALL_NOTE_H

#include <string>

#include "output/log_format.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Bands that find fewer pairs than this at the threshold deserve a note. */
constexpr double kGoodRecall = 0.9;

/** A note if the bands find fewer than kGoodRecall of the pairs at a threshold: the recall to expect there, and a scheme
 *  that does better; otherwise nothing.
 *  @param threshold  Jaccard index. */
std::string recall_note(const Scheme& scheme, double threshold);

/** A note for searches by containment if the scheme has no bands for excerpts; otherwise nothing. */
std::string containment_note(const Scheme& scheme);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_RECALL_NOTE_H
