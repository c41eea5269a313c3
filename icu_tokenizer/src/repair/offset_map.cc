#include "repair/offset_map.h"

namespace neardup {

void OffsetMap::clear() {
  changes_.clear();
  next_ = 0;
}

void OffsetMap::add(ByteRange source, ByteRange result) {
  changes_.push_back({static_cast<std::uint32_t>(source.begin), static_cast<std::uint32_t>(source.end),
                      static_cast<std::uint32_t>(result.begin), static_cast<std::uint32_t>(result.end)});
}

ByteRange OffsetMap::source_of(ByteRange result) {
  // Unchanged text after change i - 1 and before change i lies at a fixed distance from its source.
  const auto unchanged = [this](std::size_t i, std::size_t at) -> std::size_t {
    return i == 0 ? at : at - changes_[i - 1].result_end + changes_[i - 1].source_end;
  };
  while (next_ != changes_.size() && changes_[next_].result_end <= result.begin) {
    ++next_;
  }
  std::size_t last = next_;
  while (last != changes_.size() && changes_[last].result_end < result.end) {
    ++last;
  }
  const bool begins_in_change = next_ != changes_.size() && changes_[next_].result_begin <= result.begin;
  const bool ends_in_change = last != changes_.size() && changes_[last].result_begin < result.end;
  return {begins_in_change ? changes_[next_].source_begin : unchanged(next_, result.begin),
          ends_in_change ? changes_[last].source_end : unchanged(last, result.end)};
}

}  // namespace neardup
