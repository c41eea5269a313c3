/** @file docid_list.h
 *  Lists documents in a message. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_DOCID_LIST_H
#define NEARDUP_PLUGIN_DATABASE_DOCID_LIST_H

#include <algorithm>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** "3 documents (docids 1, 2, 7)"; names only the first of many. */
inline std::string docid_list(const std::vector<Xapian::docid>& docids) {
  constexpr std::size_t kNamed = 10;
  std::string text = std::to_string(docids.size()) + (docids.size() == 1 ? " document (docid " : " documents (docids ");
  for (std::size_t i = 0; i != std::min(docids.size(), kNamed); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(docids[i]);
  }
  return text + (docids.size() > kNamed ? ", ...)" : ")");
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DOCID_LIST_H
