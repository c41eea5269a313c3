/** @file id_set.h
 *  Remembers which ids a run has met, in about 8 bytes an id. THREADS: one at a time. */
#ifndef NEARDUP_CLI_INDEXING_ID_SET_H
#define NEARDUP_CLI_INDEXING_ID_SET_H

#include <cstdint>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace neardup::cli {

/** A set of hashes of ids: an id that was never added may look as if it was, with a chance of 1 in 2^64 for each id. */
class IdSet {
 public:
  /** @return false if it is in the set, or looks so. */
  bool add(std::string_view id);

 private:
  std::vector<std::uint64_t> sorted_;
  std::unordered_set<std::uint64_t> recent_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_ID_SET_H
