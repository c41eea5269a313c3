#include "given_texts.h"

#include <algorithm>
#include <string>
#include <thread>

#include "bytes/utf8_characters.h"
#include "guarded_call.h"

namespace neardup::c {

GivenTexts::GivenTexts(const neardup_texts* texts)
    : data_(required(texts, "texts").data), offsets_(texts->offsets), count_(texts->count) {
  require_array(offsets_, count_, "offsets of the texts");
  if (count_ == 0) return;
  for (std::size_t i = 0; i != count_; ++i) {
    if (offsets_[i] <= offsets_[i + 1]) continue;
    throw std::invalid_argument("text " + std::to_string(i) + " begins at " + std::to_string(offsets_[i]) +
                                " and ends at " + std::to_string(offsets_[i + 1]) + "; offsets must ascend");
  }
  if (offsets_[count_] != offsets_[0]) bytes(data_, offsets_[count_], "texts");
}

GivenTexts::GivenTexts(const neardup_bytes* texts, std::size_t count, const char* name) : apart_(texts), count_(count) {
  require_array(texts, count_, name);
  for (std::size_t i = 0; i != count_; ++i) bytes(texts[i].data, texts[i].size, name);
}

std::vector<GivenTexts::Piece> GivenTexts::pieces() const {
  constexpr std::size_t kBytes = std::size_t{128} << 10U;
  constexpr std::size_t kTexts = 1024;
  std::vector<Piece> pieces;
  for (std::size_t begin = 0; begin != count_;) {
    std::size_t end = begin + 1;
    std::size_t size = (*this)[begin].size();
    while (end != count_ && end - begin != kTexts && size < kBytes) size += (*this)[end++].size();
    pieces.push_back({begin, end});
    begin = end;
  }
  return pieces;
}

void require_utf8(const GivenTexts& texts, std::size_t first) {
  for (std::size_t i = 0; i != texts.size(); ++i) {
    const std::size_t place = well_formed_size(texts[i]);
    if (place == texts[i].size()) continue;
    throw std::invalid_argument("text " + std::to_string(first + i) + " is not UTF-8 at byte " +
                                std::to_string(place + 1) + "; decode it from its encoding first");
  }
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
