/** @file labelled_set.h
 *  A labelled near-duplicate set: DIR/docs.tsv.xz, one `id TAB text` a line, \\ \t \r \n escaped. */
#ifndef NEARDUP_TESTS_QUALITY_LABELLED_SET_H
#define NEARDUP_TESTS_QUALITY_LABELLED_SET_H

#include <string>
#include <vector>

namespace neardup::quality {

struct LabelledDocument {
  std::string id;
  std::string text;
};

/** Read the documents of a set. @exception std::runtime_error if they cannot be read. */
std::vector<LabelledDocument> read_documents(const std::string& folder);

/** The folders below `place` that have pairs with a Jaccard index, by name. */
std::vector<std::string> sets_with_jaccard(const std::string& place);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_LABELLED_SET_H
