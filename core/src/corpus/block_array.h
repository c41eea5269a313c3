/** @file block_array.h
 *  An array that grows without moving its elements, so that it never needs twice its memory. THREADS: one at a time; const
 *  functions from several. */
#ifndef NEARDUP_CORE_CORPUS_BLOCK_ARRAY_H
#define NEARDUP_CORE_CORPUS_BLOCK_ARRAY_H

#include <cstddef>
#include <memory>
#include <vector>

namespace neardup {

/** @tparam Value  trivially copyable. */
template <typename Value>
class BlockArray {
 public:
  void push_back(const Value& value) {
    if (size_ % kBlock == 0) blocks_.push_back(std::make_unique<Value[]>(kBlock));
    blocks_.back()[size_ % kBlock] = value;
    ++size_;
  }

  const Value& operator[](std::size_t i) const { return blocks_[i / kBlock][i % kBlock]; }

  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t kBlock = std::size_t{1} << 14;

  std::vector<std::unique_ptr<Value[]>> blocks_;
  std::size_t size_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_BLOCK_ARRAY_H
