/** @file labelled_set.h
 *  The folder of labelled sets, and what of a set's labels says that documents belong together. Sets are read by
 *  cli::read_labelled_set(). */
#ifndef NEARDUP_TESTS_QUALITY_LABELLED_SET_H
#define NEARDUP_TESTS_QUALITY_LABELLED_SET_H

#include "quality/measuring/labelled_set.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace neardup::quality {

/** A set with the pairs that match: by clusters.tsv if it has one, or else by a pairs.tsv that lists matches, not
 *  similarities; none if it has no such labels.
 *  @exception std::runtime_error as cli::read_labelled_set(). */
cli::LabelledSet read_matches(const std::string& folder);

/** The folders below `place` that have documents, by name. */
std::vector<std::string> labelled_sets(const std::string& place);

/** Calls `take` with each of the labelled_sets() of a place, which may be empty, and about 30 of its texts, spread over
 *  the set.
 *  @param together  how many neighbours are taken at a time.
 *  @return whether there is a set. */
bool each_labelled_sample(
    const std::string& place, std::size_t together,
    const std::function<void(const std::string& set, const std::vector<std::string>& texts)>& take);

/** How each set was labelled, in a few words by the set's name, as the columns `#dataset` and `labels` of
 *  place/MANIFEST.tsv have it; empty if there is no such file. */
std::map<std::string, std::string> label_kinds(const std::string& place);

/** The folders below `place` that have pairs with a Jaccard index, by name. */
std::vector<std::string> sets_with_jaccard(const std::string& place);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_LABELLED_SET_H
