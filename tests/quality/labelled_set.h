/** @file labelled_set.h
 *  A labelled near-duplicate set: DIR/docs.tsv.xz, one `id TAB text` a line, \\ \t \r \n escaped; its labels:
 * clusters.tsv, one `id TAB cluster` a line, or pairs.tsv, which begins with a line of column names after '#'. */
#ifndef NEARDUP_TESTS_QUALITY_LABELLED_SET_H
#define NEARDUP_TESTS_QUALITY_LABELLED_SET_H

#include <map>
#include <string>
#include <vector>

#include "neardup/cluster_agreement.h"

namespace neardup::quality {

struct LabelledDocument {
  std::string id;
  std::string text;
};

/** Read the documents of a set. @exception std::runtime_error if they cannot be read. */
std::vector<LabelledDocument> read_documents(const std::string& folder);

/** The labelled cluster of each document: what clusters.tsv says, or else what hangs together by the pairs of a
 * pairs.tsv that lists matches, not similarities. A document without a label stands alone. Empty if the set has no such
 * labels.
 *  @param documents  of the set, in the order of the result.
 *  @exception std::out_of_range if a label names no document. */
Clustering labelled_clusters(const std::string& folder, const std::vector<LabelledDocument>& documents);

/** The folders below `place` that have documents, by name. */
std::vector<std::string> labelled_sets(const std::string& place);

/** How each set was labelled, in a few words by the set's name, as the columns `#dataset` and `labels` of
 *  place/MANIFEST.tsv have it; empty if there is no such file. */
std::map<std::string, std::string> label_kinds(const std::string& place);

/** The folders below `place` that have pairs with a Jaccard index, by name. */
std::vector<std::string> sets_with_jaccard(const std::string& place);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_LABELLED_SET_H
