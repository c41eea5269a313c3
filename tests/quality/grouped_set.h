/** @file grouped_set.h
 *  The groups that the project forms of one labelled set, held against their promise and against the labels. */
#ifndef NEARDUP_TESTS_QUALITY_GROUPED_SET_H
#define NEARDUP_TESTS_QUALITY_GROUPED_SET_H

#include <cstddef>
#include <string>
#include <vector>

#include "quality/measuring/cluster_agreement.h"

namespace neardup::quality {

/** Figures of the groups of one set at one threshold, formed as the group command forms them by default. */
struct GroupFigures {
  double threshold = 0;
  std::size_t groups = 0;
  std::size_t grouped_documents = 0;  ///< representatives included
  std::size_t largest_group = 0;      ///< documents
  std::size_t estimated_links = 0;    ///< members whose similarity is estimated
  double min_similarity = 1;          ///< least of a member with its representative, as the grouper reports it
  double least_similarity = 1;        ///< the same by brute force, the lower bound where it is estimated
  double least_of_texts = 1;          ///< the same by brute force from the texts
  Agreement pairwise;                 ///< with the labelled clusters; all 1 if there are none
  Agreement b_cubed;
};

struct GroupedSet {
  std::size_t documents = 0;
  bool labelled = false;           ///< whether it has labelled clusters
  std::size_t labelled_pairs = 0;  ///< of documents of one labelled cluster
  std::vector<GroupFigures> at;    ///< [thresholds]
};

/** Group a set at each threshold. @param folder  of the set. */
GroupedSet measure_groups(const std::string& folder, const std::vector<double>& thresholds);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_GROUPED_SET_H
