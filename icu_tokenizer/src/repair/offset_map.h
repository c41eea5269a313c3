/** @file offset_map.h
 *  Maps ranges of a rewritten text back to the text from which it was made.
 *
 *  A rewrite (repair, NFC, fold) is a list of changes; the text between two changes was copied byte for byte.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

class OffsetMap {
 public:
  /** Begin without changes. */
  void clear();
  bool empty() const { return changes_.empty(); }

  /** Record that `source` became `result`. Changes come in text order and do not overlap; offsets are below 4 GiB.
   *  Adjacent changes are not merged. */
  void add(ByteRange source, ByteRange result);

  /** The bytes of the source from which a range of the result came. A range that touches a change covers the whole
   *  source of that change; text that was removed next to the range is left out.
   *  @param result  not empty; ask for ranges in text order. Cost: O(changes) for all ranges of a text. */
  ByteRange to_source(ByteRange result) { return changes_.empty() ? result : source_of(result); }

 private:
  struct Change {
    std::uint32_t source_begin;
    std::uint32_t source_end;
    std::uint32_t result_begin;
    std::uint32_t result_end;
  };

  ByteRange source_of(ByteRange result);

  std::vector<Change> changes_;
  std::size_t next_ = 0;  ///< first change that ends after the begin of the last range asked
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_OFFSET_MAP_H
