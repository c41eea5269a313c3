/** @file labelled_set.h
 *  Documents of which somebody said which are near-duplicates of each other: what methods are measured on.
 *
 *  DOCS is a file of JSON lines (json_document.h), or one of `id TAB text` lines, in which \\ \t \n \r are escaped; or
 * a folder with such a file, docs.jsonl or docs.tsv, and its labels, pairs.tsv or clusters.tsv. All may be compressed.
 *  Labels of pairs are lines `id1 TAB id2 [TAB similarity]`: a first line that begins with '#' names the columns, and
 * one whose name begins with J is the similarity; without it the third column is, if it is a number. Labels of clusters
 * are lines `id TAB cluster`; columns after these are not read. THREADS: pure functions. */
#ifndef NEARDUP_CLI_MEASURING_LABELLED_SET_H
#define NEARDUP_CLI_MEASURING_LABELLED_SET_H

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "groups/cluster_agreement.h"

namespace neardup::cli {

struct LabelledDocument {
  std::string id;
  std::string text;
};

/** Two documents that belong together, by their number in the set. */
struct LabelledPair {
  std::size_t first = 0;
  std::size_t second = 0;            ///< the greater
  std::optional<double> similarity;  ///< 0..1; nothing where the label only says that they match
};

struct LabelledSet {
  std::string name;  ///< of the file or folder
  std::vector<LabelledDocument> documents;
  std::vector<LabelledPair> pairs;  ///< distinct, ascending

  /** Whether the labels are similarities. */
  bool graded() const { return !pairs.empty() && pairs.front().similarity.has_value(); }

  /** Who hangs together by the pairs that reach a similarity; by all pairs if they are not graded. */
  Clustering clusters(double threshold) const;

  /** The same by the pairs that are true. */
  Clustering clusters(const std::function<bool(const LabelledPair&)>& is_true) const;
};

/** Read a set.
 *  @param labels  file of the pairs, or of clusters if its name begins with "clusters"; empty: those of the folder.
 *  @exception std::runtime_error naming file and line if one is malformed, an id is unknown or occurs twice, a pair has
 *             two similarities, only some pairs have one, or a document is in two clusters; naming the file or folder
 * if it has no documents or no labels, or cannot be read. */
LabelledSet read_labelled_set(const std::string& documents, const std::string& labels);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_LABELLED_SET_H
