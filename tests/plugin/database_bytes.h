/** @file database_bytes.h
 *  All that a database holds, byte for byte. */
#ifndef NEARDUP_TESTS_PLUGIN_DATABASE_BYTES_H
#define NEARDUP_TESTS_PLUGIN_DATABASE_BYTES_H

#include <xapian.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace neardup {

inline std::vector<Xapian::docid> docids_of(const Xapian::Database& database) {
  return {database.postlist_begin(""), database.postlist_end("")};
}

/** Every byte of every document. */
inline std::map<Xapian::docid, std::string> serialised(const Xapian::Database& database) {
  std::map<Xapian::docid, std::string> documents;
  for (const Xapian::docid docid : docids_of(database)) documents[docid] = database.get_document(docid).serialise();
  return documents;
}

/** Every entry of the metadata whose key begins so. */
inline std::map<std::string, std::string> metadata_of(const Xapian::Database& database, const std::string& prefix) {
  std::map<std::string, std::string> entries;
  for (auto key = database.metadata_keys_begin(prefix); key != database.metadata_keys_end(prefix); ++key) {
    entries[*key] = database.get_metadata(*key);
  }
  return entries;
}

/** Bytes of the longest value in the metadata. */
inline std::size_t longest_metadata_value(const Xapian::Database& database) {
  std::size_t longest = 0;
  for (auto key = database.metadata_keys_begin(); key != database.metadata_keys_end(); ++key) {
    longest = std::max(longest, database.get_metadata(*key).size());
  }
  return longest;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_DATABASE_BYTES_H
