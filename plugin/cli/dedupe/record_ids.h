/** @file record_ids.h
 *  Which records have the same id? Ids are kept as hashes of 64 bits: 8 bytes a record. THREADS: one at a time; const
 *  functions from several. */
#ifndef NEARDUP_CLI_DEDUPE_RECORD_IDS_H
#define NEARDUP_CLI_DEDUPE_RECORD_IDS_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string_view>
#include <vector>

namespace neardup::cli {

class RecordIds {
 public:
  /** Of records without an id. */
  static constexpr std::uint64_t kNone = 0;

  static std::uint64_t hash(std::string_view id);

  /** The id of an item. Items that are skipped have none. @param item  greater than those before. */
  void add(std::size_t item, std::uint64_t id);

  std::uint64_t id(std::size_t item) const { return item < ids_.size() ? ids_[item] : kNone; }

  /** Whether no item has an id. */
  bool empty() const { return ids_.size() == 0; }

  /** The items of each id that several have, ascending, by the first item. Cost: linear; repeated ids are sorted. */
  std::vector<std::vector<std::uint32_t>> repeated() const;

 private:
  std::deque<std::uint64_t> ids_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_RECORD_IDS_H
