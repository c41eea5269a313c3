/** @file byte_range.h
 *  A half-open range of bytes in a UTF-8 text, used by every stage of the tokenizer. */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_BYTE_RANGE_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_BYTE_RANGE_H

#include <cstddef>

namespace neardup {

struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_BYTE_RANGE_H
