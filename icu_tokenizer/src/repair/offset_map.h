/** @file offset_map.h
 *  The way back from a rewritten text to the text it was made from.
 *
 *  A rewrite (repair, NFC, fold) is a list of changes; what lies between two changes was copied byte for byte.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "repair/byte_range.h"

namespace neardup {

class OffsetMap {
 public:
  /** Nothing was changed. */
  void clear();
  bool empty() const { return changes_.empty(); }

  /** Record that `source` became `result`. Changes come in text order and do not overlap; offsets are below 4 GiB.
   *  Changes that touch each other stay apart. */
  void add(ByteRange source, ByteRange result);

  /** The bytes of the source that a range of the result came from: a range that touches a change covers the whole
   *  source of that change; what was removed beside the range is left out.
   *  @param result  not empty; ranges are asked in text order. Cost: O(changes) for all ranges of a text. */
  ByteRange to_source(ByteRange result);

 private:
  struct Change {
    std::uint32_t source_begin;
    std::uint32_t source_end;
    std::uint32_t result_begin;
    std::uint32_t result_end;
  };

  std::vector<Change> changes_;
  std::size_t next_ = 0;  ///< first change that ends after the begin of the last range asked
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H
