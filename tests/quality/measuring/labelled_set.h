/** @file labelled_set.h
 *  Documents with labels that say which are near-duplicates, for measurements.
 *
 *  DOCS is a file of JSON lines (json_document.h), or of lines `id TAB text` with the escapes \\ \t \n \r; or a
 *  folder with such a file, docs.jsonl or docs.tsv, and its labels, pairs.tsv or clusters.tsv. All files may be
 *  compressed.
 *  Labels of pairs are lines `id1 TAB id2 [TAB similarity]`. If the first line begins with '#', it names the
 *  columns, and the column whose name begins with J is the similarity. Without such a line the third column is the
 *  similarity, if it is a number. Labels of clusters are lines `id TAB cluster`; further columns are ignored.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_MEASURING_LABELLED_SET_H
#define NEARDUP_CLI_MEASURING_LABELLED_SET_H

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "quality/measuring/cluster_agreement.h"

namespace neardup::cli {

struct LabelledDocument {
  std::string id;
  std::string text;
  std::string title{};  ///< of a JSON line; empty if there is none
};

/** Two near-duplicates, by their numbers in the set. */
struct LabelledPair {
  std::size_t first = 0;
  std::size_t second = 0;            ///< the greater number
  std::optional<double> similarity;  ///< 0..1; nothing if the label has no similarity
};

struct LabelledSet {
  std::string name;  ///< name of the file or folder
  std::vector<LabelledDocument> documents;
  std::vector<LabelledPair> pairs;  ///< distinct, ascending

  /** Whether the labels are similarities. */
  bool graded() const { return !pairs.empty() && pairs.front().similarity.has_value(); }

  /** The clusters that connect the pairs of at least this similarity; of all pairs if they are not graded. */
  Clustering clusters(double threshold) const;

  /** The clusters of the true pairs. */
  Clustering clusters(const std::function<bool(const LabelledPair&)>& is_true) const;
};

/** Read a set.
 *  @param labels  file of pairs, or of clusters if its name begins with "clusters"; empty for the labels in the
 *                 folder.
 *  @exception std::runtime_error naming file and line if a line is malformed, an id is unknown or occurs twice, a
 *             pair has two similarities, only some pairs have one, or a document is in two clusters; naming the file
 *             or folder if it has no documents or labels, or cannot be read. */
LabelledSet read_labelled_set(const std::string& documents, const std::string& labels);

/** A function that tells whether one of two documents has an id that begins with A, and the other one an id that
 *  begins with B.
 *  @param set      kept by reference.
 *  @param between  "A:B"; empty allows any pair and returns nothing.
 *  @exception UsageError if `between` has another form. */
std::function<bool(std::size_t, std::size_t)> comparable_between(const LabelledSet& set, const std::string& between);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_LABELLED_SET_H
