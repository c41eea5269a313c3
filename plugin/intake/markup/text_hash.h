/** @file text_hash.h
 *  A hash of short texts for tables in memory. THREADS: safe. */
#ifndef NEARDUP_INTAKE_MARKUP_TEXT_HASH_H
#define NEARDUP_INTAKE_MARKUP_TEXT_HASH_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace neardup {

/** Differs from one process to the next, so that no page can be written whose names collide.
 *  @param seed  the hash of what precedes the text. */
std::uint64_t text_hash(std::string_view text, std::uint64_t seed);

struct TextHash {
  std::size_t operator()(std::string_view text) const { return text_hash(text, 0); }
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TEXT_HASH_H
