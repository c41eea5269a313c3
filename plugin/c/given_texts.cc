#include "given_texts.h"

#include <algorithm>
#include <string>
#include <thread>

#include "guarded_call.h"

namespace neardup::c {

GivenTexts::GivenTexts(const neardup_texts* texts)
    : data_(required(texts, "texts").data), offsets_(texts->offsets), count_(texts->count) {
  if (count_ == 0) return;
  required(offsets_, "offsets of the texts");
  for (std::size_t i = 0; i != count_; ++i) {
    if (offsets_[i] <= offsets_[i + 1]) continue;
    throw std::invalid_argument("text " + std::to_string(i) + " begins at " + std::to_string(offsets_[i]) +
                                " and ends at " + std::to_string(offsets_[i + 1]) + "; offsets must ascend");
  }
  if (offsets_[count_] != offsets_[0]) bytes(data_, offsets_[count_], "texts");
}

std::vector<GivenTexts::Piece> GivenTexts::pieces() const {
  constexpr std::size_t kBytes = std::size_t{128} << 10U;
  constexpr std::size_t kTexts = 1024;
  std::vector<Piece> pieces;
  for (std::size_t begin = 0; begin != count_;) {
    std::size_t end = begin + 1;
    while (end != count_ && end - begin != kTexts && offsets_[end] - offsets_[begin] < kBytes) ++end;
    pieces.push_back({begin, end});
    begin = end;
  }
  return pieces;
}

std::size_t threads_for(std::uint32_t threads) {
  constexpr std::uint32_t kMost = 256;
  if (threads > kMost) {
    throw std::invalid_argument("threads are " + std::to_string(threads) + ", must be at most " +
                                std::to_string(kMost));
  }
  return threads != 0 ? threads : std::clamp(std::thread::hardware_concurrency(), 1U, kMost);
}

}  // namespace neardup::c
