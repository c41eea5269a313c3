/** @file frame_set.h
 *  Blocks of text that are known to be frame on the pages of a site. THREADS: reading is safe from several at once. */
#ifndef NEARDUP_INTAKE_CONTENT_FRAME_SET_H
#define NEARDUP_INTAKE_CONTENT_FRAME_SET_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace neardup {

/** What a block is known by: XXH3 of its text. Stored: yes. */
std::uint64_t frame_hash(std::string_view block_text);

class FrameSet {
 public:
  FrameSet() = default;

  /** @param hashes  frame_hash() of the blocks, in any order. */
  explicit FrameSet(std::vector<std::uint64_t> hashes);

  bool has(std::uint64_t hash) const;
  bool empty() const { return hashes_.empty(); }
  std::size_t size() const { return hashes_.size(); }

  /** In ascending order, each once. */
  const std::vector<std::uint64_t>& hashes() const { return hashes_; }

 private:
  std::vector<std::uint64_t> hashes_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_FRAME_SET_H
